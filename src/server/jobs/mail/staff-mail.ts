import { unleased, type JobLeases } from '#domain/job-leases.ts';
import type { MakeLimit } from '#domain/leads/shared-limit.ts';
import { MailRefused, type Mail, type Mailer } from '#domain/mail/mail.ts';
import { mailAttemptMs } from '#domain/mail/mail-retries.ts';
import type { DigestItem, StaffDigest } from '#domain/mail/staff-digest.ts';
import { digestMail } from '#site/mail/digest-mail.tsx';
import type { SiteSettings } from '#content/site-settings.ts';
import { officeAddress } from './office-address.ts';

/** Mail to staff, never more than sixty an hour however much comes in (fault matrix F4). */
export type StaffMail = ReturnType<typeof createStaffMail>;

const lookEveryMs = 30_000;
const itemsInOneMail = 500;
/** After a process that died while it sent. */
const freeAfterMs = mailAttemptMs;
const everybody = 'staff';

export function createStaffMail(parts: {
  mailer: Pick<Mailer, 'send'>;
  digest: StaffDigest;
  makeLimit: MakeLimit;
  settings: SiteSettings;
  siteUrl: string;
  salesAddress: string;
  /** Shares work by the clock with other nodes; alone unless told otherwise. */
  leases?: JobLeases;
  now(): Date;
}) {
  const { mailer, digest, makeLimit, leases = unleased, now } = parts;
  const singles = makeLimit('staff-mail');
  const digests = makeLimit('staff-digest');

  /** What somebody typed may be what a mail server refuses: the next one then tells references alone. */
  let withTitles = true;
  const sendDue = async () => {
    const waiting = await digest.waiting(itemsInOneMail);
    // Not given back: a failing server is asked again no sooner than the next is due.
    if (waiting.items.length === 0) return 0;
    if ((await digests.take(everybody, now().getTime())) > 0) return 0;
    const addressOf = (item: DigestItem) => officeAddress(parts.siteUrl, item);
    const items = waiting.items.map((item) =>
      withTitles ? item : { ...item, title: 'In the back office' },
    );
    try {
      await mailer.send(digestMail({ ...waiting, items }, { ...parts, addressOf }));
    } catch (error) {
      withTitles = !(withTitles && error instanceof MailRefused);
      throw error;
    }
    withTitles = true;
    await digest.remove(waiting.items);
    return waiting.items.length;
  };

  const sendDigest = async () =>
    (await leases.oneAtATime('staff-digest', freeAfterMs, sendDue)) ?? 0;

  return {
    /** Sends the mail, or keeps its item for the next digest. Throws as the mailer does. */
    async send(mail: Mail, item: DigestItem): Promise<void> {
      if ((await singles.take(everybody, now().getTime())) > 0) {
        return digest.add(item, now().toISOString());
      }
      try {
        await mailer.send(mail);
      } catch (error) {
        await singles.giveBack(everybody);
        throw error;
      }
    },
    /** Sends the digest if one is due; gives how many items it told of. */
    sendDigest,
    every: [
      {
        name: 'staff-digest',
        everyMs: lookEveryMs,
        run: sendDigest,
        fault: 'the digest for staff was not sent',
      },
    ],
  };
}

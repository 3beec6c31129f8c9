import { createAdfPoster } from '#adapters/feed-https/create-adf-poster.ts';
import { isPublicAddress } from '#outgoing/public-address.ts';
import { createMailboxMailer } from '#adapters/mail-mailbox/mailbox-mailer.ts';
import { createSmtpMailer } from '#adapters/mail-smtp/smtp-mailer.ts';
import { createAltchaFormProof } from '#adapters/proof-altcha/altcha-form-proof.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import { createStaffDigest } from '#db/repositories/staff-digest.ts';
import { forgetFullBuckets, limitInDatabase, usualLimit } from '#db/repositories/rate-buckets.ts';
import { createMailbox } from '#db/repositories/mailbox.ts';
import { createLeadService } from '#domain/leads/lead-service.ts';
import { limitWithFallback } from '#domain/leads/shared-limit.ts';
import { createStaffMail } from '../../jobs/mail/staff-mail.ts';
import { adfHandlers, forwardTopics } from '../../jobs/adf/adf-handlers.ts';
import { leadHandlers } from '../../jobs/mail/lead-handlers.ts';
import type { FormSpool } from './form-spool.ts';
import type { Area, Foundation } from '../area.ts';

const cleaningEveryMs = 6 * 3_600_000;

/** Leads with everything behind them: table, mail, and the cleaning that retention asks for. */
export function createLeadServices(
  { env: { mail, adf, siteUrl }, pools: { visitors: database }, ...foundation }: Foundation,
  settings: SiteSettings,
  /** Keeps forms while the database is away. */
  spool: Pick<FormSpool, 'leads'>,
) {
  const { leases, listings, log, now } = foundation;
  const repository = spool.leads(createLeadRepository(database));
  const mailer =
    mail.target.kind === 'smtp'
      ? createSmtpMailer({
          url: mail.target.url,
          from: { name: settings.name, address: mail.from ?? settings.salesEmail },
          messageDomain: new URL(siteUrl).hostname,
        })
      : createMailboxMailer(createMailbox(database));
  const makeLimit = usualLimit(database);
  const salesAddress = mail.salesTo ?? settings.salesEmail;
  const ways = {
    mailTo: adf.mailTo,
    poster: adf.post && createAdfPoster({ ...adf.post, isPublicAddress }),
  };
  const forwards = forwardTopics(ways);
  const staffMail = createStaffMail({
    mailer,
    digest: createStaffDigest(database),
    // Kept with the mails that wait: a restart must not begin a new hour.
    makeLimit: limitWithFallback(limitInDatabase(database)),
    settings,
    siteUrl,
    salesAddress,
    leases,
    now,
  });
  return {
    services: {
      service: createLeadService({
        leads: repository,
        proof: createAltchaFormProof({ now }),
        makeLimit,
        settings,
        forwards,
        now,
      }),
      repository,
      mailer,
      staffMail,
      makeLimit,
      salesAddress,
      /** Who else is told of leads. */
      forwards,
    },
    jobs: leadHandlers({
      leads: repository,
      listings,
      mailer,
      staffMail,
      settings,
      siteUrl,
      salesAddress,
    }).concat(adfHandlers(ways, { leads: repository, listings, mailer, settings, siteUrl })),
    every: [
      ...staffMail.every,
      {
        name: 'lead-retention',
        everyMs: cleaningEveryMs,
        lease: true,
        async run() {
          const [deleted] = await Promise.all([
            repository.deleteExpired(now()),
            forgetFullBuckets(database, now()),
          ]);
          if (deleted > 0) log.info({ deleted }, 'leads past their retention were deleted');
        },
        fault: 'leads past their retention could not be deleted',
      },
    ],
  } satisfies Area<unknown>;
}

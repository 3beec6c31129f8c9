import { afterEach, beforeEach, expect, it } from 'vitest';
import { siteSettings } from '#content/site-settings.ts';
import { limitInDatabase } from '#db/repositories/rate-buckets.ts';
import { createStaffDigest } from '#db/repositories/staff-digest.ts';
import { MailRefused, type Mail } from '#domain/mail/mail.ts';
import { createStaffMail } from '#server/jobs/mail/staff-mail.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

describeDatabases('mail to staff', ({ create }) => {
  let fresh: FreshDatabase;
  beforeEach(async () => {
    fresh = await create();
  });
  afterEach(() => fresh.remove());

  /** A mail server and a clock of the test's own. */
  function bed() {
    let atMs = Date.parse('2026-11-02T09:00:00.000Z');
    const sent: { mail: Mail; atMs: number }[] = [];
    const server = { down: false, refuses: /^$/ };
    const staff = createStaffMail({
      mailer: {
        async send(mail) {
          if (server.refuses.test(mail.text)) throw new MailRefused('Mail refused: 554');
          if (server.down) throw new Error('Mail not sent: no answer');
          sent.push({ mail, atMs });
        },
      },
      digest: createStaffDigest(fresh.database),
      makeLimit: limitInDatabase(fresh.database),
      settings: siteSettings,
      siteUrl: 'https://omnibus.example',
      salesAddress: 'sales@example.com',
      now: () => new Date(atMs),
    });
    const tell = (number: number) => {
      const reference = `OM-${String(number).padStart(4, '0')}-TEST-TEST`;
      const mail: Mail = {
        id: `lead-sales-${reference}`,
        to: 'sales@example.com',
        replyTo: null,
        subject: `Contact from visitor ${number}`,
        text: reference,
        html: '',
      };
      const item = { topic: 'lead-tell-sales', subjectId: number, reference, title: mail.subject };
      return staff.send(mail, item);
    };
    /** As the worker's timer does, for so long. */
    const pass = async (ms: number) => {
      for (let passed = 0; passed < ms; passed += minuteMs) {
        atMs += minuteMs;
        await staff.sendDigest().catch(() => 0);
      }
    };
    const mostInAnHour = () =>
      Math.max(
        ...sent.map(
          (one) =>
            sent.filter((other) => other.atMs > one.atMs - hourMs && other.atMs <= one.atMs).length,
        ),
      );
    const told = () => sent.flatMap(({ mail }) => mail.text.match(/OM-\d{4,5}-TEST-TEST/g) ?? []);
    return { staff, sent, server, tell, pass, mostInAnHour, told };
  }

  it('is one by one on an ordinary day', async () => {
    const { sent, tell, pass } = bed();
    for (let number = 0; number < 30; number++) {
      await tell(number);
      await pass(4 * minuteMs);
    }
    expect(sent.map(({ mail }) => mail.id)).toHaveLength(30);
    expect(sent.every(({ mail }) => mail.id.startsWith('lead-sales-'))).toBe(true);
  });

  it(
    'is at most sixty an hour when ten thousand leads come at once',
    { timeout: 120_000 },
    async () => {
      const { sent, tell, pass, mostInAnHour, told } = bed();
      for (let minute = 0; minute < 20; minute++) {
        await Promise.all(Array.from({ length: 500 }, (_, at) => tell(minute * 500 + at)));
        await pass(minuteMs);
      }
      for (let number = 10_000; number < 10_100; number++) {
        await tell(number);
        await pass(minuteMs);
      }
      await pass(3 * hourMs);
      expect(mostInAnHour()).toBeLessThanOrEqual(60);
      expect(told().toSorted()).toHaveLength(10_100);
      expect(new Set(told()).size).toBe(10_100);
      const digest = sent.find(({ mail }) => mail.id.startsWith('staff-digest-'));
      expect(digest?.mail.subject).toMatch(/^[\d,]+ requests at once$/);
      expect(digest?.mail.text).toMatch(
        /Contact from visitor (\d+) \(https:\/\/omnibus\.example\/staff\/leads\/\1\)/,
      );
    },
  );

  it('waits for a mail server that is away, and is counted only when it was sent', async () => {
    const { sent, server, tell, pass } = bed();
    server.down = true;
    for (let round = 0; round < 50; round++) await expect(tell(1)).rejects.toThrow('not sent');
    server.down = false;
    for (let number = 1; number <= 24; number++) await tell(number);
    expect(sent).toHaveLength(24);
    await tell(25);
    await tell(25);
    server.down = true;
    await pass(20 * minuteMs);
    server.down = false;
    await pass(20 * minuteMs);
    expect(sent.filter(({ mail }) => mail.text.includes('OM-0025-TEST-TEST'))).toHaveLength(1);
  });

  it('is told without what somebody typed when a mail server refuses that', async () => {
    const { sent, server, tell, pass, told } = bed();
    for (let number = 0; number < 24; number++) await tell(number);
    server.refuses = /visitor 27/;
    for (let number = 24; number < 30; number++) await tell(number);
    await pass(20 * minuteMs);
    expect(told()).toHaveLength(30);
    expect(sent.at(-1)?.mail.text).toContain('https://omnibus.example/staff/leads/27');
    for (let number = 30; number < 50; number++) await tell(number);
    await pass(20 * minuteMs);
    expect(told()).toHaveLength(50);
    expect(sent.at(-1)?.mail.text).toContain('visitor 49');
  });

  it('that is told again after a crash has the same Message-ID', async () => {
    const { staff, sent, tell, pass } = bed();
    for (let number = 0; number < 30; number++) await tell(number);
    const items = await createStaffDigest(fresh.database).waiting(10);
    await staff.sendDigest();
    // The process died between the mail server's answer and letting go of the items.
    for (const item of items.items) {
      await fresh.database.kysely
        .insertInto('staff_digest')
        .values({
          id: item.id,
          topic: item.topic,
          subject_id: item.subjectId,
          reference: item.reference,
          title: item.title,
          at: item.at,
        })
        .execute();
    }
    await pass(10 * minuteMs);
    const digests = sent.filter(({ mail }) => mail.id.startsWith('staff-digest-'));
    expect(digests).toHaveLength(2);
    expect(new Set(digests.map(({ mail }) => mail.id)).size).toBe(1);
  });
});

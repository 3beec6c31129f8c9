import { createServer, Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMailboxMailer } from '#adapters/mail-mailbox/mailbox-mailer.ts';
import { createSmtpMailer } from '#adapters/mail-smtp/smtp-mailer.ts';
import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import { createMailbox } from '#db/repositories/mailbox.ts';
import { MailRefused, type Mail, type Mailer } from '#domain/mail/mail.ts';
import { mailJob } from '#server/jobs/mail/mail-job.ts';
import { storeLead } from '#test/factories/lead-factory.ts';
import { sqliteTestDatabase, type FreshDatabase } from '#test/setup/databases.ts';
import { listenLocally } from '#test/setup/listen-locally.ts';
import { startMailSink, type MailSink } from './mailer-sink.ts';

const mail: Mail = {
  id: 'lead-sales-OM-0000-0000-0000',
  to: 'sales@omnibus.example',
  replyTo: 'zoe@example.com',
  subject: 'Message from Zoë O’Brien, 2015 Ford E-450 (stock A-17)',
  text: 'Is the lift at the back?\n',
  html: '<!doctype html><p>Is the lift at the back?</p>',
};

let sink: MailSink;
let fresh: FreshDatabase;
let smtp: Mailer;

beforeAll(async () => {
  sink = await startMailSink();
  fresh = await sqliteTestDatabase.create();
  smtp = createSmtpMailer({
    url: sink.url,
    from: { name: 'Omnibus', address: 'website@omnibus.example' },
    messageDomain: 'omnibus.example',
  });
});
afterEach(() => {
  sink.mails.length = 0;
  sink.refuseWith(null);
});
afterAll(async () => {
  await sink.close();
  await fresh.remove();
});

describe('every mailer', () => {
  it('takes a mail, and the same mail again', async () => {
    const mailbox = createMailbox(fresh.database);
    // Mails about requests that were erased meanwhile are not kept: `erased-mails.contract.ts`.
    await storeLead(createLeadRepository(fresh.database), { reference: 'OM-0000-0000-0000' });
    for (const mailer of [smtp, createMailboxMailer(mailbox)]) {
      await mailer.send(mail);
      await mailer.send(mail);
    }
    expect(await mailbox.list(9)).toMatchObject([mail]);
    const ids = sink.mails.map(({ data }) => /^Message-ID: (.*)$/im.exec(data)?.[1]);
    expect(ids).toEqual(Array(2).fill('<lead-sales-OM-0000-0000-0000@omnibus.example>'));
  });
});

describe('mail by SMTP', () => {
  it('waits minutes for a server that looks a mail over, and is not sent anew meanwhile', async () => {
    const patience = vi.spyOn(Socket.prototype, 'setTimeout');
    await smtp.send(mail);
    const silenceMs = Math.max(...patience.mock.calls.map(([ms]) => ms));
    patience.mockRestore();
    expect(silenceMs).toBeGreaterThanOrEqual(5 * 60_000);
    const job = mailJob({
      topic: 'any',
      find: async () => mail,
      write: (written) => written,
      send: smtp.send,
    });
    expect(job.timeoutMs).toBeGreaterThan(silenceMs);
  });

  it('ends the connection to a server that answers without an end', async () => {
    let dripping: NodeJS.Timeout | undefined;
    const ended = Promise.withResolvers<void>();
    const dripper = createServer((socket) => {
      socket.write('220 dripper\r\n');
      dripping = setInterval(() => socket.write('250-wait\r\n'), 20);
      socket.on('error', () => {});
      socket.on('close', () => ended.resolve());
    });
    const port = await listenLocally(dripper);
    const mailer = createSmtpMailer({
      url: `smtp://127.0.0.1:${port}`,
      from: { name: 'Omnibus', address: 'website@omnibus.example' },
      messageDomain: 'omnibus.example',
      longestMs: 300,
    });
    await expect(mailer.send(mail)).rejects.toThrow('Mail not sent');
    await ended.promise;
    clearInterval(dripping);
    await new Promise((resolve) => dripper.close(resolve));
  });

  it('has a fixed envelope, both halves, and the visitor only as Reply-To', async () => {
    await smtp.send(mail);
    const [sent] = sink.mails;
    expect(sent?.from).toMatch(/^MAIL FROM:<website@omnibus\.example>/i);
    expect(sent?.recipients).toEqual(['RCPT TO:<sales@omnibus.example>']);
    expect(sent?.data).toMatch(/^Reply-To: zoe@example\.com\r?$/im);
    expect(sent?.data).toMatch(/^From: Omnibus <website@omnibus\.example>\r?$/im);
    expect(sent?.data).toContain('Content-Type: text/plain');
    expect(sent?.data).toContain('Content-Type: text/html');
    expect(sent?.data).toMatch(/^Auto-Submitted: auto-generated\r?$/im);
    expect(sent?.data).not.toMatch(/^List-Unsubscribe/im);
  });

  it('is plain text alone where there is no other half', async () => {
    await smtp.send({ ...mail, text: '<?xml version="1.0"?>\n<adf/>\n', html: '' });
    const [sent] = sink.mails;
    expect(sent?.data).toMatch(/^Content-Type: text\/plain; charset=utf-8\r?$/im);
    expect(sent?.data).not.toMatch(/multipart|text\/html/);
    expect(sent?.data).toContain('<?xml version="1.0"?>');
  });

  it('says how a mail that comes again is ended (RFC 8058)', async () => {
    const unsubscribe = `https://omnibus.example/contact/bus-alert/${'f'.repeat(32)}`;
    await smtp.send({ ...mail, unsubscribe });
    const data = sink.mails[0]?.data.replace(/\r\n /g, ' ');
    expect(data).toMatch(/^List-Unsubscribe: +<https:\/\/omnibus\.example\/[^>]*f{32}>\r?$/im);
    expect(data).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/im);
  });

  it.each([
    ['subject', { subject: 'Hi\r\nBcc: v@x.test\r\n\r\nbody' }],
    ['reply-to', { replyTo: 'a@b.test\r\nBcc: v@x.test' }],
    ['reply-to list', { replyTo: 'a@b.test, v@x.test' }],
    ['id', { id: 'x>\r\nBcc: v@x.test' }],
    ['body', { text: 'x\r\n.\r\nMAIL FROM:<x@x.test>\r\nRCPT TO:<v@x.test>\r\n' }],
  ])('keeps what is smuggled in by the %s out of envelope and headers', async (_, part) => {
    await smtp.send({ ...mail, ...part });
    expect(sink.mails).toHaveLength(1);
    expect(sink.mails[0]?.recipients).toEqual(['RCPT TO:<sales@omnibus.example>']);
    const [headers = ''] = (sink.mails[0]?.data ?? '').split('\r\n\r\n');
    expect(headers).not.toMatch(/^(Bcc|Cc):/im);
  });

  it('tells "never" from "not now", and names no person in the error', async () => {
    sink.refuseWith('550 5.1.1 zoe@example.com unknown');
    const never = await smtp.send(mail).catch((error: unknown) => error);
    expect(never).toBeInstanceOf(MailRefused);
    expect(String(never)).not.toContain('zoe');
    sink.refuseWith('450 4.2.1 try later');
    const later = await smtp.send(mail).catch((error: unknown) => error);
    expect(later).toBeInstanceOf(Error);
    expect(later).not.toBeInstanceOf(MailRefused);
    const nowhere = createSmtpMailer({
      url: 'smtp://127.0.0.1:1',
      from: { name: 'Omnibus', address: 'website@omnibus.example' },
      messageDomain: 'omnibus.example',
    });
    await expect(nowhere.send(mail)).rejects.not.toBeInstanceOf(MailRefused);
  });
});

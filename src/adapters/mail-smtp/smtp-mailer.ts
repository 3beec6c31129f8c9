import { Socket } from 'node:net';
import { MailRefused, type Mail, type Mailer } from '#domain/mail/mail.ts';
import { mailAttemptMs } from '#domain/mail/mail-retries.ts';

export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  from: { name: string; address: string };
  /** Right side of every Message-ID. */
  messageDomain: string;
  /** Of a server that goes on answering without an end; an attempt's time unless told otherwise. */
  longestMs?: number;
}

const connectMs = 10_000;
/** Shorter than an attempt, so that it ends before another begins. */
const silenceMs = mailAttemptMs - 60_000;

/**
 * Mail by SMTP. The envelope is fixed: one sender from the configuration, one recipient. Addresses
 * are handed over as objects, so that no part of one is ever parsed as a list of several; content
 * comes from strings only, never from a path or an address.
 */
export function createSmtpMailer(settings: SmtpSettings): Mailer {
  const { longestMs = mailAttemptMs } = settings;
  return {
    async send(mail) {
      // The library ends silence only: a server that sends a byte now and then would hold it for ever.
      const socket = new Socket();
      const ending = setTimeout(() => socket.destroy(), longestMs);
      try {
        // Loaded with the first mail: the library is large, and the start should not wait for it.
        const { createTransport } = await import('nodemailer');
        const server = createTransport({
          url: settings.url,
          socket,
          connectionTimeout: connectMs,
          greetingTimeout: connectMs,
          socketTimeout: silenceMs,
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        await server.sendMail({
          messageId: `<${mail.id}@${settings.messageDomain}>`,
          envelope: { from: settings.from.address, to: [mail.to] },
          from: settings.from,
          to: { name: '', address: mail.to },
          replyTo: mail.replyTo === null ? undefined : { name: '', address: mail.replyTo },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          headers: { 'Auto-Submitted': 'auto-generated', ...endingOf(mail) },
        });
      } catch (error) {
        throw describe(error);
      } finally {
        clearTimeout(ending);
      }
    },
  };
}

/** What mail programs show as a button beside the sender. */
const endingOf = ({ unsubscribe }: Mail): Record<string, string> =>
  unsubscribe === undefined
    ? {}
    : {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };

/** The server's code decides whether to try again; its words may name a person and are dropped. */
function describe(error: unknown): Error {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  const what = responseCode ? `the mail server answered ${responseCode}` : (code ?? 'no answer');
  const forGood = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
  return forGood ? new MailRefused(`Mail refused: ${what}`) : new Error(`Mail not sent: ${what}`);
}

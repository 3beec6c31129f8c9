import { inLanguage } from '#messages/in-language.ts';
import { languageOf } from '#messages/languages.ts';
import { MailRefused, type Mail } from '#domain/mail/mail.ts';
import { mailAttemptMs, mailRetries } from '#domain/mail/mail-retries.ts';
import { PermanentFailure, type ClaimedJob } from '#domain/outbox.ts';
import type { JobHandler } from '../outbox-worker.ts';
import type { StaffMail } from './staff-mail.ts';

export interface MailJob<Subject> extends Pick<JobHandler, 'topic' | 'retries'> {
  /** What the mail is about, as it is now; null when nobody is to be written to any more. */
  find(job: ClaimedJob): Promise<Subject | null>;
  /** The language that its reader wrote from, as it was kept; absent or unknown is English, staff's. */
  reads?(subject: Subject): string | undefined;
  write(subject: Subject, job: ClaimedJob): Mail | null | Promise<Mail | null>;
  /** Throws as the mailer does. */
  send(mail: Mail, subject: Subject, topic: string): Promise<void>;
  /** Told when this mail will never be taken; nobody tries it again. */
  refused?(subject: Subject, problem: string): Promise<void>;
  /** Told when a server has taken the mail. */
  sent?(subject: Subject): Promise<void>;
}

/**
 * The job that sends one kind of mail: tried again while the mail server may yet take it, given up
 * and noted when it never will. Run twice, it sends the same Message-ID.
 */
export function mailJob<Subject>(mail: MailJob<Subject>): JobHandler {
  const { topic, retries = mailRetries } = mail;
  return {
    topic,
    retries,
    timeoutMs: mailAttemptMs,
    async handle(jobs) {
      for (const job of jobs) {
        const subject = await mail.find(job);
        const language = languageOf(subject && mail.reads?.(subject)) ?? 'en';
        const written = subject && (await inLanguage(language, () => mail.write(subject, job)));
        if (!written) continue;
        try {
          await mail.send(written, subject, topic);
        } catch (error) {
          if (!(error instanceof MailRefused)) throw error;
          await mail.refused?.(subject, error.message);
          throw new PermanentFailure(error.message);
        }
        await mail.sent?.(subject);
      }
    },
  };
}

/** Sends mail to ourselves, which is counted: too much of it waits for a digest. */
export function toStaff(staffMail: Pick<StaffMail, 'send'>) {
  return (mail: Mail, { id, reference }: { id: number; reference: string }, topic: string) =>
    staffMail.send(mail, { topic, subjectId: id, reference, title: mail.subject });
}

/** What staff read in the history: the address may be wrong, so they call instead. */
export const bounced = (problem: string, whose = 'our mail to this address') =>
  `Bounced: ${whose} was refused for good (${problem})`;

import { isBlank, lengthOf, manyLines, oneLine } from '#domain/forms/read-text.ts';
import type { ReplyDraft } from '../../islands/reply/reply.tsx';

const longestSubject = 200;
const longestBody = 20_000;

/** A typed mail as it would be sent, with what stands against it. */
export function readReply(form: Readonly<Record<string, string>>): ReplyDraft {
  const subject = oneLine(form['subject'] ?? '');
  const body = manyLines(form['body'] ?? '');
  const problems: ReplyDraft['problems'] = {};
  if (isBlank(subject)) problems.subject = 'Write a subject';
  else if (lengthOf(subject) > longestSubject) problems.subject = 'At most 200 characters';
  if (isBlank(body)) problems.body = 'Write a message';
  else if (lengthOf(body) > longestBody) problems.body = 'At most 20,000 characters';
  else if (/\{\{|\}\}/.test(subject + body)) {
    problems.body = 'Something in {{…}} was not filled in; replace it';
  }
  return { subject, body, problems };
}

import { msg } from '@lingui/core/macro';
import { HTTPException } from 'hono/http-exception';
import { say, type Message } from '#messages/i18n.ts';

/** What is wrong with a posted body, whoever reads it, and what its sender is told. */
const answers = {
  'wrong-type': [
    415,
    msg`This is sent in a form that cannot be read here: the content type is wrong.`,
  ],
  'too-large': [413, msg`This is larger than can be taken at once.`],
  'too-many-parts': [413, msg`These are more fields than can be taken at once.`],
  malformed: [
    400,
    msg`What was sent is not whole or not well-formed. Load the page again and send it anew.`,
  ],
  'cut-short': [400, msg`What was sent did not arrive whole. Send it again.`],
  busy: [503, msg`Very much is being sent to us at the moment. Wait a minute and send it again.`],
} as const satisfies Record<string, readonly [400 | 413 | 415 | 503, Message]>;

/**
 * A body that is not read, or not to its end: 400, 413, 415, or 503 while many large ones arrive.
 * Thrown by every reader and answered in one place, unless a page has better words. Its message is in
 * the language of the request.
 */
export class BodyFault extends HTTPException {
  override name = 'BodyFault';
  readonly reason: keyof typeof answers;
  declare readonly status: (typeof answers)[keyof typeof answers][0];
  constructor(reason: keyof typeof answers) {
    const [status, message] = answers[reason];
    super(status, { message: say(message) });
    this.reason = reason;
  }
}

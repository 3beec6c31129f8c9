import type { RetryPolicy } from '../outbox.ts';

/**
 * For mails that are still worth reading when they are late. A mail server may be away for two days
 * before we give up, and when it is back, everything that waits is tried within ten minutes (fault
 * matrix F1): so no pause is longer than nine. Pauses last three quarters of that on average.
 */
export const mailRetries: RetryPolicy = {
  maxAttempts: 435,
  firstDelayMs: 5_000,
  longestDelayMs: 9 * 60_000,
};

/**
 * One attempt may take so long. Whoever gives up while a server still looks a mail over cannot know
 * that it was taken, and sends it again, each time: RFC 5321 asks for patience of minutes (4.5.3.2).
 */
export const mailAttemptMs = 6 * 60_000;

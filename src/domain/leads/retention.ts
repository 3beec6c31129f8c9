import type { LeadState } from './lead-states.ts';

/**
 * How many days a lead is kept after its last change, by state; then it is deleted with its history.
 * Open requests are never deleted by a clock.
 */
export const retentionDays: Readonly<Record<LeadState, number | null>> = {
  unconfirmed: 7,
  new: null,
  answered: 730,
  closed: 730,
  spam: 30,
};

/** How long a repeated submission gets its first answer again. */
export const idempotencyDays = 30;

/** How long the development mailbox keeps a mail. */
export const mailboxDays = 30;

/** The ISO time before which a thing kept for `days` is due for deletion. */
export function keptUntil(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString();
}

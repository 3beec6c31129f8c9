import { openMinutesBefore, openMinutesBetween } from '../../office/opening-minutes.ts';
import { openingHours } from '../../office/opening-hours.ts';
import { alertKinds } from '../lead-forms.ts';
import type { InboxLead } from './lead-inbox.ts';

/** How soon a person should hear from us, counted while the office is open. */
export const answerWithinMinutes = 60;

export interface AnswerClock {
  /** Open minutes from arrival to the first answer, or until now. */
  minutes: number;
  state: 'answered' | 'waiting' | 'due' | 'late' | 'none';
  /** In words: "waits 25 min", "answered in 2 h 5 min". */
  text: string;
}

const noAnswer: AnswerClock = { minutes: 0, state: 'none', text: 'no answer needed' };

/** How long a lead waited or waits for its first answer, in opening hours; an alert asks us nothing. */
export function answerClock(
  lead: Pick<InboxLead, 'createdAt' | 'firstAnswerAt' | 'kind' | 'state'>,
  now: Date,
  office = openingHours,
): AnswerClock {
  if (alertKinds.includes(lead.kind)) return noAnswer;
  const created = new Date(lead.createdAt);
  // Opened again, or merged with one that nobody answered.
  if (lead.firstAnswerAt !== null && lead.state === 'new')
    return { minutes: 0, state: 'due', text: 'waits again' };
  if (lead.firstAnswerAt !== null) {
    const minutes = openMinutesBetween(created, new Date(lead.firstAnswerAt), office);
    return { minutes, state: 'answered', text: `answered in ${durationText(minutes)}` };
  }
  if (lead.state !== 'new') return noAnswer;
  const minutes = openMinutesBetween(created, now, office);
  const state =
    minutes >= answerWithinMinutes
      ? 'late'
      : minutes >= answerWithinMinutes / 2
        ? 'due'
        : 'waiting';
  const cameClosed = minutes === 0 && now.getTime() - created.getTime() >= 60_000;
  const waits = cameClosed ? 'until we open' : durationText(minutes);
  return { minutes, state, text: `waits ${waits}` };
}

/** Leads that came in before this instant and were not answered are late. */
export function lateBefore(now: Date, office = openingHours): Date {
  return openMinutesBefore(now, answerWithinMinutes, office);
}

/** Minutes of opening as people say them; a working day has nine hours. */
export function durationText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const days = Math.floor(minutes / 540);
  const hours = Math.floor((minutes % 540) / 60);
  const rest = minutes % 60;
  if (days > 0) {
    return `${days} working ${days === 1 ? 'day' : 'days'}${hours > 0 ? ` ${hours} h` : ''}`;
  }
  return rest > 0 ? `${hours} h ${rest} min` : `${hours} h`;
}

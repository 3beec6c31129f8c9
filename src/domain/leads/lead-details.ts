import type { TourSlot } from './tour-slots.ts';

/** The part of a lead that differs by kind; kept as JSON. */
export interface LeadDetails {
  /** The page's language, for our answers; absent is English. */
  language?: string;
  /** Call-back: when to call, one of `callTimes`. */
  callTime?: string;
  /** Video tour: start and length of the chosen slot. */
  slot?: TourSlot;
  /** Bus alert: the bus in the visitor's words, read by the smart search like any query. */
  wanted?: string;
  /** Bus alert: listings published up to this time have been told of. */
  toldUntil?: string;
}

/** When a person may be called back, by the value of the form's choice. */
export const callTimes: Readonly<Record<string, string>> = {
  any: 'Any time in opening hours',
  morning: 'Morning, 9AM to noon Eastern',
  afternoon: 'Afternoon, noon to 3PM Eastern',
  late: 'Late afternoon, 3PM to 6PM Eastern',
};

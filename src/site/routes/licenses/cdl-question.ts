import { msg, plural, t } from '@lingui/core/macro';
import { cdlNeed, type CdlNeed } from '#domain/inventory/cdl.ts';
import { plainNumber } from '#domain/inventory/import/values/read-number.ts';
import { readWeight } from '#domain/inventory/import/values/read-weight.ts';
import { sayMeasure } from '#messages/figures.ts';
import { say, type Message } from '#messages/i18n.ts';

/** What a visitor filled into the CDL form; null is "not given or not a sensible number". */
export type CdlQuestion = ReturnType<typeof readCdlQuestion>;

const mostPassengers = 200;
const mostGvwrLb = 150_000;

/** Reads the form's parameters as figures of buses are read elsewhere; anything else is no answer. */
export function readCdlQuestion(parameters: URLSearchParams) {
  const wheelchair = parameters.get('wheelchair')?.trim() || null;
  // "24+2" as advertisements write it: seats, and places of wheelchairs.
  const both = /^\s*(\d{1,3})\s*\+\s*(\d{1,2})\s*$/.exec(parameters.get('seats') ?? '');
  return {
    passengers: wholeNumber(both?.[1] ?? parameters.get('seats'), mostPassengers),
    wheelchairPositions: wholeNumber(wheelchair ?? both?.[2] ?? null, mostPassengers),
    gvwrLb: readWeight(plain(parameters.get('gvwr')), null, { min: 1, max: mostGvwrLb }).value,
  };
}

function wholeNumber(text: string | null, most: number): number | null {
  const value = plainNumber(plain(text));
  return value !== null && Number.isInteger(value) && value <= most ? value : null;
}

const plain = (text: string | null) => text?.replace(/\s+/gu, ' ').trim() ?? '';

export interface CdlAnswer {
  need: CdlNeed;
  heading: string;
  /** How the answer came about, one step an entry. */
  reasons: readonly string[];
}

/** The answer with its sum (49 CFR 383.91), in the language of the moment; null while nothing usable was asked. */
export function answerCdl(question: CdlQuestion): CdlAnswer | null {
  const { passengers, wheelchairPositions, gvwrLb } = question;
  if (passengers === null && gvwrLb === null) return null;
  const need = cdlNeed({ ...question, lengthIn: null });
  return {
    need,
    heading: say(headings[need]),
    reasons: [peopleReason(passengers, wheelchairPositions ?? 0), weightReason(gvwrLb)],
  };
}

const headings: Record<CdlNeed, Message> = {
  yes: msg`A CDL is generally needed`,
  no: msg`No CDL is needed under the federal rule`,
  'likely-no': msg`Probably no CDL`,
  unknown: msg`It depends on the missing figure`,
};

function peopleReason(passengers: number | null, positions: number): string {
  if (passengers === null) return t`The seats are missing: 16 or more people mean a CDL.`;
  const people = passengers + positions + 1;
  const seats = plural(passengers, { one: '# seat', other: '# seats' });
  const places = plural(positions, { one: '# wheelchair place', other: '# wheelchair places' });
  const sum = positions
    ? t`${seats} + ${places} + 1 driver = ${people} people`
    : t`${seats} + 1 driver = ${people} people`;
  return people >= 16 ? t`${sum}: 16 or more, so yes by seats.` : t`${sum}: fewer than 16.`;
}

function weightReason(gvwrLb: number | null): string {
  if (gvwrLb === null) return t`The weight rating is missing: 26,001 lb or more means a CDL.`;
  // The rule and the label on the door count in pounds, whatever the reader measures in.
  const weight = sayMeasure(gvwrLb, 'pound', 'us');
  return gvwrLb >= 26_001
    ? t`${weight}: over 26,000 lb, so yes by weight.`
    : t`${weight}: not over 26,000 lb.`;
}

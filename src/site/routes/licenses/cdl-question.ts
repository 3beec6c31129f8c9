import { cdlNeed, type CdlNeed } from '#domain/inventory/cdl.ts';

/** What a visitor filled into the CDL form; null is "not given or not a sensible number". */
export interface CdlQuestion {
  passengers: number | null;
  wheelchairPositions: number | null;
  gvwrLb: number | null;
}

const mostPassengers = 200;
const mostGvwrLb = 150_000;

/** Reads the form's parameters; separators and blanks are forgiven, anything else is no answer. */
export function readCdlQuestion(parameters: URLSearchParams): CdlQuestion {
  return {
    passengers: wholeNumber(parameters.get('seats'), mostPassengers),
    wheelchairPositions: wholeNumber(parameters.get('wheelchair'), mostPassengers),
    gvwrLb: wholeNumber(parameters.get('gvwr'), mostGvwrLb) || null,
  };
}

function wholeNumber(text: string | null, most: number): number | null {
  const digits = text?.replace(/[,\s]/g, '') ?? '';
  if (!/^\d{1,6}$/.test(digits)) return null;
  const value = Number(digits);
  return value <= most ? value : null;
}

export interface CdlAnswer {
  need: CdlNeed;
  heading: string;
  /** How the answer came about, one step an entry. */
  reasons: readonly string[];
}

/** The answer with its sum (49 CFR 383.91); null while nothing usable was asked. */
export function answerCdl(question: CdlQuestion): CdlAnswer | null {
  const { passengers, wheelchairPositions, gvwrLb } = question;
  if (passengers === null && gvwrLb === null) return null;
  const need = cdlNeed({ ...question, lengthIn: null });
  return {
    need,
    heading: headings[need],
    reasons: [peopleReason(passengers, wheelchairPositions ?? 0), weightReason(gvwrLb)],
  };
}

const headings: Record<CdlNeed, string> = {
  yes: 'A CDL is generally needed',
  no: 'No CDL is needed under the federal rule',
  'likely-no': 'Probably no CDL',
  unknown: 'It depends on the missing figure',
};

function peopleReason(passengers: number | null, positions: number): string {
  if (passengers === null) return 'The seats are missing: 16 or more people mean a CDL.';
  const people = passengers + positions + 1;
  const sum = `${passengers} seats${positions ? ` + ${positions} wheelchair places` : ''} + 1 driver = ${people} people`;
  return people >= 16 ? `${sum}: 16 or more, so yes by seats.` : `${sum}: fewer than 16.`;
}

function weightReason(gvwrLb: number | null): string {
  if (gvwrLb === null) return 'The weight rating is missing: 26,001 lb or more means a CDL.';
  const shown = `${gvwrLb.toLocaleString('en-US')} lb`;
  return gvwrLb >= 26_001
    ? `${shown}: over 26,000 lb, so yes by weight.`
    : `${shown}: not over 26,000 lb.`;
}

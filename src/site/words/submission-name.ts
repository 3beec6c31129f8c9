import { submissionTitle, type Submission } from '#domain/selling/submission.ts';
import { busWithoutModel } from './bus-words.ts';

/** What a seller's bus is called to them within a sentence: year, make and model, or what little is known. */
export function submissionName(submission: Pick<Submission, 'details'>): string {
  const { year, make, model, bodyManufacturer, vin } = submission.details;
  const named = model !== null || (bodyManufacturer !== null && bodyManufacturer !== make);
  if (named) return submissionTitle(submission);
  const known = [year, make].filter((word) => word !== null).join(' ');
  return busWithoutModel(known, make === null ? vin : null);
}

/** The same where it begins a line: "Autobús 2007 Ford". */
export function submissionHeading(submission: Pick<Submission, 'details'>): string {
  const name = submissionName(submission);
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

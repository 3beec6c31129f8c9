import { bus } from './spanish/bus.ts';
import { busTypes } from './spanish/bus-types.ts';
import { comparison } from './spanish/comparison.ts';
import { contact } from './spanish/contact.ts';
import { dataWords } from './spanish/data-words.ts';
import { descriptions } from './spanish/descriptions.ts';
import { errors } from './spanish/errors.ts';
import { formProblems } from './spanish/form-problems.ts';
import { home } from './spanish/home.ts';
import { knowledge } from './spanish/knowledge.ts';
import { layout } from './spanish/layout.ts';
import { licenses } from './spanish/licenses.ts';
import { lists } from './spanish/lists.ts';
import { locations } from './spanish/locations.ts';
import { mails } from './spanish/mails.ts';
import { searchNotes } from './spanish/search-notes.ts';
import { selling } from './spanish/selling.ts';
import { smallerThings } from './spanish/smaller-things.ts';
import { submissionSteps } from './spanish/submission-steps.ts';
import { understoodWords } from './spanish/understood-words.ts';

/** What pages, mails and errors say in Spanish, one part of the site a file. */
export const spanishPhrases = {
  ...layout,
  ...comparison,
  ...dataWords,
  ...home,
  ...lists,
  ...errors,
  ...bus,
  ...contact,
  ...selling,
  ...licenses,
  ...locations,
  ...knowledge,
  ...busTypes,
  ...smallerThings,
  ...mails,
  ...searchNotes,
  ...submissionSteps,
  ...descriptions,
  ...formProblems,
  ...understoodWords,
};

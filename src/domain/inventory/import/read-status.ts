import type { ListingStatus } from '../choices.ts';
import { known, problem, saysUnknown, unknown, type CellReading } from './values/cell-reading.ts';

/** `offered` means "for sale": published when enough is known, else a draft. */
export type ImportStatus = 'offered' | Exclude<ListingStatus, 'published'>;

const words: readonly (readonly [RegExp, ImportStatus])[] = [
  [/^(sold|sold out|delivered|closed)$/iu, 'sold'],
  [/^(withdrawn|removed|deleted|archived|scrapped|retired)$/iu, 'withdrawn'],
  [
    /^(draft|hidden|unpublished|inactive|off ?-?market|not for sale|on hold|hold|reserved|pending|sale pending|deposit|coming soon|in ?transit)$/iu,
    'draft',
  ],
  [
    /^(published|active|available|for sale|for auction|in stock|listed|live|new|used|new arrival|featured|yes|ready)$/iu,
    'offered',
  ],
];

/**
 * A status in the words of dealers and registries. A word we cannot read is a problem, and its row
 * stays a draft: nothing is offered for sale on a guess.
 */
export function readStatus(text: string): CellReading<ImportStatus> {
  if (saysUnknown(text)) return unknown;
  const found = words.find(([pattern]) => pattern.test(text));
  return found ? known(found[1]) : problem('is not a status we know; the row is kept as a draft');
}

import { queryChips } from './query-chips.ts';
import type { BusSearchPage } from './search-buses.ts';

/** No bus has a word of what was typed; if nothing else was asked, the answer is simply all buses. */
export function noWordIsKnown(found: BusSearchPage): boolean {
  const { dropped, query } = found;
  if (queryChips(found).length > 0) return false;
  const words = query.text.match(/[\p{L}\p{N}]{2,}/gu)?.length ?? 0;
  return words > 0 && dropped.length >= words && dropped.every(({ kind }) => kind === 'words');
}

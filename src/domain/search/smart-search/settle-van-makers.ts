import { nameChip } from './chip.ts';
import type { Reading } from './reading.ts';

/** "Ford van": nobody put a body on it, so the chassis maker is the maker. */
export function settleVanMakers(reading: Reading): void {
  const { filters } = reading;
  const onlyVans = filters.category?.length === 1 && filters.category[0] === 'van';
  if (!onlyVans || filters.make || filters.model || filters.chassisModel) return;
  for (const item of reading.understood) {
    if (item.kind !== 'chassis' || !item.filter.chassisMake) continue;
    item.kind = 'make';
    item.chip = nameChip(item.filter.chassisMake.join(', '));
    item.filter = { make: item.filter.chassisMake };
    filters.make = item.filter.make;
    delete filters.chassisMake;
  }
}

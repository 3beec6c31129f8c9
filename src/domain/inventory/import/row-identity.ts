import type { ListingIdentity } from '../listing-repository.ts';
import type { ImportedRow } from './imported-row.ts';

/**
 * Recognises rows that name the same bus within one file, and gives a key to rows that carry none.
 * The rules are those of `ListingRepository.findByIdentity`: the id within its source, then the VIN,
 * then the stock number within its source unless two different VINs contradict it.
 */
export class RowIdentities {
  readonly #lines = new Map<string, number>();
  readonly #ofStock = new Map<string, { line: number; vin: string | null }>();
  readonly #alike = new Map<string, number>();
  keyless = 0;

  /** The row's keys; rows without any get one made of what they describe and how often it came. */
  identify(row: ImportedRow, source: string): ListingIdentity {
    const vin = row.given.vin ?? null;
    const stockNumber = row.given.stockNumber ?? null;
    if (row.sourceId !== null || vin !== null || stockNumber !== null)
      return { source, sourceId: row.sourceId, vin, stockNumber };
    if (row.listingId !== null)
      return { source, sourceId: `listing:${row.listingId}`, vin, stockNumber };
    this.keyless++;
    const likeness = likenessOf(row);
    const count = (this.#alike.get(likeness) ?? 0) + 1;
    this.#alike.set(likeness, count);
    return { source, sourceId: `row:${likeness}:${count}`, vin, stockNumber };
  }

  /**
   * The earlier line that named the same bus and by what, or null; remembers this one. `isOther`: a bus
   * of its own, which shares the stock number of that line under another VIN.
   */
  repeats(
    identity: ListingIdentity,
    line: number,
  ): { line: number; by: string; isOther?: true } | null {
    const { source, sourceId, vin, stockNumber } = identity;
    const keys: [string, string][] = [];
    if (sourceId !== null) keys.push([`id\n${source}\n${sourceId}`, 'id']);
    if (vin !== null) keys.push([`vin\n${vin}`, 'VIN']);
    const stockKey = `stock\n${source}\n${stockNumber}`;
    const before = stockNumber === null ? undefined : this.#ofStock.get(stockKey);
    const differs = before?.vin && vin !== null && before.vin !== vin;
    if (stockNumber !== null && !differs) keys.push([stockKey, 'stock number']);
    for (const [key, by] of keys) {
      const earlier = this.#lines.get(key);
      if (earlier !== undefined) return { line: earlier, by };
    }
    for (const [key] of keys) this.#lines.set(key, line);
    if (stockNumber !== null) this.#ofStock.set(stockKey, { line, vin });
    return differs ? { line: before.line, by: 'stock number', isOther: true } : null;
  }
}

/** What stays the same when price, mileage, text or status of a bus change. */
function likenessOf({ given, derived }: ImportedRow): string {
  const parts = [given.year, given.bodyMake, given.bodyModel, given.chassisMake, given.chassisModel]
    .concat([
      given.category ?? derived.category,
      given.passengers,
      given.lengthIn,
      given.city,
      given.state,
    ])
    .concat([given.title]);
  return parts
    .map((part) => String(part ?? '').toLowerCase())
    .join('|')
    .slice(0, 200);
}

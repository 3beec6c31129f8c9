import { busMakes, type BusMake } from './makes.ts';
import { busModels, modelsOf, type BusModel } from './models.ts';
import { nameKey, nameWords } from './name-key.ts';

/**
 * Makes for a typeahead, best first: the name starts so, then a later word of it, then an alias or a
 * known misspelling. Within a group makes with more known models come first. An empty prefix gives
 * the makes with most models.
 */
export function suggestMakes(prefix: string, limit: number): BusMake[] {
  return best(
    busMakes,
    prefix,
    limit,
    (make) => make.name,
    (make) => [...make.aliases, ...make.misspellings],
    (make) => -modelsOf(make.name).length,
  );
}

/** Models for a typeahead, within one make or over all of them; current models first. */
export function suggestModels(make: string | null, prefix: string, limit: number): BusModel[] {
  return best(
    make === null ? busModels : modelsOf(make),
    prefix,
    limit,
    (model) => model.name,
    (model) => model.aliases,
    (model) => (model.years.max === null ? 0 : 1),
  );
}

function best<T>(
  items: readonly T[],
  prefix: string,
  limit: number,
  nameOf: (item: T) => string,
  aliasesOf: (item: T) => string[],
  weightOf: (item: T) => number,
): T[] {
  const key = nameKey(prefix.slice(0, 60));
  return items
    .map((item) => ({ item, tier: tierOf(key, nameOf(item), aliasesOf(item)) }))
    .filter(({ tier }) => tier !== null)
    .sort(
      (a, b) =>
        a.tier! - b.tier! ||
        weightOf(a.item) - weightOf(b.item) ||
        nameOf(a.item).localeCompare(nameOf(b.item), 'en'),
    )
    .slice(0, Math.max(0, limit))
    .map(({ item }) => item);
}

function tierOf(key: string, name: string, aliases: string[]): number | null {
  if (nameKey(name).startsWith(key)) return 0;
  if (nameWords(name).some((word) => word.startsWith(key))) return 1;
  return aliases.some((alias) => nameKey(alias).startsWith(key)) ? 2 : null;
}

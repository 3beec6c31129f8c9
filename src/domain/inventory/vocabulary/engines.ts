import type { Fuel } from '#domain/inventory/choices.ts';
import { engineFamilyRows, engineGroupRows } from './engines.data.ts';
import { nameKey } from './name-key.ts';
import { listCell, numberCell, tableRows } from './pipe-table.ts';

export interface EngineFamily {
  /** The stored name: "Cummins 5.9", "International DT466". */
  name: string;
  maker: string;
  fuels: Fuel[];
  yearFrom: number | null;
  yearTo: number | null;
  aliases: string[];
}

export const engineFamilies: readonly EngineFamily[] = tableRows(engineFamilyRows).map((cells) => ({
  name: cells[0]!,
  maker: cells[1]!,
  fuels: listCell(cells[2]) as Fuel[],
  yearFrom: numberCell(cells[3]),
  yearTo: numberCell(cells[4]),
  aliases: listCell(cells[5]),
}));

/** What one spoken engine word can mean: "7.3" is two engines, "Cummins" is a whole maker. */
export interface EngineMention {
  /** "7.3", "Cummins 5.9". */
  label: string;
  families: EngineFamily[];
}

/** Every way to write an engine, by name key. */
export const engineSpellings: ReadonlyMap<string, EngineMention> = collectSpellings();

function collectSpellings(): Map<string, EngineMention> {
  const spellings = new Map<string, EngineMention>();
  for (const family of engineFamilies) {
    const mention = { label: family.name, families: [family] };
    for (const text of [family.name, ...family.aliases]) spellings.set(nameKey(text), mention);
  }
  for (const [label, members, words] of tableRows(engineGroupRows)) {
    const names = listCell(members);
    const families = engineFamilies.filter(
      (family) => names.includes(family.name) || names.includes(`${family.maker} *`),
    );
    for (const text of listCell(words)) spellings.set(nameKey(text), { label: label!, families });
  }
  return spellings;
}

/** Families that remain once fuel and model year are known; all of them when nothing fits. */
export function narrowFamilies(
  families: readonly EngineFamily[],
  known: { fuel?: Fuel | null; year?: number | null },
): EngineFamily[] {
  const { fuel, year } = known;
  const fits = families.filter(
    (family) =>
      (!fuel || family.fuels.includes(fuel)) &&
      (!year ||
        ((family.yearFrom === null || year >= family.yearFrom) &&
          (family.yearTo === null || year <= family.yearTo))),
  );
  return fits.length > 0 ? fits : [...families];
}

const longestEngineText = 120;
const longestPhraseWords = 5;

/**
 * The engine family a listing's engine text names ("Cummins ISB 6.7L 250hp"), or null when it names
 * none or stays ambiguous ("7.3" with neither fuel nor year).
 */
export function engineFamilyOf(
  engineText: string,
  known: { fuel?: Fuel | null; year?: number | null } = {},
): string | null {
  const words = engineText
    .slice(0, longestEngineText)
    .replace(/(\d)\s?(?:l|liter|litre)s?\b/giu, '$1')
    .split(/[\s/,;()-]+/u)
    .filter((word) => word !== '');
  for (let count = longestPhraseWords; count > 0; count -= 1) {
    for (let at = 0; at + count <= words.length; at += 1) {
      const mention = engineSpellings.get(nameKey(words.slice(at, at + count).join('')));
      const families = mention ? narrowFamilies(mention.families, known) : [];
      if (families.length === 1) return families[0]!.name;
    }
  }
  return null;
}

import { nameKey } from './name-key.ts';
import { listCell, tableRows } from './pipe-table.ts';
import { makeRows } from './makes.data.ts';

/** What a maker makes; its first role decides how a bare mention is read. */
type MakeRole = 'integral' | 'body' | 'chassis' | 'complete' | 'converter';

export interface BusMake {
  /** The one spelling we store and show. */
  name: string;
  roles: MakeRole[];
  /** Other names in honest use: "Chevy", "Motor Coach Industries". */
  aliases: string[];
  /** Spellings worth correcting aloud: "provost", "vanhool". */
  misspellings: string[];
}

export const busMakes: readonly BusMake[] = tableRows(makeRows).map((cells) => ({
  name: cells[0]!,
  roles: listCell(cells[1]) as MakeRole[],
  aliases: listCell(cells[2]),
  misspellings: listCell(cells[3]),
}));

const byName = new Map(busMakes.map((make) => [make.name, make]));

export function findMake(name: string): BusMake | null {
  return byName.get(name) ?? null;
}

export type SpellingKind = 'exact' | 'alias' | 'typo';

export interface MakeSpelling {
  key: string;
  make: BusMake;
  kind: SpellingKind;
}

/** Every known spelling of every make, by name key. A canonical name wins over another's alias. */
export const makeSpellings: ReadonlyMap<string, MakeSpelling> = collectSpellings();

function collectSpellings(): Map<string, MakeSpelling> {
  const spellings = new Map<string, MakeSpelling>();
  const add = (text: string, make: BusMake, kind: SpellingKind) => {
    const key = nameKey(text);
    if (!spellings.has(key)) spellings.set(key, { key, make, kind });
  };
  for (const make of busMakes) add(make.name, make, 'exact');
  for (const make of busMakes) for (const alias of make.aliases) add(alias, make, 'alias');
  for (const make of busMakes) for (const wrong of make.misspellings) add(wrong, make, 'typo');
  return spellings;
}

import { editDistance } from './edit-distance.ts';
import { makeSpellings, type SpellingKind } from './makes.ts';
import { modelsOf, modelSpellings, type BusModel } from './models.ts';
import { nameKey } from './name-key.ts';

export interface NormalizedModel {
  /** Our spelling of the model, or the seller's own words; empty when nothing was given. */
  model: string;
  matched: SpellingKind | 'none';
  /** The full record when the model is known. */
  record?: BusModel;
  /** Registries put the body builder in the model cell: Freightliner, "GLAVAL LEGACY". */
  bodyMake?: string;
}

const longestCell = 120;
const saysNothing = /^(unknown|n\/?a|none|other|-+|\?+)$/i;

/** The stored model for a seller's words, within a make as `normalizeMake` returned it. */
export function normalizeModel(make: string, raw: string): NormalizedModel {
  const text = raw.slice(0, longestCell).replace(/\s+/gu, ' ').trim();
  const repeatsMake = makeSpellings.get(nameKey(text))?.make.name === make;
  if (text === '' || repeatsMake || saysNothing.test(text)) return { model: '', matched: 'none' };
  return (
    known(make, text) ??
    builtOn(make, text) ??
    misspelled(make, text) ??
    asWritten(withoutMake(make, text).trim() || text)
  );
}

function known(make: string, text: string): NormalizedModel | null {
  const spellings = modelSpellings(make);
  const bare = text.replace(/\s*\(.*\)\s*$/u, '');
  for (const form of [text, bare, withoutMake(make, bare)]) {
    const found = spellings.get(nameKey(form));
    if (found) return { model: found.model.name, matched: found.kind, record: found.model };
  }
  return null;
}

function withoutMake(make: string, text: string): string {
  return text.toLowerCase().startsWith(make.toLowerCase()) ? text.slice(make.length) : text;
}

function builtOn(make: string, text: string): NormalizedModel | null {
  const words = text.split(' ');
  for (let count = Math.min(3, words.length); count > 0; count -= 1) {
    const spelling = makeSpellings.get(nameKey(words.slice(0, count).join('')));
    if (!spelling || spelling.make.name === make || !spelling.make.roles.includes('body')) continue;
    const rest = words.slice(count).join(' ');
    const body = rest
      ? normalizeModel(spelling.make.name, rest)
      : { model: '', matched: 'none' as const };
    return { ...body, bodyMake: spelling.make.name };
  }
  return null;
}

/** Letters may be wrong, digits never: "Minotuor" is a Minotour, a C2O45 is nobody's guess. */
function misspelled(make: string, text: string): NormalizedModel | null {
  const key = nameKey(text);
  if (key.length < 5 || /\d/.test(key)) return null;
  const allowed = key.length < 8 ? 1 : 2;
  const near = modelsOf(make).filter(
    (model) => editDistance(key, nameKey(model.name), allowed) <= allowed,
  );
  const only = near.length === 1 ? near[0]! : null;
  return only ? { model: only.name, matched: 'typo', record: only } : null;
}

function asWritten(text: string): NormalizedModel {
  const shouted = text.length > 4 && text === text.toUpperCase() && !/\d/.test(text);
  const model = shouted
    ? text
        .toLowerCase()
        .replace(/(^|[\s/&-])(\p{Letter})/gu, (_, gap, letter) => gap + letter.toUpperCase())
    : text;
  return { model, matched: 'none' };
}

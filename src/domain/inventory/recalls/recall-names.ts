import { makeSpellings } from '../vocabulary/makes.ts';
import { modelsOf, modelFamily, modelSpellings } from '../vocabulary/models.ts';
import { nameKey } from '../vocabulary/name-key.ts';

/** The stored name of a make that is spelled as we know it. No guess: a recall is no place for one. */
export function recallMake(text: string): string | null {
  const found = makeSpellings.get(nameKey(text));
  return found && found.kind !== 'typo' ? found.make.name : null;
}

/** "VISION SCHOOL BUS", "C2 (DIESEL)": what campaigns write behind the model. */
const behindModel = /\s*(\(.*\)|\b(school|transit|shuttle|commercial|passenger)?\s*bus(es)?)\s*$/iu;

/** What a model is compared by: our name for it where we have one, else its own letters and digits. */
export function modelKey(make: string, text: string): string {
  const spellings = modelSpellings(make);
  const bare = text.replace(behindModel, '');
  const withoutMake = bare.toLowerCase().startsWith(make.toLowerCase())
    ? bare.slice(make.length)
    : bare;
  for (const form of [text, bare, withoutMake]) {
    const found = spellings.get(nameKey(form));
    if (found) return nameKey(found.model.name);
  }
  return nameKey(withoutMake) || nameKey(text);
}

/** Lines whose name stands for all of their models in campaigns. */
const lines = [{ make: 'Ford', names: ['E-Series', 'Econoline'], models: /^E-\d/ }];

/**
 * Keys of the models under which a campaign may mean this one: itself, "All American" for an "All
 * American RE" and the other way around, "E-Series" for an E-450. An E-350 never stands for an E-450.
 */
export function modelsMeant(make: string, text: string): string[] {
  const key = modelKey(make, text);
  const names = modelsOf(make).map((model) => model.name);
  const name = names.find((one) => nameKey(one) === key);
  if (name === undefined) return [key];
  const family = modelFamily(name).filter((one) => names.includes(one));
  const wider = names.filter((one) => name.startsWith(`${one} `));
  const line = lines.filter((one) => one.make === make).flatMap((one) => ofLine(one, name, names));
  return [...new Set([name, ...family, ...wider, ...line].map(nameKey))];
}

function ofLine(line: (typeof lines)[number], name: string, names: readonly string[]): string[] {
  if (line.models.test(name)) return line.names;
  if (!line.names.includes(name)) return [];
  return [...line.names, ...names.filter((one) => line.models.test(one))];
}

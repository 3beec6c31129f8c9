import type { BusModel } from '#domain/inventory/vocabulary/models.ts';
import type { Reading } from '../reading.ts';
import { vehicleNames } from '../vehicle-names.ts';
import type { SpokenVehicleName } from '../vehicle-names.ts';
import { PhraseTable } from '../phrase-table.ts';
import type { PhraseMatch } from '../phrase-table.ts';
import { nameVehicles } from './name-vehicles.ts';
import type { VehicleMention } from './vehicle-mention.ts';

const phrases = new PhraseTable<SpokenVehicleName>([]);
for (const [key, name] of vehicleNames) phrases.entries.set(key, name);

/** The International name and its bus division are one house: "International CE200" is an IC bus. */
const sameHouse: Record<string, string[]> = {
  International: ['IC Bus', 'AmTran'],
  'IC Bus': ['International', 'AmTran'],
  Chevrolet: ['GMC'],
  GMC: ['Chevrolet'],
};

/** Makes first, then models in the light of the makes; then roles: body, chassis, converter. */
export function readVehicles(reading: Reading): void {
  const makes = findMakes(reading);
  const models = findModels(reading, makes);
  nameVehicles(reading, makes, models);
}

function findMakes(reading: Reading): VehicleMention[] {
  const found: VehicleMention[] = [];
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const match = phrases.match(reading.tokens, at, reading.isFree);
    const typo = match ? null : misspelledMake(reading, at);
    if (match?.value.make) {
      found.push({ from: match.from, to: match.to, name: match.value });
      at = match.to;
    } else if (match && !match.value.needsMake) {
      at = match.to;
    } else if (typo) {
      found.push(typo);
      at = typo.to;
    } else if (match) {
      at = match.to;
    }
  }
  return found;
}

/** Two words first ("bleu bird", "van hoool"), then one; a known word alone is never corrected. */
function misspelledMake(reading: Reading, at: number): VehicleMention | null {
  const { typos } = reading.lexicon;
  const first = reading.tokens[at]!;
  const second = reading.tokens[at + 1];
  if (first.kind !== 'word' || !reading.isFree(at)) return null;
  const known = (word: string) => typos.isKnown(word);
  if (
    second?.kind === 'word' &&
    reading.isFree(at + 1) &&
    !(known(first.text) && known(second.text))
  ) {
    const pair = makeNear(reading, first.text + second.text);
    if (pair) return { from: at, to: at + 1, name: pair, corrected: true };
  }
  const single = known(first.text) ? null : makeNear(reading, first.text);
  return single ? { from: at, to: at, name: single, corrected: true } : null;
}

function makeNear(reading: Reading, key: string): SpokenVehicleName | null {
  if (reading.lexicon.meanings.entries.has(key)) return null;
  const target = reading.lexicon.typos.nearest(key);
  const name = target ? vehicleNames.get(target) : undefined;
  return name?.make ? name : null;
}

function findModels(reading: Reading, makes: VehicleMention[]): VehicleMention[] {
  const taken = makes.map(({ from, to }) => ({ from, to }));
  const isFree = (at: number) =>
    reading.isFree(at) && !taken.some(({ from, to }) => at >= from && at <= to);
  const found: VehicleMention[] = [];
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const match = phrases.match(reading.tokens, at, isFree);
    if (!match || isKindOfBus(reading, match)) continue;
    const models = modelsThatFit(match.value, makes);
    if (models.length === 0) continue;
    found.push({ from: match.from, to: match.to, name: { ...match.value, models } });
    at = match.to;
  }
  return found;
}

/** "Sprinters" are vans in general; a Sprinter is one model. */
function isKindOfBus(reading: Reading, match: PhraseMatch<SpokenVehicleName>): boolean {
  const kind = reading.lexicon.meanings.match(reading.tokens, match.from, reading.isFree);
  return kind?.to === match.to && kind.key.length > match.key.length;
}

function modelsThatFit(name: SpokenVehicleName, makes: VehicleMention[]): BusModel[] {
  const mentioned = makes.map((mention) => mention.name.make!.record);
  const ofMentioned = name.models.filter((model) =>
    mentioned.some((make) => make.name === model.make),
  );
  if (ofMentioned.length > 0) return ofMentioned;
  const ofHouse = name.models.filter((model) =>
    mentioned.some((make) => sameHouse[make.name]?.includes(model.make)),
  );
  if (ofHouse.length > 0) return ofHouse;
  const onlyChassis = mentioned.every((make) => make.roles.includes('chassis'));
  if (mentioned.length === 0) return name.needsMake ? [] : name.models;
  const bodies = name.models.filter((model) => model.role === 'body');
  if (onlyChassis) return bodies.length === 1 || !name.needsMake ? bodies : [];
  return name.needsMake ? [] : name.models.filter((model) => model.role === 'chassis');
}

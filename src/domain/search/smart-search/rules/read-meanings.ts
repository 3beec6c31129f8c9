import { findFeature } from '#domain/inventory/vocabulary/features.ts';
import { nameChip, statesChip, type ChipMeaning } from '../chip.ts';
import type { CategoryMeaning, Meaning } from '../meanings.ts';
import type { PhraseMatch } from '../tokens.ts';
import type { Reading } from '../reading.ts';
import { passengers } from './passengers.ts';
import { understandEngine } from './understand-engine.ts';
import { understandCity } from './near-towns.ts';
import { readNegation } from './negation.ts';

/** Everything said in words: kinds of bus, equipment, fuel, condition, place, intent. */
export function readMeanings(reading: Reading): void {
  for (let at = 0; at < reading.tokens.length; at += 1) {
    if (!reading.isFree(at)) continue;
    const match = reading.lexicon.meanings.match(reading.tokens, at, reading.isFree);
    const excluded = readNegation(reading, at, match);
    if (excluded !== null) at = excluded;
    else if (match) {
      const says = match.value.is !== 'noise' && match.value.is !== 'valves';
      if (says) understandMeaning(reading, match);
      at = match.to;
    }
  }
}

export function understandMeaning(
  reading: Reading,
  match: PhraseMatch<Meaning>,
  corrected?: ChipMeaning,
): void {
  const { from, to, value: meaning } = match;
  const fix = corrected ? { corrected } : {};
  switch (meaning.is) {
    case 'category':
      return understandCategory(reading, from, to, meaning, fix);
    case 'feature':
      return understandFeature(reading, from, to, meaning.key, fix);
    case 'purpose':
      reading.understand(from, to, {
        kind: 'purpose',
        chip: { says: 'purpose', purpose: meaning.key },
        filter: { purpose: [meaning.key] },
        ...fix,
      });
      return;
    case 'condition': {
      const filter = { condition: meaning.value };
      reading.understand(from, to, {
        kind: 'condition',
        chip: { says: 'condition', value: meaning.value },
        filter,
        ...fix,
      });
      return;
    }
    case 'fuel': {
      const filter = { fuel: [meaning.value] };
      reading.understand(from, to, {
        kind: 'fuel',
        chip: { says: 'fuel', value: meaning.value },
        filter,
        ...fix,
      });
      return;
    }
    case 'transmission':
      reading.understand(from, to, {
        kind: 'transmission',
        chip: meaning.name
          ? nameChip(meaning.name)
          : { says: 'transmission', value: meaning.value },
        filter: {
          transmission: meaning.value,
          ...(meaning.name ? { transmissionModel: meaning.name } : {}),
        },
        ...fix,
      });
      return;
    case 'engine':
      return understandEngine(reading, from, to, meaning.mention);
    default:
      return understandWord(reading, match);
  }
}

function understandWord(
  reading: Reading,
  { key, from, to, value: meaning }: PhraseMatch<Meaning>,
): void {
  switch (meaning.is) {
    case 'cdl': {
      const chip = { says: meaning.value === 'no' ? 'no-cdl' : 'cdl' } as const;
      reading.understand(from, to, { kind: 'cdl', chip, filter: { cdl: meaning.value } });
      return;
    }
    case 'group':
      passengers(reading, from, to, { min: meaning.min, max: meaning.max });
      return;
    case 'sort':
      reading.understand(from, to, {
        kind: 'sort',
        chip: { says: 'sort', by: meaning.value },
        filter: { sort: meaning.value },
      });
      return;
    case 'states':
      reading.understand(from, to, {
        kind: 'place',
        chip: statesChip(meaning.codes, meaning.region),
        filter: { state: meaning.codes },
      });
      return;
    case 'city':
      return understandCity(reading, { key, from, to, value: meaning });
    case 'trim':
      reading.understand(from, to, {
        kind: 'trim',
        chip: { says: 'trim', word: meaning.value },
        filter: { trim: meaning.value },
      });
      return;
    case 'build':
      reading.understand(from, to, {
        kind: 'trim',
        chip: { says: 'build', word: meaning.value },
        filter: { stateOfBuild: meaning.value },
      });
      return;
    case 'near-me':
      reading.understand(from, to, {
        kind: 'place',
        chip: { says: 'near-me' },
        filter: { nearMe: true },
      });
      return;
    case 'lot':
      reading.understand(from, to, { kind: 'lot', chip: { says: 'lot' }, filter: { lot: true } });
      return;
    case 'wanted':
      reading.understand(from, to, {
        kind: 'wanted',
        chip: { says: 'wanted' },
        filter: { wanted: true },
      });
      return;
    case 'intent':
      reading.claim(from, to);
      if (reading.intent.kind === 'buy') {
        reading.intent = { kind: meaning.kind, words: reading.wordsOf([reading.spanOf(from, to)]) };
      }
      return;
    default:
      reading.claim(from, to);
  }
}

function understandCategory(
  reading: Reading,
  from: number,
  to: number,
  meaning: CategoryMeaning,
  fix: { corrected?: ChipMeaning },
): void {
  const letter = meaning.schoolTypes?.map((type) => type.charAt(0))[0];
  const chip: ChipMeaning =
    meaning.purpose && meaning.weak
      ? { says: 'purpose', purpose: meaning.purpose }
      : { says: 'categories', slugs: meaning.slugs, ...(letter ? { schoolType: letter } : {}) };
  reading.understand(from, to, {
    kind: 'category',
    chip,
    filter: {
      ...(meaning.weak ? { categoryHint: meaning.slugs } : { category: meaning.slugs }),
      ...(meaning.schoolTypes ? { schoolType: meaning.schoolTypes } : {}),
      ...(meaning.feature ? { features: [meaning.feature] } : {}),
      ...(meaning.purpose ? { purpose: [meaning.purpose] } : {}),
    },
    ...fix,
  });
}

function understandFeature(
  reading: Reading,
  from: number,
  to: number,
  key: string,
  fix: { corrected?: ChipMeaning },
): void {
  const suggests = findFeature(key)?.suggests ?? [];
  reading.understand(from, to, {
    kind: 'feature',
    chip: { says: 'feature', key },
    filter: { features: [key], ...(suggests.length > 0 ? { categoryHint: suggests } : {}) },
    ...fix,
  });
}

import { findFeature } from '#domain/inventory/vocabulary/features.ts';
import type { CategoryMeaning, Meaning } from '../meanings.ts';
import type { PhraseMatch } from '../phrase-table.ts';
import type { Reading } from '../reading.ts';
import { passengers } from './passengers.ts';
import { understandEngine } from './understand-engine.ts';
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
  corrected?: string,
): void {
  const { from, to, value: meaning } = match;
  const { labels } = reading.pack;
  const fix = corrected ? { corrected } : {};
  switch (meaning.is) {
    case 'category':
      return understandCategory(reading, from, to, meaning, fix);
    case 'feature':
      return understandFeature(reading, from, to, meaning.key, fix);
    case 'purpose':
      reading.understand(from, to, {
        kind: 'purpose',
        label: labels.purpose[meaning.key] ?? meaning.key,
        filter: { purpose: [meaning.key] },
        ...fix,
      });
      return;
    case 'condition': {
      const filter = { condition: meaning.value };
      reading.understand(from, to, {
        kind: 'condition',
        label: labels.condition[meaning.value]!,
        filter,
        ...fix,
      });
      return;
    }
    case 'fuel': {
      const filter = { fuel: [meaning.value] };
      reading.understand(from, to, {
        kind: 'fuel',
        label: labels.fuel[meaning.value]!,
        filter,
        ...fix,
      });
      return;
    }
    case 'transmission':
      reading.understand(from, to, {
        kind: 'transmission',
        label: meaning.name ?? labels.transmission[meaning.value]!,
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
  { from, to, value: meaning }: PhraseMatch<Meaning>,
): void {
  const { labels } = reading.pack;
  switch (meaning.is) {
    case 'cdl': {
      const label = meaning.value === 'no' ? labels.noCdl : labels.cdl;
      reading.understand(from, to, { kind: 'cdl', label, filter: { cdl: meaning.value } });
      return;
    }
    case 'group':
      passengers(reading, from, to, { min: meaning.min, max: meaning.max });
      return;
    case 'sort':
      reading.understand(from, to, {
        kind: 'sort',
        label: labels.sort[meaning.value]!,
        filter: { sort: meaning.value },
      });
      return;
    case 'states':
      reading.understand(from, to, {
        kind: 'place',
        label: meaning.label,
        filter: { state: meaning.codes },
      });
      return;
    case 'city': {
      const home = meaning.country === 'US';
      reading.understand(from, to, {
        kind: 'place',
        label: meaning.state ? `${meaning.name}, ${meaning.state}` : meaning.name,
        filter: {
          city: meaning.name,
          ...(meaning.state ? { state: [meaning.state] } : {}),
          ...(home ? {} : { country: meaning.country }),
        },
      });
      return;
    }
    case 'trim':
      reading.understand(from, to, {
        kind: 'trim',
        label: capitalized(meaning.value),
        filter: { trim: meaning.value },
      });
      return;
    case 'build':
      reading.understand(from, to, {
        kind: 'trim',
        label: capitalized(meaning.value),
        filter: { stateOfBuild: meaning.value },
      });
      return;
    case 'near-me':
      reading.understand(from, to, {
        kind: 'place',
        label: labels.nearMe,
        filter: { nearMe: true },
      });
      return;
    case 'lot':
      reading.understand(from, to, { kind: 'lot', label: labels.lot, filter: { lot: true } });
      return;
    case 'wanted':
      reading.understand(from, to, {
        kind: 'wanted',
        label: labels.wanted,
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
  fix: { corrected?: string },
): void {
  const { labels } = reading.pack;
  const letter = meaning.schoolTypes?.map((type) => type.charAt(0))[0];
  const name = meaning.slugs.map((slug) => labels.category(slug)).join(', ');
  const label = meaning.purpose && meaning.weak ? labels.purpose[meaning.purpose]! : name;
  reading.understand(from, to, {
    kind: 'category',
    label: letter ? `${label}, ${labels.schoolType(letter)}` : label,
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
  fix: { corrected?: string },
): void {
  const suggests = findFeature(key)?.suggests ?? [];
  reading.understand(from, to, {
    kind: 'feature',
    label: reading.pack.labels.feature(key),
    filter: { features: [key], ...(suggests.length > 0 ? { categoryHint: suggests } : {}) },
    ...fix,
  });
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

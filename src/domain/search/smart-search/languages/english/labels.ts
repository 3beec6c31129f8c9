import { findCategory } from '#domain/inventory/categories.ts';
import { conditions, fuels, transmissions } from '#domain/inventory/choices.ts';
import { findFeature } from '#domain/inventory/vocabulary/features.ts';
import type { ChipLabels } from '../../chip-labels.ts';
import { purposeLabels } from './kinds.ts';

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const dollars = (cents: number) => `$${number.format(Math.round(cents / 100))}`;

type Show = (value: number) => string;

function range(min: number | null, max: number | null, show: Show, unit: string): string {
  if (min !== null && max !== null) {
    const figures = min === max ? show(min) : `${show(min)}–${show(max)}`;
    return `${figures}${unit}`;
  }
  if (max !== null) return `Up to ${show(max)}${unit}`;
  return `${show(min ?? 0)}${unit} or more`;
}

const plural = (count: number, one: string) =>
  `${number.format(count)} ${one}${count === 1 ? '' : 's'}`;

/** "Wheelchair" loses its capital inside a sentence, "PA", "A/C" and "Wi-Fi" keep theirs. */
function plainWord(word: string): string {
  return /\p{Lu}.*\p{Lu}/u.test(word) ? word : word.toLowerCase();
}

export const englishLabels: ChipLabels = {
  year: (exact) => `${exact} ± 2 years`,
  years: (min, max) => {
    if (min !== null && max !== null) return min === max ? String(min) : `${min}–${max}`;
    return min === null ? `${max} and older` : `${min} and newer`;
  },
  passengers: (min, max) => range(min, max, number.format, ' passengers'),
  adults: (count) => plural(count, 'adult'),
  wheelchairPositions: (min) => `${plural(min, 'wheelchair position')} or more`,
  price: (min, max) => {
    if (min !== null && max !== null) return `${dollars(min)}–${dollars(max)}`;
    return min === null ? `Under ${dollars(max ?? 0)}` : `Over ${dollars(min)}`;
  },
  mileage: (min, max) => {
    if (min !== null && max !== null) return range(min, max, number.format, ' miles');
    return min === null
      ? `Under ${number.format(max ?? 0)} miles`
      : `Over ${number.format(min)} miles`;
  },
  odometer: (miles) => `${number.format(miles)} miles`,
  lengthFt: (min, max) => range(min, max, number.format, ' ft long'),
  gvwrLb: (min, max) => range(min, max, number.format, ' lb GVWR'),
  rows: (count) => plural(count, 'row'),
  windows: (count) => `${plural(count, 'window')} a side`,
  slideOuts: (count) => plural(count, 'slide-out'),
  quantity: (min) => `${plural(min, 'unit')} or more`,
  lot: 'Fleet lot',
  chassis: (name) => `${name} chassis`,
  without: (label) => `No ${label.split(' ').map(plainWord).join(' ')}`,
  withoutName: (name) => `No ${name}`,
  withinMilesOf: (miles, place) => `Within ${number.format(miles)} miles of ${place}`,
  near: (place) => `Near ${place}`,
  nearMe: 'Near you',
  noCdl: 'No CDL',
  cdl: 'CDL required',
  stock: (stock) => `Stock ${stock}`,
  vin: (vin) => `VIN ${vin}`,
  wanted: 'Wanted ad',
  condition: conditions,
  fuel: fuels,
  transmission: transmissions,
  category: (slug) => findCategory(slug)?.pluralName ?? slug,
  feature: (key) => findFeature(key)?.label ?? key,
  purpose: purposeLabels,
  schoolType: (letter) => `Type ${letter}`,
  sort: {
    price: 'Lowest price first',
    mileage: 'Lowest mileage first',
    year: 'Newest model year first',
    newest: 'Newest listings first',
  },
};

import { msg, plural, t } from '@lingui/core/macro';
import type { SpokenRegion } from '#domain/inventory/vocabulary/states.ts';
import { radiiMiles } from '#domain/search/near.ts';
import type {
  ChipMeaning,
  CountedThing,
  FigureRange,
  Purpose,
} from '#domain/search/smart-search/chip.ts';
import { yearWindow } from '#domain/search/query-conditions.ts';
import { sayDollars, sayMeasure, sayMeasureRange, sayRoundMiles } from '#messages/figures.ts';
import { say, type Message } from '#messages/i18n.ts';
import type { CategorySlug } from '#domain/inventory/categories.ts';
import { parseRange } from '#domain/inventory/filter-buckets.ts';
import { parseListGroup } from '#domain/search/group-choice.ts';
import type { ListCondition } from '#domain/search/list-condition.ts';
import { findFilter, type FacetFilter, type ListFilter } from '#domain/search/list-filters.ts';
import { sayGroup } from './group-words.ts';
import { andNewer, fromTo, over, under, rangeName } from './range-words.ts';
import { categoryPlural, choiceName, featureName, stateName, filterName } from './trade-words.ts';

/** What was understood from a visitor's words, in the language of the page: "15–24 passengers". */
export function chipWords(chip: ChipMeaning): string {
  switch (chip.says) {
    case 'name':
      return chip.name;
    case 'chassis':
      return t`${{ maker: chip.name }} chassis`;
    case 'stock':
      return t`Stock ${{ number: chip.name }}`;
    case 'vin':
      return t`VIN ${{ vin: chip.name }}`;
    case 'year':
      return t`${{ year: `${chip.year}` }} ± ${plural({ span: yearWindow }, { one: '# year', other: '# years' })}`;
    case 'years':
    case 'passengers':
    case 'price':
    case 'mileage':
    case 'length':
    case 'gvwr':
      return ranges[chip.says](chip.min, chip.max);
    case 'van-passengers':
      return t`${{ passengers: ranges.passengers(chip.min, chip.max) }}, driver counted or not`;
    case 'categories':
      return categories(chip);
    case 'group':
      return sayGroup(chip);
    case 'purpose':
      return say(purposes[chip.purpose]);
    case 'feature':
      return featureName(chip.key);
    case 'condition':
    case 'fuel':
    case 'transmission':
      return choiceName(chip.says, chip.value);
    case 'state':
      return stateName(chip.code);
    case 'region':
      return say(regions[chip.region]);
    case 'near':
      return t`Near ${{ place: chip.place }}`;
    case 'within':
      return t`Within ${{ distance: circle(chip.miles) }} of ${{ place: chip.place }}`;
    case 'sort':
      return say(sorts[chip.by]);
    case 'trim':
    case 'build':
      return say(builds[chip.word]);
    case 'without':
      return without(chip.what);
    case 'near-me':
      return chip.miles ? t`Within ${{ distance: circle(chip.miles) }} of you` : t`Near you`;
    case 'lot':
    case 'cdl':
    case 'no-cdl':
    case 'wanted':
      return say(plain[chip.says]);
    default:
      return counted(chip.says, chip.count);
  }
}

type Bound = number | null;

const ranges: Record<FigureRange, (min: Bound, max: Bound) => string> = {
  years(min, max) {
    if (max === null) return andNewer(`${min}`);
    if (min === null) return t`${{ year: `${max}` }} and older`;
    return min === max ? `${min}` : fromTo(`${min}`, `${max}`);
  },
  passengers(min, max) {
    if (max === null) {
      return t`${plural({ count: min ?? 0 }, { one: '# passenger', other: '# passengers' })} or more`;
    }
    if (min === null) {
      return t`Up to ${plural({ count: max }, { one: '# passenger', other: '# passengers' })}`;
    }
    return min === max
      ? t`${plural({ count: min }, { one: '# passenger', other: '# passengers' })}`
      : t`${{ low: min }}–${{ high: max }} passengers`;
  },
  price(min, max) {
    if (max === null) return over(sayDollars(min ?? 0));
    return min === null ? under(sayDollars(max)) : fromTo(sayDollars(min), sayDollars(max));
  },
  mileage(min, max) {
    if (max === null) return over(miles(min ?? 0, isThousands(min ?? 0)));
    return min === null
      ? under(miles(max, isThousands(max)))
      : sayMeasureRange(min, max, 'mile', 'long');
  },
  length(min, max) {
    if (max === null) return t`${{ length: sayMeasure(min ?? 0, 'foot') }} long or more`;
    if (min === null) return t`Up to ${{ length: sayMeasure(max, 'foot') }} long`;
    return t`${{ length: sayMeasureRange(min, max, 'foot') }} long`;
  },
  gvwr(min, max) {
    if (max === null) return t`${{ weight: sayMeasure(min ?? 0, 'pound') }} GVWR or more`;
    if (min === null) return t`Up to ${{ weight: sayMeasure(max, 'pound') }} GVWR`;
    return t`${{ weight: sayMeasureRange(min, max, 'pound') }} GVWR`;
  },
};

/** Whoever asks in round miles reads round kilometers; who asked in kilometers reads the same again. */
const miles = (count: number, isRound: boolean): string =>
  isRound ? sayRoundMiles(count, 'long') : sayMeasure(count, 'mile', undefined, 'long');
const circle = (radius: number): string => miles(radius, radiiMiles.includes(radius));
const isThousands = (count: number): boolean => count % 1000 === 0;

function counted(what: CountedThing, count: number): string {
  switch (what) {
    case 'adults':
      return t`${plural(count, { one: '# adult', other: '# adults' })}`;
    case 'wheelchair-positions':
      return t`${plural(count, { one: '# wheelchair position', other: '# wheelchair positions' })} or more`;
    case 'rows':
      return t`${plural(count, { one: '# row', other: '# rows' })}`;
    case 'windows':
      return t`${plural(count, { one: '# window', other: '# windows' })} a side`;
    case 'slide-outs':
      return t`${plural(count, { one: '# slide-out', other: '# slide-outs' })}`;
    case 'units':
      return t`${plural(count, { one: '# unit', other: '# units' })} or more`;
    case 'odometer':
      return miles(count, false);
  }
}

function categories({ slugs, schoolType }: Extract<ChipMeaning, { says: 'categories' }>): string {
  const kinds = slugs.map(categoryPlural).join(', ');
  return schoolType ? t`${kinds}, Type ${schoolType}` : kinds;
}

/** Names keep their capitals where words of ours lose them: "No wheelchair lift", "No Freightliner". */
function without(chip: ChipMeaning): string {
  const name = chipWords(chip);
  if (chip.says === 'name' || chip.says === 'state' || chip.says === 'region') {
    return t({ message: `No ${name}`, context: 'a make, engine or state that is not wanted' });
  }
  const thing = name.split(' ').map(inSentence).join(' ');
  return t`No ${thing}`;
}

/** "Wheelchair" loses its capital inside a sentence, "PA", "A/C" and "Wi-Fi" keep theirs. */
const inSentence = (word: string): string =>
  /\p{Lu}.*\p{Lu}/u.test(word) ? word : word.toLowerCase();

const purposes: Record<Purpose, Message> = {
  church: msg`For churches`,
  tour: msg`Tour and charter`,
  senior: msg`Senior living`,
  daycare: msg`Day care`,
  prison: msg`Prisoner transport`,
};

const regions: Record<SpokenRegion, Message> = {
  northeast: msg`Northeast`,
  'new-england': msg`New England`,
  'east-coast': msg`East Coast`,
  'west-coast': msg`West Coast`,
  'gulf-coast': msg`Gulf Coast`,
  'pacific-northwest': msg`Pacific Northwest`,
  'mid-atlantic': msg`Mid-Atlantic`,
  'great-lakes': msg`Great Lakes states`,
  'great-plains': msg`Great Plains`,
  'mountain-west': msg`Mountain West`,
  'deep-south': msg`Deep South`,
  'tri-state': msg`NY, NJ and CT`,
  south: msg`The South`,
  southeast: msg`Southeast`,
  midwest: msg`Midwest`,
  southwest: msg`Southwest`,
  west: msg({ message: 'West', context: 'region of the United States' }),
  territory: msg`US territories`,
};

const sorts = {
  price: msg`Lowest price first`,
  mileage: msg`Lowest mileage first`,
  year: msg`Newest model year first`,
  newest: msg`Newest listings first`,
  'price-high': msg`Highest price first`,
  'year-old': msg`Oldest model year first`,
  largest: msg`Most seats first`,
  smallest: msg`Fewest seats first`,
};

const builds = {
  executive: msg`Executive`,
  finished: msg({ message: 'Finished', context: 'a bus turned into a home' }),
  unfinished: msg({ message: 'Unfinished', context: 'a bus turned into a home' }),
};

const plain = {
  lot: msg`Fleet lot`,
  cdl: msg`CDL required`,
  'no-cdl': msg`No CDL`,
  wanted: msg`Wanted ad`,
};

/** A condition in force, as its chip reads: "Wheelchair lift", "Price: Under $25,000". */
export function conditionWords(condition: ListCondition): string {
  if (condition.says !== 'filter') return chipWords(condition);
  const { parameter, value } = condition;
  const name = filterName(parameter);
  const filter = findFilter(parameter);
  if (!filter || value === null) return name;
  if (filter.kind !== 'facet') return filterAndValue(name, valueName(filter, value));
  if (!isYesNo(filter)) return optionName(filter, value);
  return value === 'yes' ? t`${name}: yes` : t`${name}: no`;
}

const filterAndValue = (name: string, value: string): string => t`${name}: ${value}`;

/** Makes, models and the like are the same in every language. */
export function isName(condition: ListCondition): boolean {
  if (condition.says !== 'filter') return condition.says === 'name';
  const filter = findFilter(condition.parameter);
  return condition.value !== null && filter?.kind === 'facet' && filter.options === null;
}

/** A value of a filter as the panel lists it. */
export function valueName(filter: ListFilter, value: string): string {
  if (filter.kind === 'facet') return optionName(filter, value);
  if (filter.kind === 'group') {
    const group = parseListGroup(value);
    return group ? sayGroup(group) : value;
  }
  const range = parseRange(filter.ranges, value);
  return range ? rangeName(filter, range) : value;
}

function optionName(filter: FacetFilter, value: string): string {
  if (filter.options === null) return value;
  if (filter.parameter === 'category') return categoryPlural(value as CategorySlug);
  if (filter.parameter === 'cdl') return say(value === 'yes' ? cdl.yes : cdl.no);
  if (isYesNo(filter)) return value === 'yes' ? t`Yes` : t`No`;
  return filter.field ? choiceName(filter.field, value) : value;
}

const isYesNo = (filter: FacetFilter): boolean => filter.isFlag && filter.parameter !== 'cdl';

const cdl = { yes: msg`CDL needed`, no: msg`No CDL needed` };

import { msg, t } from '@lingui/core/macro';
import type { CategorySlug } from '#domain/inventory/categories.ts';
import { parseRange } from '#domain/inventory/filter-buckets.ts';
import { parseListGroup } from '#domain/search/group-choice.ts';
import type { ListCondition } from '#domain/search/list-condition.ts';
import { findFilter, type FacetFilter, type ListFilter } from '#domain/search/list-filters.ts';
import { say } from '#messages/i18n.ts';
import { chipWords } from './chip-words.ts';
import { sayGroup } from './group-words.ts';
import { rangeName } from './range-words.ts';
import { categoryPlural, choiceName, filterName } from './trade-words.ts';

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

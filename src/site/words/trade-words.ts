import { popularSearches } from '#content/popular-searches.ts';
import type { ContentCategory } from '#domain/content/content-category.ts';
import { busCategories, type CategorySlug } from '#domain/inventory/categories.ts';
import { fieldGroupLabels, type FieldGroup } from '#domain/inventory/fields/bus-field.ts';
import { busFields, type FieldKey } from '#domain/inventory/fields/bus-fields.ts';
import { colorKey, knownColors } from '#domain/inventory/vocabulary/colors.ts';
import { busFeatures } from '#domain/inventory/vocabulary/features.ts';
import { usStates } from '#domain/inventory/vocabulary/states.ts';
import { listFilters, listSorts, type ListSort } from '#domain/search/list-filters.ts';
import { currentLanguage } from '#messages/languages.ts';
import { i18n } from '#messages/i18n.ts';
import { contentWords } from './content-word-table.ts';
import { settingTexts } from './setting-words.ts';
import type { BusTypeNames } from '#site/islands/header-search/search-options.ts';

/**
 * The words of the trade that the domain's own tables hold in English (names of fields, of their
 * choices, of categories, features, states, of the settings), by an id made of what they stand for. Catalogues have
 * them under these ids, so a row of a table is told once and translated once. Islands are handed them
 * by the server: an id that is put together cannot be found in a script.
 */
export const tradeWords: ReadonlyMap<string, string> = new Map([
  ...busFields.flatMap((field): [string, string][] => [
    [`field.${field.key}`, field.label],
    ...Object.entries(choicesOf(field)).map(([value, label]): [string, string] => [
      `choice.${field.key}.${value}`,
      label,
    ]),
  ]),
  ...Object.entries(fieldGroupLabels).map(([group, label]): [string, string] => [
    `group.${group}`,
    label,
  ]),
  ...busCategories.flatMap(({ slug, name, pluralName }): [string, string][] => [
    [`category.${slug}.name`, name],
    [`category.${slug}.plural`, pluralName],
  ]),
  ...contentWords,
  ...busFeatures.map(({ key, label }): [string, string] => [`feature.${key}`, label]),
  ...usStates.map(({ code, name }): [string, string] => [`state.${code}`, name]),
  ...knownColors.map((name): [string, string] => [`color.${colorKey(name)}`, name]),
  ...listFilters.map(({ parameter, label }): [string, string] => [`filter.${parameter}`, label]),
  ...Object.entries(listSorts).map(([sort, label]): [string, string] => [`sort.${sort}`, label]),
  ...settingTexts,
  ...popularSearches.map((words): [string, string] => [`search.${words}`, words]),
]);

function choicesOf(field: (typeof busFields)[number]): Readonly<Record<string, string>> {
  // They are rows of another table, and have their words there.
  if (field.key === 'category' || field.key === 'state') return {};
  if (field.type === 'choice') return field.choices;
  return field.type === 'text' ? (field.names ?? {}) : {};
}

/** The word of an id in the language of the moment; `otherwise` for what no table knows. */
export function wordOf(id: string, otherwise: string): string {
  const english = tradeWords.get(id);
  return english === undefined ? otherwise : i18n._(id, undefined, { message: english });
}

export const fieldName = (key: FieldKey): string => wordOf(`field.${key}`, key);
export const fieldGroupName = (group: FieldGroup): string => wordOf(`group.${group}`, group);
/** A stored value of a closed vocabulary as people read it; any other text stays as it is. */
export function choiceName(key: FieldKey, value: string): string {
  if (key === 'state') return stateName(value);
  return wordOf(key === 'category' ? `category.${value}.name` : `choice.${key}.${value}`, value);
}
/** "Shuttle" */
export const categoryName = (slug: CategorySlug): string => wordOf(`category.${slug}.name`, slug);
/** "Shuttle Buses" */
export const categoryPlural = (slug: CategorySlug): string =>
  wordOf(`category.${slug}.plural`, slug);
/** "All Bus Types" */
export const allCategoriesName = (): string => wordOf('category.view-all.name', '');
/** By the key of the search API: `wheelchair_lift`. */
export const featureName = (key: string): string => wordOf(`feature.${key}`, key);
/** By USPS code; a code that is none stays. */
export const stateName = (code: string): string => wordOf(`state.${code}`, code);
/** Null for a color that no table knows. */
export const knownColorName = (typed: string): string | null =>
  wordOf(`color.${colorKey(typed)}`, '') || null;
export const filterName = (parameter: string): string => wordOf(`filter.${parameter}`, parameter);
/** A built-in popular search in words that find the same; what visitors typed stays as they typed it. */
export const popularSearchWords = (words: string): string => wordOf(`search.${words}`, words);
export const sortName = (sort: ListSort): string => wordOf(`sort.${sort}`, sort);

/** A section of the knowledge center: as staff named it in the language, or its built-in name. */
export function sectionName(section: ContentCategory): string {
  const { slug, name, names } = section;
  const id = `section.${slug}`;
  return names[currentLanguage()] ?? (tradeWords.get(id) === name ? wordOf(id, name) : name);
}

const settingIds = new Map([...settingTexts].map(([id, text]) => [text, id]));

/** A text of the site's settings; what staff wrote there stays as they wrote it. */
export const saySetting = (text: string): string => wordOf(settingIds.get(text) ?? '', text);

/** The categories as the searches of the header offer them: islands are handed the words of the trade. */
export const busTypeNames = (): BusTypeNames =>
  Object.fromEntries(busCategories.map(({ slug }) => [slug, categoryPlural(slug)]));

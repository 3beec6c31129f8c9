import { kindInSentence } from '#domain/inventory/categories.ts';
import { expect, it } from 'vitest';
import { siteSettings } from '#content/site-settings.ts';
import { builtInCategories } from '#domain/content/content-category.ts';
import { inLanguage } from '#messages/in-language.ts';
import {
  categoryPlural,
  choiceName,
  saySetting,
  sectionName,
  stateName,
  tradeWords,
} from './trade-words.ts';

it('has one word for a state, wherever it stands', () => {
  expect(choiceName('state', 'NJ')).toBe('New Jersey');
  expect(stateName('ZZ')).toBe('ZZ');
  expect([...tradeWords.keys()].filter((id) => id.startsWith('choice.state.'))).toEqual([]);
});

it('leaves what staff wrote in the settings as it is', () => {
  expect(saySetting(siteSettings.hours.header)).toBe('8AM-6PM EST');
  expect(tradeWords.get('setting.hours.header')).toBe('8AM-6PM EST');
  expect(saySetting('By appointment')).toBe('By appointment');
});

it('calls sections what staff call them, in the languages that they named them in', () => {
  const [section] = builtInCategories.all();
  const renamed = { ...section!, name: 'Notebook', names: { es: 'Cuaderno' } };
  expect(sectionName(section!)).toBe(section!.name);
  expect(sectionName(renamed)).toBe('Notebook');
  expect(inLanguage('es', () => sectionName(renamed))).toBe('Cuaderno');
  expect(inLanguage('fr', () => sectionName(renamed))).toBe('Notebook');
});

it('speaks of a kind inside a sentence without its abbreviation', () => {
  expect(kindInSentence(categoryPlural('school-activity'))).toBe('activity buses');
});

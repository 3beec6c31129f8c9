import { expect, it } from 'vitest';
import { preferredLanguage } from '../preferred-language.ts';
import { weighLanguages } from './language-offer.ts';

const visit = {
  own: 'en',
  there: 'en es fr',
  choice: null,
  asked: ['fr-CA', 'en-US'],
  cameFrom: null,
};
const nothing = { offered: null, chosen: null };

it.each([
  [['fr-CA', 'en'], 'fr'],
  [['de-DE', 'es-MX', 'en'], 'es'],
  [['en-GB', 'fr'], 'en'],
  [['ja', 'zh-CN'], null],
  [[], null],
])('a browser that asks for %j would read %s', (asked, language) => {
  expect(preferredLanguage('en es fr', asked)).toBe(language);
});

it('offers what the browser prefers, once somebody has not said otherwise', () => {
  expect(weighLanguages(visit)).toEqual({ offered: 'fr', chosen: null });
  expect(weighLanguages({ ...visit, choice: 'en' })).toEqual(nothing);
  expect(weighLanguages({ ...visit, choice: 'es' })).toEqual({ offered: 'es', chosen: null });
  expect(weighLanguages({ ...visit, own: 'fr' })).toEqual(nothing);
  expect(weighLanguages({ ...visit, own: 'fr', choice: 'en' }).offered).toBe('en');
});

it('offers nothing that is not there, and nothing where no answer could be kept', () => {
  expect(weighLanguages({ ...visit, there: 'en es' })).toEqual(nothing);
  expect(weighLanguages({ ...visit, choice: 'xx"]' })).toEqual(nothing);
  expect(weighLanguages({ ...visit, choice: undefined })).toEqual(nothing);
});

it('takes a change of language on our pages for a choice', () => {
  expect(weighLanguages({ ...visit, cameFrom: '/fr/buses' })).toEqual({
    offered: null,
    chosen: 'en',
  });
  expect(weighLanguages({ ...visit, cameFrom: '/buses' }).offered).toBe('fr');
  const french = { ...visit, own: 'fr', asked: ['en'] };
  expect(weighLanguages({ ...french, cameFrom: '/' })).toEqual({ offered: null, chosen: 'fr' });
  expect(weighLanguages({ ...french, cameFrom: '/fr' }).offered).toBe('en');
});

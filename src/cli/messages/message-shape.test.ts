import { expect, it } from 'vitest';
import { compileTexts } from './compile-texts.ts';
import { faultsOfTranslation } from './message-shape.ts';

it.each([
  ['Near {place}', 'Près de {place}', []],
  ['Near {place}', 'Près de {lieu}', ['lacks {place}', 'has {lieu}, which the text has not']],
  ['See <0>all</0>', 'Voir <0>tous</0>', []],
  ['See <0>all</0>', 'Voir tous', ['lacks <0>']],
  ['See <0>all</0>', 'Voir <0>tous', ['does not close <0>']],
  ['One<0/>two', 'Un<0/>deux<1/>', ['has <1>, which the text has not']],
  [
    '{count, plural, one {# bus} other {# buses}}',
    '{count, plural, one {# autobus} other {# autobus}}',
    [],
  ],
  [
    '{count, plural, one {# bus} other {# buses}}',
    '{count, plural, one {# autobus} many {# d’autobus} other {# autobus}}',
    [],
  ],
  [
    '{count, plural, one {# bus} other {# buses}}',
    '{count, plural, few {# autobus} other {# autobus}}',
    [
      'lacks the form "one" of {count}',
      'has the form "few" of {count}, which the language has not',
    ],
  ],
  [
    '{count, plural, =0 {none} one {# bus} other {# buses}}',
    '{count, plural, one {# autobus} other {# autobus}}',
    ['lacks the form "0" of {count}'],
  ],
  [
    '{count, plural, one {# bus} other {# buses}}',
    '{count} autobus',
    ['writes {count} as plain, the text as plural'],
  ],
  ['{count, plural, one {# bus} other {# buses}}', '{count, number} autobus', []],
  ['Only {count} left', 'Il en reste {count, plural, one {#} other {#}}', []],
  [
    'Only {count} left',
    '{count, plural, other {Il en reste #}}',
    ['lacks the form "one" of {count}'],
  ],
  ['This has {count, plural, other {#}}', 'Ceci en a {count, plural, other {#}}', []],
  [
    '{who, select, dealer {its} other {their}}',
    '{who, select, other {leur}}',
    ['lacks the form "dealer" of {who}'],
  ],
  [
    '{count, plural, one {bus near {place}} other {buses near {place}}}',
    '{count, plural, one {autobus} other {autobus}}',
    ['lacks {place}'],
  ],
])('%s → %s', async (source, translation, faults) => {
  const { tokens } = await compileTexts('fr', { source, translation });
  expect(faultsOfTranslation(tokens['source']!, tokens['translation']!, 'fr-CA')).toEqual(faults);
});

it('asks for the forms of the language, not for those of English', async () => {
  const source = '{count, plural, one {# bus} other {# buses}}';
  const { tokens } = await compileTexts('pl', { source });
  expect(faultsOfTranslation(tokens['source']!, tokens['source']!, 'pl-PL')).toEqual([
    'lacks the form "many" of {count}',
    'lacks the form "few" of {count}',
  ]);
});

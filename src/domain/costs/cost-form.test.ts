import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { say } from '#messages/i18n.ts';
import { costBeginning, costFields, readCostForm, type CostField } from './cost-form.ts';

const faultOf = (typed: Partial<Record<CostField, string>>, name: CostField) =>
  say(readCostForm(typed).faults.get(name) ?? '');

describe('the form of costs', () => {
  it('reads figures as people write them', () => {
    const { answers, place, faults } = readCostForm({
      zip: ' 08067 ',
      way: 'hauled',
      miles: '12,500 mi',
      years: '3 years',
      tax: '6.625 %',
      tags: '$250',
      down: '$ 10,000',
      rate: '7,25',
      months: '48 months',
    });
    expect(faults.size).toBe(0);
    expect(place).toBe('08067');
    expect(answers).toEqual({
      way: 'hauled',
      milesAYear: 12_500,
      years: 3,
      taxRate: 6_625,
      tagsCents: 25_000,
      downCents: 1_000_000,
      yearlyRate: 7_250,
      months: 48,
    });
  });

  it('counts nothing that was not told, except what the form begins with', () => {
    expect(readCostForm({ ...costBeginning }).answers).toEqual({
      way: 'driven',
      milesAYear: 8_000,
      years: 5,
      taxRate: null,
      tagsCents: null,
      downCents: null,
      yearlyRate: null,
      months: null,
    });
  });

  it.each([
    ['20 000 km', 12_427],
    ['321,868 km', 200_000],
    ['20 000 kilomètres', 12_427],
    ['20,000 kms', 12_427],
    ['20000', 20_000],
    ['12.000', 12_000],
    ['12 mil millas', 12_000],
    ['12\u202f000 milles', 12_000],
  ])('reads the way of a year as it says it is measured: %s', (miles, expected) => {
    expect(readCostForm({ miles }).answers.milesAYear).toBe(expected);
  });

  it.each([
    ['150,50', 15_050],
    ['150.50', 15_050],
    ['150.55', 15_055],
    ['12.500,50', 1_250_050],
    ['12\u00a0500,50\u00a0$', 1_250_050],
    ['10 000 $ US', 1_000_000],
    ['US$ 10.000', 1_000_000],
    ['10 mil dólares', 1_000_000],
  ])('reads dollars and their cents whichever comma the writer has: %s', (text, cents) => {
    const { answers, faults } = readCostForm({ tags: text, down: text });
    expect(faults.size).toBe(0);
    expect([answers.tagsCents, answers.downCents]).toEqual([cents, cents]);
  });

  it.each<[CostField, string, string]>([
    ['miles', '12,5', 'Miles a year: enter a whole number from 0 to 200,000'],
    ['miles', '-5', 'Miles a year: enter a whole number from 0 to 200,000'],
    ['miles', '1e9', 'Miles a year: enter a whole number'],
    ['years', '0', 'Years you keep it: enter a whole number from 1 to 30'],
    ['tax', '31', 'Sales tax, %: enter a percentage from 0 to 30, like 6.25'],
    ['tax', 'NaN', 'Sales tax, %: enter a percentage'],
    ['rate', '<script>', 'Interest, % a year: enter a percentage from 0 to 60'],
    ['months', '361', 'Months to pay: enter a whole number from 1 to 360'],
    ['tags', 'none', 'Title and tags, $: enter an amount from 0 to 100,000'],
    ['down', '9'.repeat(30), 'Down payment, $ must be 20 characters or fewer'],
  ])('says what to do about %s "%s"', (name, text, words) => {
    expect(faultOf({ [name]: text }, name)).toContain(words);
  });

  it('asks for interest and months together', () => {
    expect(faultOf({ rate: '7' }, 'months')).toContain('enter them too');
    expect(faultOf({ months: '48' }, 'rate')).toContain('enter it too');
    expect(faultOf({ rate: '7', months: 'many' }, 'months')).toContain('whole number');
  });

  it('answers any text with a number in its bounds or with words', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.double().map(String),
      fc.integer().map((value) => value.toLocaleString('en-US')),
    );
    const forms = fc.record(
      Object.fromEntries(costFields.map(({ name }) => [name, texts])) as Record<
        CostField,
        typeof texts
      >,
    );
    fc.assert(
      fc.property(forms, (typed) => {
        const { answers, faults } = readCostForm(typed);
        for (const value of Object.values(answers)) {
          if (typeof value === 'number') expect(value).toBeGreaterThanOrEqual(0);
          else expect(value === null || value === 'driven' || value === 'hauled').toBe(true);
        }
        for (const text of faults.values()) expect(say(text)).not.toBe('');
      }),
    );
  });
});

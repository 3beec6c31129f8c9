import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mostChoices,
  mostUnitsNamed,
  readQuote,
  writeChoice,
  writeQuote,
  type QuoteChoice,
} from './quote-choice.ts';

const someChoice: fc.Arbitrary<QuoteChoice> = fc.oneof(
  fc.record({ busId: fc.integer({ min: 1, max: 9e8 }), count: fc.integer({ min: 1, max: 500 }) }),
  fc.record({
    busId: fc.integer({ min: 1, max: 9e8 }),
    units: fc
      .uniqueArray(fc.integer({ min: 1, max: 9_999 }), { minLength: 1, maxLength: 5 })
      .map((units) => units.toSorted((a, b) => a - b)),
  }),
);

describe('what a quote is asked for', () => {
  it('is read as it was written, in one text or several', () => {
    const some = fc.uniqueArray(someChoice, {
      maxLength: mostChoices,
      selector: ({ busId }) => busId,
    });
    fc.assert(
      fc.property(some, (choices) => {
        const nothingElse = { repeated: 0, unread: 0, left: 0 };
        expect(readQuote([writeQuote(choices)])).toEqual({ ...nothingElse, choices });
        expect(readQuote(choices.map(writeChoice))).toEqual({ ...nothingElse, choices });
      }),
    );
  });

  it('is short in an address', () => {
    expect(
      writeQuote([
        { busId: 7, count: 1 },
        { busId: 8, count: 3 },
      ]),
    ).toBe('7,8x3');
    expect(writeChoice({ busId: 9, units: [4, 7] })).toBe('9-4-7');
  });

  it('has each listing once: units are added, of anything else the last word counts', () => {
    expect(readQuote(['9-7-4', '9-4-2', '8', '8x3', '7-1', '7x2'])).toEqual({
      choices: [
        { busId: 9, units: [2, 4, 7] },
        { busId: 8, count: 3 },
        { busId: 7, count: 2 },
      ],
      repeated: 3,
      unread: 0,
      left: 0,
    });
  });

  it.each(['x', '0', '-1', '1x0', '1x', '1-', '1-0', '1.5', '1e3', '1x1000', '<b>', '99999999999'])(
    'does not read %s',
    (word) => {
      expect(readQuote([word])).toEqual({ choices: [], repeated: 0, unread: 1, left: 0 });
    },
  );

  it('has an end, and says what it left out', () => {
    const words = Array.from({ length: 5_000 }, (_, at) => String(at + 1));
    expect(readQuote(words)).toMatchObject({ left: 5_000 - mostChoices });
    const numbers = Array.from({ length: 150 }, (_, at) => at + 1);
    const { choices, left } = readQuote([`1-${numbers.join('-')}`, '2-1-2']);
    expect(choices).toEqual([{ busId: 1, units: numbers.slice(0, mostUnitsNamed) }]);
    expect(left).toBe(52);
    expect(readQuote(['1x999']).choices).toEqual([{ busId: 1, count: 500 }]);
    expect(readQuote([`1${'-1'.repeat(100_000)}`]).unread).toBe(1);
  });
});

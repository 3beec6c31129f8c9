import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { decodeBody } from './content-codings.ts';
import { pageDictionary } from './page-dictionaries.ts';
import { encodeWithBlanks, fillPlain, type Piece } from './body-with-blanks.ts';

const text = fc
  .array(fc.constantFrom('<p>', 'Bus ', 'ómnibus 🚌', '0123456789abcdef', '"key":"', '\n'), {
    maxLength: 400,
  })
  .map((words) => Buffer.from(words.join('')));
const blank = fc.record({ blankBytes: fc.integer({ min: 32, max: 90 }) });
const pieces = fc
  .array(fc.tuple(text, blank), { minLength: 1, maxLength: 5 })
  .chain((pairs) => text.map((end): Piece[] => [...pairs.flat(), end]));
const hexOf = (length: number, seed: number) =>
  Array.from({ length }, (_, at) => ((seed * (at + 1)) % 16).toString(16)).join('');

const dictionary = pageDictionary('en', Buffer.from('Bus ómnibus 🚌"key":"<p>'.repeat(9)));

describe.each([
  ['br', 'br'],
  ['zstd', 'zstd'],
  ['gzip', 'gzip'],
  ['dcz', dictionary],
] as const)('a %s body with blanks', (_, coding) => {
  it('is what it would be if each reader had it compressed', async () => {
    await fc.assert(
      fc.asyncProperty(
        pieces,
        fc.array(fc.nat(), { minLength: 2, maxLength: 3 }),
        async (all, seeds) => {
          const body = await encodeWithBlanks(all, coding);
          expect(body).not.toBeNull();
          for (const seed of seeds) {
            const values = all.flatMap((piece) =>
              Buffer.isBuffer(piece) ? [] : [hexOf(piece.blankBytes, seed)],
            );
            const filled = body!.filledWith(values)!;
            expect((await decodeBody(filled, coding)).equals(fillPlain(all, values))).toBe(true);
            expect(filled.length).toBe(body!.bytes);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('takes only what fits its blanks', async () => {
    const body = await encodeWithBlanks([Buffer.from('a'), { blankBytes: 32 }], coding);
    expect(body!.filledWith(['x'.repeat(31)])).toBeNull();
    expect(body!.filledWith([])).toBeNull();
    expect(body!.filledWith(['x'.repeat(32)])).not.toBeNull();
  });
});

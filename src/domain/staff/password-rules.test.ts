import { describe, expect, it } from 'vitest';
import { createPasswordRules, type Weakness } from './password-rules.ts';
import { passwordWords } from './password-words.ts';

const person = { email: 'jo.miller@example.com', name: 'Jo Miller' };
const rules = (weaknesses: readonly Weakness[] | null) =>
  createPasswordRules({ siteName: 'Omnibus', strength: { weaknesses: async () => weaknesses } });

describe('a new password', () => {
  it('is counted in characters, and told so at both ends', async () => {
    const { problem } = rules([]);
    expect(await problem('', person)).toContain('at least 12 characters; this has 0');
    expect(await problem('🚌'.repeat(11), person)).toContain('this has 11');
    expect(await problem('🚌'.repeat(12), person)).toBeNull();
    expect(await problem('x'.repeat(128), person)).toBeNull();
    expect(await problem('x'.repeat(129), person)).toContain(
      '128 characters or fewer; this has 129',
    );
    expect(await problem('x'.repeat(2_000_000), person)).toContain('this has 2,000,000');
  });

  it('is judged only when its length is right', async () => {
    const asked: string[] = [];
    const { problem } = createPasswordRules({
      siteName: 'Omnibus',
      strength: { weaknesses: async (password) => (asked.push(password), []) },
    });
    for (const length of [0, 11, 12, 128, 129, 1_000_000])
      await problem('x'.repeat(length), person);
    expect(asked.map(({ length }) => length)).toEqual([12, 128]);
  });

  it('that is guessed quickly is refused with the reason', async () => {
    expect(await rules(['common-word', 'date']).problem('x'.repeat(12), person)).toBe(
      'This is guessed quickly: it is made of few and common words and a date or a year. Three or four words that have nothing to do with each other are better.',
    );
  });

  it('that nobody can judge is not taken', async () => {
    expect(await rules(null).problem('x'.repeat(12), person)).toContain('could not be checked');
  });
});

it('the words that are tried first are the person’s, the site’s and those of the trade', () => {
  const words = passwordWords({ ...person, siteName: 'Omnibus' });
  for (const word of ['miller', 'jo.miller', 'jomiller', 'millerjo', 'example', 'omnibus']) {
    expect(words).toContain(word);
  }
  for (const word of ['schoolbus', 'bluebird', 'transit']) expect(words).toContain(word);
  expect(words.filter((word) => word.length < 3)).toEqual([]);
});

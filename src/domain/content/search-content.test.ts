import { describe, expect, it } from 'vitest';
import { indexContent, marked, type ContentDocument, type ContentIndex } from './search-content.ts';

const document = (key: string, title: string, text: string, headings: string[] = []) =>
  ({ key, kind: 'article', title, text, headings }) satisfies ContentDocument;

const index = indexContent([
  document('lifts', 'Wheelchair lifts', 'A lift carries 800 pounds. Lifts need care.'),
  document('cdl', 'CDL or no CDL', 'Who may drive a bus with a wheelchair place? '.repeat(9)),
  document('cafe', 'Café coaches', 'Über den Bus: a galley, a naïve idea.', ['Galley']),
  document('brakes', 'Air or hydraulic', 'Brakes.', ['Brake shoes']),
]);
const keys = (query: string) => index.search(query).found.map(({ key }) => key);
const first = (of: ContentIndex, query: string) => of.present(of.search(query).found[0]!, query);
const joined = (parts: readonly { text: string; hit: boolean }[]) =>
  parts.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

describe('search of the knowledge center', () => {
  it('ranks titles above text', () => expect(keys('wheelchair')).toEqual(['lifts', 'cdl']));

  it.each([
    ['CAFE', 'cafe'],
    ['café', 'cafe'],
    ['cafe\u0301', 'cafe'],
    ['uber', 'cafe'],
    ['NAIVE', 'cafe'],
    ['gall', 'cafe'],
    ['brakes', 'brakes'],
    ['brake shoe', 'brakes'],
    ['how do I lift it', 'lifts'],
  ])('%s finds %s', (query, key) => expect(keys(query)[0]).toBe(key));

  it('wants every word, and says so when it gives less', () => {
    expect(index.search('wheelchair lift')).toMatchObject({ partial: false });
    expect(keys('wheelchair lift')).toEqual(['lifts']);
    expect(index.search('wheelchair zeppelin').partial).toBe(true);
    expect(keys('wheelchair zeppelin')).toEqual(['lifts', 'cdl']);
    expect(index.search('zeppelin')).toEqual({ found: [], partial: false });
  });

  it.each(['', '  ', '!?', '<>', '\0'])('finds nothing for %j', (query) =>
    expect(index.search(query)).toEqual({ found: [], partial: false }),
  );

  it('highlights in the original, accents and all', () => {
    expect(joined(first(index, 'cafe').title)).toBe('[Café] coaches');
    expect(joined(marked('Ünder the lift’s İ lifts', ['lift', 'under']))).toBe(
      '[Ünder] the [lift’s] İ [lifts]',
    );
  });

  it('loses no character while it highlights', () => {
    for (const text of ['İstanbul ﬁre ½ lift', '𝐋ift lift', 'a\u0301b lift']) {
      expect(
        marked(text, ['lift'])
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }
  });

  it('shows the place that answers', () => {
    const long = indexContent([
      document(
        'x',
        'Long',
        `${'filler words here '.repeat(60)}the ramp is steep. ${'more '.repeat(90)}`,
      ),
    ]);
    const snippet = joined(first(long, 'ramp').snippet);
    expect(snippet).toMatch(/^… .*\[ramp\].* …$/);
    expect(snippet.length).toBeLessThan(240);
  });

  it('answers hostile questions in no time', () => {
    for (const query of ['('.repeat(5_000), 'a'.repeat(100_000), '\\d+.*'.repeat(100)]) {
      expect(index.search(query).found.length).toBeLessThan(5);
    }
  });
});

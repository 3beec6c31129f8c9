import { describe, expect, it } from 'vitest';
import { draftsIn, type SellDraft } from './sell-drafts.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const hourMs = 3_600_000;
const draft = (ageHours: number, more: Partial<SellDraft> = {}): SellDraft => ({
  id: 'a',
  atMs: now - ageHours * hourMs,
  typed: { make: 'Ford', name: 'Ruth', phone: '1', email: 'r@example.com' },
  ...more,
});
const read = (...stored: unknown[]) => draftsIn(JSON.stringify(stored), now);

describe('drafts of buses in a browser', () => {
  it('keep everything for a day, the bus alone for a month, and then nothing', () => {
    expect(read(draft(23))).toEqual([draft(23)]);
    expect(read(draft(25)).map(({ typed }) => typed)).toEqual([{ make: 'Ford' }]);
    expect(read(draft(24 * 29)).map(({ typed }) => typed)).toEqual([{ make: 'Ford' }]);
    expect(read(draft(24 * 31))).toEqual([]);
  });

  it('lead to what the server has for a day, and nowhere else', () => {
    const token = '0123456789abcdef'.repeat(2);
    expect(read(draft(23, { token }))).toEqual([draft(23, { token })]);
    expect(read(draft(25, { token }))).toEqual([]);
    expect(read(draft(1, { token: '../../contact' }))).toEqual([]);
  });

  it('are three at most', () => {
    const many = ['a', 'b', 'c', 'd'].map((id) => draft(1, { id }));
    expect(read(...many).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it.each([['{'], ['null'], ['{}'], ['[null, 1, "x", []]'], ['[{"id":1,"atMs":2,"typed":{}}]']])(
    'are not %s',
    (stored) => {
      expect(draftsIn(stored, now)).toEqual([]);
    },
  );

  it('hold texts only, none longer than a field may be', () => {
    const typed = { make: 'Ford', year: 2015, description: 'x'.repeat(10_001) };
    expect(read({ ...draft(1), typed }).map((one) => one.typed)).toEqual([{ make: 'Ford' }]);
  });
});

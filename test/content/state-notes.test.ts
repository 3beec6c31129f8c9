import { expect, it } from 'vitest';
import { stateNotes } from '#content/state-notes.ts';
import { findState } from '#domain/inventory/vocabulary/states.ts';

it('every state note says who says it, where, and when that was read', () => {
  for (const { states, note, source, href, checkedOn } of stateNotes) {
    expect(
      states.every((code) => findState(code)?.code === code),
      note,
    ).toBe(true);
    expect(source.length, note).toBeGreaterThan(5);
    expect(URL.parse(href)?.protocol, note).toBe('https:');
    expect(checkedOn, note).toMatch(/^20\d\d-\d\d-\d\d$/);
  }
  expect(new Set(stateNotes.map(({ note }) => note)).size).toBe(stateNotes.length);
});

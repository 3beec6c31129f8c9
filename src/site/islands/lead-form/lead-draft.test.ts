import { expect, it } from 'vitest';
import { readLeadDraft } from './lead-draft.ts';

it('reads what was typed, and of anything else nothing', () => {
  const draft = { firstName: 'Ann', message: 'With a lift?', email: 7, phone: '1'.repeat(10_001) };
  expect([...readLeadDraft(JSON.stringify(draft))]).toEqual([
    ['firstName', 'Ann'],
    ['message', 'With a lift?'],
  ]);
  for (const stored of ['', '{', 'null', '7', '[7]', '{"firstName":{}}'])
    expect(readLeadDraft(stored).size, stored).toBe(0);
});

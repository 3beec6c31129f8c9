import { expect, it } from 'vitest';
import { youtubeId } from './youtube-id.ts';

it('takes the characters of a film alone where no word and no telephone number has them', () => {
  for (const id of ['dQw4w9WgXcQ', 'abc-DEF_123', 'abcdefgHijk', '_-abcdefghi'])
    expect(youtubeId(` ${id} `)).toBe(id);
  for (const word of ['inspections', 'Inspections', 'INSPECTIONS', 'walk-around', '18565550142'])
    expect(youtubeId(word)).toBeNull();
});

it('takes any eleven of them from an address', () => {
  expect(youtubeId('youtu.be/inspections')).toBe('inspections');
});

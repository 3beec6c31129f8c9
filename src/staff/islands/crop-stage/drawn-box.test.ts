import { expect, it } from 'vitest';
import { drawnBox } from './drawn-box.ts';

const photo = { widthPx: 1200, heightPx: 800 };

it.each([
  ['from the upper left', { x: 100.4, y: 50 }, { x: 700, y: 550.2 }],
  ['from the lower right', { x: 700, y: 550.2 }, { x: 100.4, y: 50 }],
  ['from the lower left', { x: 100.4, y: 550.2 }, { x: 700, y: 50 }],
])('is the same rectangle, drawn %s', (_, from, to) => {
  expect(drawnBox(from, to, photo)).toEqual({
    left: '100',
    top: '50',
    width: '600',
    height: '500',
  });
});

it('ends where the photo ends', () => {
  const box = drawnBox({ x: -30, y: 400 }, { x: 5000, y: 5000 }, photo);
  expect(box).toEqual({ left: '0', top: '400', width: '1200', height: '400' });
});

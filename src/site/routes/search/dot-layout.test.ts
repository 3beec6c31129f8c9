import { describe, expect, it } from 'vitest';
import { stateShapes } from '../locations/state-map.data.ts';
import { layDots, mapHeight, mapWidth, type Dot } from './dot-layout.ts';

const everywhere = (countOf: (at: number) => number) =>
  stateShapes.map(({ code }, at) => ({ code, count: countOf(at) }));

/** The smallest distance between the edges of two dots. */
function nearestEdges(dots: readonly Dot[]): number {
  const distances = dots.flatMap((one, at) =>
    dots
      .slice(at + 1)
      .map((other) => Math.hypot(other.x - one.x, other.y - one.y) - one.radius - other.radius),
  );
  return Math.min(...distances);
}

describe('the dots of a map of answers', () => {
  it.each([
    ['one bus everywhere', () => 1],
    ['thousands everywhere', () => 2_000],
    ['one state with nearly all', (at: number) => (at === 30 ? 9_000 : 3)],
    ['all kinds of counts', (at: number) => 1 + ((at * 37) % 400)],
  ])('keep apart: %s', (_, countOf) => {
    const dots = layDots(everywhere(countOf), stateShapes);
    expect(dots).toHaveLength(51);
    // A unit is a third of a pixel on the narrowest phone: two of them still part two dots.
    expect(nearestEdges(dots)).toBeGreaterThan(0);
    for (const { x, y, radius } of dots) {
      expect(x - radius).toBeGreaterThanOrEqual(-2);
      expect(x + radius).toBeLessThanOrEqual(mapWidth + 2);
      expect(y + radius).toBeLessThanOrEqual(mapHeight + 2);
    }
  });

  it('stay where their states are when there is room', () => {
    const [texas] = layDots([{ code: 'TX', count: 12 }], stateShapes);
    expect(texas).toMatchObject({ x: texas!.stateX, y: texas!.stateY });
  });

  it('are as large as the counts', () => {
    const [few, many] = layDots(
      [
        { code: 'CA', count: 25 },
        { code: 'TX', count: 100 },
      ],
      stateShapes,
    );
    expect(many!.radius / few!.radius).toBeCloseTo(2);
  });

  it('leave out what the map does not draw', () => {
    expect(layDots([{ code: 'PR', count: 2 }], stateShapes)).toEqual([]);
  });
});

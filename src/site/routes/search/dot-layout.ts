/** A dot that says how many buses stand in a state, in units of the map. */
export interface Dot {
  code: string;
  count: number;
  x: number;
  y: number;
  radius: number;
  /** The point of its state: a dot that had to make room is tied to it by a line. */
  stateX: number;
  stateY: number;
}

interface StatePoint {
  code: string;
  x: number;
  y: number;
}

export const mapWidth = 975;
export const mapHeight = 610;

const largestRadius = 30;
/** As wide as its figure: nine units on each side for a digit or two, four more for each further one. */
const smallestRadius = (count: number): number => 14 + 4 * Math.max(0, String(count).length - 2);
/** Between two dots, so that they stay two at a third of the size. */
const gap = 3;
const rounds = 120;

/**
 * Dots whose areas are as the counts, each where its state is or as near to that as the others let
 * it: the small states of the Northeast lie closer together than their dots are wide.
 */
export function layDots(
  counts: readonly { code: string; count: number }[],
  points: readonly StatePoint[],
): Dot[] {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  const dots = counts.flatMap(({ code, count }) => {
    const state = points.find((one) => one.code === code);
    if (!state) return [];
    const { x, y } = state;
    const radius = Math.max(smallestRadius(count), largestRadius * Math.sqrt(count / most));
    return [{ code, count, x, y, radius, stateX: x, stateY: y }];
  });
  for (let round = 0; round < rounds; round += 1) {
    // At first each is drawn back to its state; at the end all that counts is that none overlap.
    const pull = 0.1 * Math.max(0, 1 - (2 * round) / rounds);
    for (const dot of dots) {
      dot.x = within(dot.x + (dot.stateX - dot.x) * pull, dot.radius, mapWidth);
      dot.y = within(dot.y + (dot.stateY - dot.y) * pull, dot.radius, mapHeight);
    }
    dots.forEach((dot, at) => {
      for (const other of dots.slice(at + 1)) partDots(dot, other);
    });
  }
  return dots.map((dot) => ({
    ...dot,
    x: Math.round(dot.x),
    y: Math.round(dot.y),
    radius: Math.round(dot.radius),
  }));
}

function partDots(one: Dot, other: Dot): void {
  const apartX = other.x - one.x;
  const apartY = other.y - one.y;
  const apart = Math.hypot(apartX, apartY) || 0.01;
  const missing = one.radius + other.radius + gap - apart;
  if (missing <= 0) return;
  const stepX = (apartX / apart) * (missing / 2);
  const stepY = (apartY / apart) * (missing / 2);
  one.x -= stepX;
  one.y -= stepY;
  other.x += stepX;
  other.y += stepY;
}

const within = (value: number, margin: number, size: number): number =>
  Math.min(size - margin, Math.max(margin, value));

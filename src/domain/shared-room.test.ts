import { beforeEach, describe, expect, it } from 'vitest';
import { createSharedRoom, type Holding, type SharedRoom } from './shared-room.ts';

const kilobyte = 1_024;
const megabyte = kilobyte * kilobyte;

let now: number;
let room: SharedRoom;
let given: string[];
beforeEach(() => {
  now = 0;
  given = [];
  room = createSharedRoom(24 * megabyte, () => now);
});

function enter(name: string, bytes = 0): Holding {
  const holding = room.enter(() => given.push(name));
  for (let left = bytes; left > 0; left -= 64 * kilobyte) {
    expect(holding.take(Math.min(left, 64 * kilobyte))).toBe(true);
  }
  return holding;
}

describe('a shared room', () => {
  it('goes to whoever is quick: what came at once in the beginning pays for nothing later', () => {
    const names = ['a', 'b', 'c', 'd'];
    const trickling = names.map((name) => enter(name, 6 * megabyte - 1));
    for (; now < 8_000; now += 1_000) for (const one of trickling) one.take(1);
    const honest = enter('honest');
    // A telephone that sends 20 kB a second.
    for (let second = 0; second < 10; second++) {
      now += 1_000;
      expect(honest.take(20 * kilobyte)).toBe(true);
    }
    expect(given).toHaveLength(1);
    expect(given).not.toContain('honest');
    // Nothing more is taken for who had to go.
    expect(trickling[names.indexOf(given[0]!)]!.take(1)).toBe(false);
  });

  it('is taken from the slowest first, and from no more of them than needed', () => {
    const bodies = [3, 1, 2].map((pace) => ({
      pace,
      holding: enter(`${pace}`, 8 * megabyte - 96 * kilobyte),
    }));
    for (let second = 0; second < 16; second++) {
      now += 1_000;
      for (const { pace, holding } of bodies) holding.take(pace * kilobyte);
    }
    enter('quick', megabyte);
    expect(given).toEqual(['1']);
  });

  it('is not for one that is slower than all who are in it', () => {
    const quicker = enter('quicker', 24 * megabyte - 64 * kilobyte);
    const slow = enter('slow');
    for (; now < 16_000; now += 1_000) quicker.take(3 * kilobyte);
    expect(slow.take(32 * kilobyte)).toBe(false);
    expect(given).toEqual([]);
  });

  it('is kept by who is new, and by what has arrived', () => {
    enter('arrived', 12 * megabyte).arrived();
    now = 60_000;
    enter('new', 12 * megabyte);
    now += 1_999;
    expect(enter('next').take(kilobyte)).toBe(false);
    now += 1;
    expect(enter('next').take(kilobyte)).toBe(true);
    expect(given).toEqual(['new']);
  });

  it('is free again when a body leaves it, once', () => {
    const body = enter('body', 24 * megabyte);
    body.leave();
    body.leave();
    enter('next', 24 * megabyte);
    expect(enter('third').take(1)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { createPhotoQueue, pauseMs, type QueuedPhoto } from './photo-queue.ts';
import type { SendAnswer } from './send-photo.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));
const lost: SendAnswer = { outcome: 'failed', message: 'lost' };
const file = new Blob(['photo']);

/** A queue whose line and clock the test holds. */
function bed(answers: SendAnswer[]) {
  const sent: string[] = [];
  const pauses: { ms: number; act: () => void }[] = [];
  const states = new Map<string, QueuedPhoto['state']>();
  let most = 0;
  let running = 0;
  let idle = 0;
  const queue = createPhotoQueue({
    async send({ key }) {
      sent.push(key);
      most = Math.max(most, ++running);
      await settle();
      running -= 1;
      return answers.shift() ?? { outcome: 'stored', id: sent.length };
    },
    onChange: ({ key, state }) => states.set(key, state),
    onIdle: () => (idle += 1),
    wait: (ms, act) => pauses.push({ ms, act }),
    random: () => 1,
  });
  const add = (...keys: string[]) =>
    keys.forEach((key) => queue.add({ key, file, fileName: `${key}.jpg` }));
  const done = async () => {
    for (let turn = 0; turn < 20; turn++) await settle();
  };
  return { queue, add, done, sent, pauses, states, most: () => most, idle: () => idle };
}

describe('the photo queue', () => {
  it('sends every photo once, two at a time, and says when all are through', async () => {
    const { queue, add, done, sent, states, most, idle } = bed([]);
    add('a', 'b', 'c', 'd', 'a');
    expect(queue.pending()).toBe(4);
    await done();
    expect(sent).toEqual(['a', 'b', 'c', 'd']);
    expect(most()).toBe(2);
    expect(new Set(states.values())).toEqual(new Set(['done']));
    expect(queue.pending()).toBe(0);
    expect(idle()).toBeGreaterThan(0);
    expect(queue.arrivedIds()).toHaveLength(4);
  });

  it('tries again under the same key after a lost connection, with growing pauses', async () => {
    const { add, done, sent, pauses, states } = bed([lost, lost]);
    add('a');
    await done();
    expect(states.get('a')).toBe('retrying');
    pauses[0]?.act();
    await done();
    pauses[1]?.act();
    await done();
    expect(sent).toEqual(['a', 'a', 'a']);
    expect(pauses.map(({ ms }) => ms)).toEqual([1_000, 2_000]);
    expect(states.get('a')).toBe('done');
  });

  it('tries at once when the line is back, and not twice when the pause ends after it', async () => {
    const { queue, add, done, sent, pauses } = bed([lost]);
    add('a');
    await done();
    queue.retryNow();
    pauses[0]?.act();
    await done();
    expect(sent).toEqual(['a', 'a']);
  });

  it('goes on with the others when one is refused or removed', async () => {
    const { queue, add, done, sent, states } = bed([{ outcome: 'refused', message: 'no photo' }]);
    add('a', 'b', 'c');
    queue.remove('c');
    await done();
    expect(sent).toEqual(['a', 'b']);
    expect([states.get('a'), states.get('b')]).toEqual(['refused', 'done']);
    expect(queue.pending()).toBe(0);
  });

  it('stops after thirty attempts and waits for the seller', async () => {
    const { queue, add, done, pauses, states, sent } = bed(Array.from({ length: 30 }, () => lost));
    add('a');
    for (let attempt = 0; attempt < 30; attempt++) {
      await done();
      pauses[attempt]?.act();
    }
    await done();
    expect(states.get('a')).toBe('stopped');
    expect(queue.pending()).toBe(0);
    queue.retryNow();
    await done();
    expect(sent).toHaveLength(31);
    expect(states.get('a')).toBe('done');
  });

  it('pauses half a minute at most, and never all at the same moment', () => {
    expect(pauseMs(30, 1)).toBe(30_000);
    expect(pauseMs(30, 0)).toBe(15_000);
    expect(pauseMs(1, 0)).toBe(500);
  });
});

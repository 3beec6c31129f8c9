import { existsSync, readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPhotoProcessor } from '#adapters/photos-sharp/photo-processor.ts';
import { photoLimits } from '#domain/media/photo-intake.ts';
import type { PhotoProcessor } from '#domain/media/photo-processor.ts';
import { isRunning } from '#files/is-running.ts';

const entry = join(import.meta.dirname, '../fixtures/photos/faulty-photo-process.ts');
const bytes = (word: string) => new TextEncoder().encode(word);

let processor: PhotoProcessor;
beforeEach(() => {
  // Long enough for a process to start on a busy machine.
  processor = createPhotoProcessor({ entry, timeoutMs: 8_000, memoryBytes: 400_000_000 });
});
afterEach(() => processor.close());

const processPhoto = (word: string) => processor.process(bytes(word), 'jpeg', photoLimits);

async function pid(): Promise<number> {
  return Number(new TextDecoder().decode((await processor.toAvif(bytes('answer')))!));
}

it('a process that crashes costs its photo only', async () => {
  const before = await pid();
  expect(await processPhoto('crash')).toEqual({ outcome: 'failed', fault: 'too-slow' });
  expect(isRunning(before)).toBe(false);
  expect(isRunning(await pid())).toBe(true);
});

it('a process that gives up by itself is a fault of ours, not of the photo', async () => {
  await expect(processPhoto('leave')).rejects.toThrow(/does not run/);
  expect(isRunning(await pid())).toBe(true);
});

it('a process that hangs is ended, and its photo refused', async () => {
  const before = await pid();
  expect(await processPhoto('hang')).toEqual({ outcome: 'failed', fault: 'too-slow' });
  await vi.waitFor(() => expect(isRunning(before)).toBe(false));
  expect(isRunning(await pid())).toBe(true);
});

it.runIf(existsSync('/proc/self/statm'))('a process that fills the memory is ended', async () => {
  expect(await processPhoto('grow')).toEqual({ outcome: 'failed', fault: 'too-slow' });
  expect(isRunning(await pid())).toBe(true);
});

it('what tells the server to stop leaves the photo under way alone', async () => {
  const before = await pid();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.kill(before, signal);
  expect(await pid()).toBe(before);
});

it('one process answers one photo after another', async () => {
  const answers = await Promise.all([pid(), pid(), pid()]);
  expect(new Set(answers).size).toBe(1);
});

it('gives way to pages: its threads have less of a busy processor', async () => {
  const id = await pid();
  const own = getPriority();
  expect(getPriority(id)).toBe(Math.min(19, own + 5));
  if (existsSync(`/proc/${id}/task`)) {
    for (const thread of readdirSync(`/proc/${id}/task`)) {
      expect(getPriority(Number(thread)), `thread ${thread}`).toBe(Math.min(19, own + 5));
    }
  }
});

it('photos past the queue are turned away', async () => {
  const small = createPhotoProcessor({ entry, waiting: 1 });
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => small.toAvif(bytes('answer'))));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  await small.close();
});

it('what nobody waits for comes after what somebody does, and not at all once it is unwanted', async () => {
  const ended: string[] = [];
  const unwanted = new AbortController();
  const note = (name: string, work: Promise<unknown>) =>
    work.catch(() => {}).finally(() => ended.push(name));
  const avif = (signal?: AbortSignal) => processor.toAvif(bytes('answer'), signal);
  const all = [
    note('running', avif()),
    note('unwanted', avif(unwanted.signal)),
    note('later', avif()),
    ...['1', '2'].map((photo) => note(photo, processPhoto('answer'))),
  ];
  unwanted.abort();
  await Promise.all(all);
  expect(ended).toEqual(['unwanted', 'running', '1', '2', 'later']);
});

it('one sender’s photos do not hold up another’s, and those of a sender that has gone nobody’s', async () => {
  const ended: string[] = [];
  const gone = new AbortController();
  const send = (name: string, sender: string, signal?: AbortSignal) =>
    processor
      .process(bytes('answer'), 'jpeg', photoLimits, { asker: { sender: [sender], signal } })
      .then(({ outcome }) => ended.push(`${name} ${outcome}`))
      .catch(() => ended.push(name));
  const all = [
    ...['a1', 'a2', 'a3'].map((name) => send(name, 'a')),
    send('b1', 'b', gone.signal),
    send('c1', 'c'),
  ];
  gone.abort();
  await Promise.all(all);
  expect(ended).toEqual(['b1 failed', 'a1', 'c1', 'a2', 'a3']);
});

it('a process without work ends, and comes back with the next photo', async () => {
  const restless = createPhotoProcessor({ entry, idleMs: 10 });
  const id = Number(new TextDecoder().decode((await restless.toAvif(bytes('answer')))!));
  await vi.waitFor(() => expect(isRunning(id)).toBe(false));
  expect(await restless.toAvif(bytes('answer'))).not.toBeNull();
  await restless.close();
});

it('closing leaves no process behind, not even one at work', async () => {
  const id = await pid();
  const working = processPhoto('hang');
  await processor.close();
  expect(await working).toEqual({ outcome: 'failed', fault: 'busy' });
  await vi.waitFor(() => expect(isRunning(id)).toBe(false));
});

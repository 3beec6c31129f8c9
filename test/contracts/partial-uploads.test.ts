import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskPartialUploads } from '#adapters/media-disk/disk-partial-uploads.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omnibus-parts-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const stream = (text: string) => new Blob([text]).stream() as ReadableStream<Uint8Array>;
const text = (source: ReadableStream<Uint8Array>) => new Response(source as BodyInit).text();

describe('parts of uploads on disk', () => {
  it('are there for the next process', async () => {
    await createDiskPartialUploads(folder).keep('7-a', 0, stream('hello '));
    const next = createDiskPartialUploads(folder);
    expect(await next.sizeBytes('7-a')).toBe(6);
    expect(await next.keep('7-a', 6, stream('world'))).toEqual({ outcome: 'kept', sizeBytes: 11 });
    expect(await text(next.read('7-a'))).toBe('hello world');
    expect(new TextDecoder().decode(await next.start('7-a', 4))).toBe('hell');
    await next.remove('7-a');
    expect(await readdir(folder)).toEqual([]);
  });

  it('end a piece that still waits when a newer one comes', async () => {
    const partials = createDiskPartialUploads(folder);
    let reached = () => {};
    const waits = new Promise<void>((resolve) => (reached = resolve));
    let pulls = 0;
    const hanging = new ReadableStream<Uint8Array>({
      async pull(controller) {
        pulls += 1;
        if (pulls === 1) return controller.enqueue(new TextEncoder().encode('abc'));
        reached();
        await new Promise(() => {});
      },
    });
    const first = partials.keep('7-a', 0, hanging);
    await waits;
    const others = [partials.keep('7-a', 3, stream('def')), partials.keep('7-a', 3, stream('XYZ'))];
    expect(await first).toEqual({ outcome: 'kept', sizeBytes: 3 });
    await Promise.all(others);
    const left = await text(partials.read('7-a'));
    expect(left).toMatch(/^abc(?:def|XYZ)$/);
  });

  it('are bounded by sender and in sum, and go after a day', async () => {
    const partials = createDiskPartialUploads(folder, { filesOfOne: 2, bytes: 10 });
    for (const id of ['7-a', '7-b']) await partials.keep(id, 0, stream('abc'));
    expect(await partials.keep('7-c', 0, stream('x'))).toEqual({ outcome: 'full' });
    expect(await partials.keep('8-a', 0, stream('abcd'))).toMatchObject({ outcome: 'kept' });
    expect(await partials.keep('9-a', 0, stream('x'))).toEqual({ outcome: 'full' });
    const old = new Date(Date.now() - 25 * 3_600_000);
    await utimes(join(folder, '7-a.part'), old, old);
    expect(await partials.sweep(new Date())).toBe(1);
    expect(await partials.sizeBytes('7-b')).toBe(3);
  });

  it('have no names that lead elsewhere', async () => {
    const partials = createDiskPartialUploads(folder);
    for (const id of ['../x', 'a/b', '', 'a\0', 'x'.repeat(101)]) {
      await expect(partials.sizeBytes(id)).rejects.toThrow('not an id');
    }
  });
});

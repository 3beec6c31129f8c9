import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createS3PartialUploads } from '#adapters/media-s3/s3-partial-uploads.ts';
import {
  partialUploadPlaces,
  streamOf,
  type PartialUploadPlace,
} from '#test/setup/partial-upload-places.ts';
import { startS3Server } from '#test/setup/s3-server.ts';

const text = (source: ReadableStream<Uint8Array>) => new Response(source as BodyInit).text();

describe.each(Object.entries(partialUploadPlaces))('parts of uploads on %s', (_, start) => {
  let opened: PartialUploadPlace;
  beforeEach(async () => {
    opened = await start();
  });
  afterEach(() => opened.close());

  it('are there for the next process', async () => {
    await opened.open().keep('7-a', 0, streamOf('hello '));
    const next = opened.open();
    expect(await next.sizeBytes('7-a')).toBe(6);
    expect(await next.keep('7-a', 6, streamOf('world'))).toEqual({
      outcome: 'kept',
      sizeBytes: 11,
    });
    expect(await text(next.read('7-a'))).toBe('hello world');
    expect(new TextDecoder().decode(await next.start('7-a', 4))).toBe('hell');
    await next.remove('7-a');
    expect(await opened.leftovers()).toEqual([]);
  });

  it('follow each other without a gap, whatever is sent twice', async () => {
    const partials = opened.open();
    const file = Array.from({ length: 3_000 }, (_none, at) => at.toString(36)).join(' ');
    const breaks = new ReadableStream<Uint8Array>({
      start: (control) => control.enqueue(new TextEncoder().encode(file.slice(0, 700))),
      pull: (control) => control.error(new Error('the line broke')),
    });
    expect(await partials.keep('7-a', 0, breaks)).toEqual({ outcome: 'kept', sizeBytes: 700 });
    const elsewhere = { outcome: 'elsewhere', sizeBytes: 700 };
    expect(await partials.keep('7-a', 701, streamOf('x'))).toEqual(elsewhere);
    for (let at = 500; at < file.length; at += 900)
      await partials.keep('7-a', at, streamOf(file.slice(at, at + 1_000)));
    expect(await partials.sizeBytes('7-a')).toBe(file.length);
    expect(await text(partials.read('7-a'))).toBe(file);
    expect(await opened.leftovers()).toHaveLength(1);
  });

  it('end a piece that still waits when a newer one comes', async () => {
    const partials = opened.open();
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
    const others = [
      partials.keep('7-a', 3, streamOf('def')),
      partials.keep('7-a', 3, streamOf('XYZ')),
    ];
    expect(await first).toEqual({ outcome: 'kept', sizeBytes: 3 });
    await Promise.all(others);
    const left = await text(partials.read('7-a'));
    expect(left).toMatch(/^abc(?:def|XYZ)$/);
  });

  it('are listed with their sizes and times', async () => {
    const partials = opened.open();
    expect(await partials.list()).toEqual([]);
    expect(await partials.start('7-a', 10)).toHaveLength(0);
    await partials.keep('7-a', 0, streamOf('hello'));
    await partials.keep('7-a', 5, streamOf(' world'));
    await partials.keep('8-a', 0, streamOf('abc'));
    await opened.age('7-a', 3_600_000);
    const listed = (await partials.list()).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(listed).toMatchObject([
      { id: '7-a', sizeBytes: 11 },
      { id: '8-a', sizeBytes: 3 },
    ]);
    const apartMs = listed[1]!.changedAt.getTime() - listed[0]!.changedAt.getTime();
    expect(apartMs).toBeGreaterThan(3_500_000);
  });

  it('never grow longer than what was sent, with two processes at one place', async () => {
    const nodes = [opened.open(), opened.open()];
    for (let turn = 0; turn < 4; turn += 1) {
      await Promise.all(nodes.map((node) => node.keep('7-a', 0, streamOf('x'.repeat(1_000)))));
    }
    const [file] = await nodes[0]!.list();
    expect(file).toMatchObject({ id: '7-a', sizeBytes: 1_000 });
  });

  it('have no names that lead elsewhere', async () => {
    const partials = opened.open();
    for (const id of ['../x', 'a/b', '', 'a\0', 'x'.repeat(101)]) {
      await expect(partials.sizeBytes(id)).rejects.toThrow('not an id');
      await expect(partials.keep(id, 0, streamOf('x'))).rejects.toThrow('not an id');
    }
  });
});

it('a large piece goes to the bucket part by part, not as one lump of memory', async () => {
  const server = await startS3Server();
  const partials = createS3PartialUploads(server.bucket);
  const file = new Uint8Array(5_300_000).map((_none, at) => (at * 31 + (at >> 8)) % 251);
  let at = 0;
  let sentWhenFirstKept = 0;
  const piece = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (server.objects.size > 0) sentWhenFirstKept ||= at;
      if (at >= file.length) return controller.close();
      controller.enqueue(file.slice(at, (at += 100_000)));
    },
  });
  expect(await partials.keep('7-a', 0, piece)).toEqual({ outcome: 'kept', sizeBytes: file.length });
  expect(sentWhenFirstKept).toBeGreaterThan(0);
  expect(sentWhenFirstKept).toBeLessThan(2_500_000);
  const whole = new Uint8Array(await new Response(partials.read('7-a') as BodyInit).arrayBuffer());
  expect(Buffer.compare(whole, file)).toBe(0);
  // What two nodes wrote at once lies there twice until the next piece.
  const stray = { bytes: Buffer.from(file.slice(0, 50)), contentType: '', modifiedAt: new Date() };
  server.objects.set('arriving/7-a.0-50', stray);
  await partials.keep('7-a', file.length, streamOf('x'));
  expect(server.objects.has('arriving/7-a.0-50')).toBe(false);
  expect(await partials.sizeBytes('7-a')).toBe(file.length + 1);
  await server.close();
});

describe('an upload whose nodes change (I-5)', () => {
  it('goes on at the other one, byte for byte, and pieces sent to both at once do no harm', async () => {
    const server = await startS3Server();
    const nodes = [createS3PartialUploads(server.bucket), createS3PartialUploads(server.bucket)];
    const file = new Uint8Array(1_300_000).map((_none, at) => (at * 31 + (at >> 8)) % 251);
    const piece = (from: number, to: number) =>
      new Blob([file.slice(from, to)]).stream() as ReadableStream<Uint8Array>;
    for (let turn = 0, at = 0; at < file.length; turn += 1) {
      const to = Math.min(at + 256_000, file.length);
      const [here, there] = [nodes[turn % 2]!, nodes[(turn + 1) % 2]!];
      const answers = await Promise.all([
        here.keep('7-a', at, piece(at, to)),
        ...(turn === 2 ? [there.keep('7-a', at, piece(at, to - 100_000))] : []),
      ]);
      expect(answers.every(({ outcome }) => outcome === 'kept')).toBe(true);
      at = await there.sizeBytes('7-a');
      expect(at).toBe(to);
    }
    const whole = new Uint8Array(
      await new Response(nodes[1]!.read('7-a') as BodyInit).arrayBuffer(),
    );
    expect(Buffer.compare(whole, file)).toBe(0);
    await nodes[0]!.remove('7-a');
    expect([...server.objects.keys()]).toEqual([]);
    await server.close();
  });
});

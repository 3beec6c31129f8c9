import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#db/open-database.ts';
import { createUploadReservations } from '#db/repositories/upload-reservations.ts';
import type { Database } from '#db/database.ts';
import { createArrivingFiles, type ArrivingFiles } from '#domain/media/arriving-files.ts';
import type { PartialUploads } from '#domain/media/partial-uploads.ts';
import type { UploadCaps } from '#domain/media/upload-reservations.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';
import {
  partialUploadPlaces,
  streamOf,
  type PartialUploadPlace,
} from '#test/setup/partial-upload-places.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const much = { files: 1_000, bytes: 1_000_000 };
const many = (count: number) => Array.from({ length: count }, (_, at) => at);

describeDatabases('files on their way', ({ create }) => {
  describe.each(Object.entries(partialUploadPlaces))('in a place on %s', (_, start) => {
    let fresh: FreshDatabase;
    let secondNode: Database;
    let place: PartialUploadPlace;
    let passedMs: number;
    beforeEach(async () => {
      [fresh, place] = await Promise.all([create(), start()]);
      secondNode = await openDatabase(fresh.config);
      passedMs = 0;
    });
    afterEach(async () => {
      vi.useRealTimers();
      await secondNode.close();
      await fresh.remove();
      await place.close();
    });

    /** One process; several share database and place. */
    const node = (
      caps: Partial<UploadCaps>,
      {
        database = fresh.database,
        more,
      }: { database?: Database; more?: Partial<PartialUploads> } = {},
    ) =>
      createArrivingFiles({
        partials: { ...place.open(), ...more },
        reservations: createUploadReservations(database),
        caps: { sender: much, network: much, all: much, ...caps },
        now: () => new Date(Date.now() + passedMs),
      });
    const file = (id: string, totalBytes: number, network = '') => ({
      id,
      sender: id.split('-')[0]!,
      network,
      totalBytes,
      mostFiles: 1_000,
    });
    const touchedMs = async () => {
      const { kysely } = fresh.database;
      const rows = await kysely.selectFrom('upload_reservations').select('touched_at').execute();
      return rows.map(({ touched_at }) => Date.parse(touched_at));
    };
    const keptBytes = async () =>
      (await place.open().list()).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    const outcomes = async (answers: ReturnType<ArrivingFiles['keep']>[]) =>
      (await Promise.all(answers)).map((answer) =>
        answer.outcome === 'full' ? `full: ${answer.of}` : answer.outcome,
      );
    const count = (all: readonly string[], one: string) =>
      all.filter((word) => word === one).length;

    it('are bounded by sender and in sum, and go after a day', async () => {
      const files = node({ sender: { files: 2, bytes: 100 }, all: { files: 100, bytes: 10 } });
      for (const id of ['7-a', '7-b']) await files.keep(file(id, 3), 0, streamOf('abc'));
      const of = (scope: string) => ({ outcome: 'full', of: scope });
      expect(await files.keep(file('7-c', 1), 0, streamOf('x'))).toEqual(of('sender'));
      const kept = await files.keep(file('8-a', 4), 0, streamOf('abcd'));
      expect(kept).toMatchObject({ outcome: 'kept' });
      expect(await files.keep(file('9-a', 1), 0, streamOf('x'))).toEqual(of('all'));
      passedMs = 20 * hourMs;
      for (const id of ['7-b', '8-a']) await files.keep(file(id, 3), 3, streamOf(''));
      await place.age('7-a', 25 * hourMs);
      passedMs = 25 * hourMs;
      expect(await files.sweep()).toBe(1);
      expect(await files.sizeBytes('7-a')).toBe(0);
      expect(await files.sizeBytes('7-b')).toBe(3);
    });

    it('of one sender are 24 at most, with 41 begun at once at two nodes', async () => {
      const caps = { sender: { files: 24, bytes: 1_000_000 } };
      const nodes = [node(caps), node(caps, { database: secondNode })];
      const answers = await outcomes(
        many(41).map((at) => nodes[at % 2]!.keep(file(`7-${at}`, 20), 0, streamOf('ab'))),
      );
      expect(count(answers, 'kept')).toBe(24);
      expect(count(answers, 'full: sender')).toBe(17);
      expect(await place.open().list()).toHaveLength(24);
    });

    it('cannot be announced small and grown large', async () => {
      const caps = { sender: { files: 24, bytes: 10_000 } };
      const nodes = [node(caps), node(caps, { database: secondNode })];
      for (const at of many(24)) await nodes[0]!.keep(file(`7-${at}`, 10), 0, streamOf('abc'));
      const grow = (at: number) =>
        nodes[at % 2]!.keep(file(`7-${at}`, 2_000), 3, streamOf('x'.repeat(1_997)));
      const answers = await outcomes(many(24).map(grow));
      // 24 announced ten bytes each; four of them grow within the 10,000.
      expect(count(answers, 'kept')).toBe(4);
      expect(count(answers, 'full: sender')).toBe(20);
      expect(await keptBytes()).toBeLessThanOrEqual(10_000);
      const long = streamOf('x'.repeat(5_000));
      expect(await nodes[0]!.keep(file('8-a', 100), 0, long)).toMatchObject({ sizeBytes: 100 });
    });

    it('of one address are bounded over all its senders, of all addresses together as well', async () => {
      const files = node({
        network: { files: 3, bytes: 100 },
        all: { files: 100, bytes: 170 },
      });
      const begin = (id: string, bytes: number, network: string) =>
        files.keep(file(id, bytes, network), 0, streamOf('ab'));
      const first = await outcomes(many(5).map((at) => begin(`${at}-a`, 10, '192.0.2.1')));
      expect(count(first, 'kept')).toBe(3);
      expect(count(first, 'full: network')).toBe(2);
      const second = await outcomes(many(3).map((at) => begin(`1${at}-a`, 40, '192.0.2.2')));
      expect(count(second, 'kept')).toBe(2);
      expect(await outcomes([begin('30-a', 60, '192.0.2.3'), begin('31-a', 61, '')])).toEqual(
        expect.arrayContaining(['kept', 'full: all']),
      );
    });

    it('make room when nobody goes on with them, and only then', async () => {
      const files = node({ sender: { files: 2, bytes: 1_000 } });
      const begin = (id: string) => files.keep(file(id, 10), 0, streamOf('abc'));
      await begin('7-a');
      passedMs = 2 * minuteMs;
      await begin('7-b');
      // Longer than a page that has stalled and pauses is silent.
      expect(await begin('7-c')).toMatchObject({ outcome: 'full' });
      passedMs = 3.5 * minuteMs;
      expect(await begin('7-c')).toMatchObject({ outcome: 'kept' });
      expect(await files.sizeBytes('7-a')).toBe(0);
      expect(await files.sizeBytes('7-b')).toBe(3);
      // Who comes back begins anew, when there is room again.
      expect(await files.keep(file('7-a', 10), 3, streamOf('def'))).toMatchObject({
        outcome: 'full',
      });
      await files.remove('7-b');
      expect(await files.keep(file('7-a', 10), 3, streamOf('def'))).toEqual({
        outcome: 'elsewhere',
        sizeBytes: 0,
      });
    });

    it('dropped by their sender can be gone on with as long as nobody needed their room', async () => {
      const files = node({ sender: { files: 2, bytes: 1_000 } });
      for (const id of ['7-a', '7-b']) await files.keep(file(id, 10), 0, streamOf('abc'));
      passedMs = 20 * minuteMs;
      const back = await files.keep(file('7-a', 10), 3, streamOf('def'));
      expect(back).toEqual({ outcome: 'kept', sizeBytes: 6 });
      // Now it counts again, and the other one gives way.
      expect(await files.keep(file('7-c', 10), 0, streamOf('x'))).toMatchObject({ sizeBytes: 1 });
      expect(await files.keep(file('7-d', 10), 0, streamOf('x'))).toMatchObject({ of: 'sender' });
    });

    it('keep their room as long as they get on, in one go, in a piece or being read', async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const startMs = Date.now();
      const files = node({ sender: { files: 3, bytes: 1_000 } });
      const { promise: over, resolve: end } = Promise.withResolvers<void>();
      const line = new TransformStream<Uint8Array, Uint8Array>();
      const held = files.hold(file('7-held', 10), () => over);
      const piece = files.keep(file('7-piece', 10), 0, line.readable);
      await files.keep(file('7-whole', 3), 0, streamOf('abc'));
      const read = files.goOn(file('7-whole', 3), () => over);
      const reservations = createUploadReservations(fresh.database);
      await vi.waitFor(async () => expect(await reservations.ids()).toHaveProperty('size', 3));
      for (let minute = 1; minute <= 5; minute++) {
        passedMs = minute * minuteMs;
        vi.advanceTimersByTime(minuteMs);
        await vi.waitFor(async () =>
          expect(Math.min(...(await touchedMs()))).toBeGreaterThan(startMs + passedMs - 1),
        );
        expect(await files.keep(file('7-new', 10), 0, streamOf('x'))).toMatchObject({
          of: 'sender',
        });
      }
      end();
      await line.writable.close();
      await Promise.all([held, piece, read]);
      passedMs = 10 * minuteMs;
      vi.advanceTimersByTime(5 * minuteMs);
      for (const id of ['7-x', '7-y', '7-z'])
        expect(await files.keep(file(id, 10), 0, streamOf('x'))).toMatchObject({ sizeBytes: 1 });
    });

    it('that keep their room by a byte now and then give way to all others in half an hour', async () => {
      const files = node({ all: { files: 1, bytes: 1_000 } });
      await files.keep(file('7-a', 100), 0, streamOf('x'));
      for (let minutes = 2; minutes <= 28; minutes += 2) {
        passedMs = minutes * minuteMs;
        await files.keep(file('7-a', 100), minutes / 2, streamOf('x'));
      }
      expect(await files.keep(file('8-a', 10), 0, streamOf('x'))).toMatchObject({ of: 'all' });
      passedMs = 31 * minuteMs;
      await files.keep(file('7-a', 100), 15, streamOf('x'));
      expect(await files.keep(file('8-a', 10), 0, streamOf('x'))).toMatchObject({ sizeBytes: 1 });
    });

    it('are given up after two days, however busily a byte is added', async () => {
      const files = node({});
      for (let hours = 0; hours <= 49; hours += 7) {
        passedMs = hours * hourMs;
        await files.keep(file('7-a', 100), hours / 7, streamOf('x'));
      }
      expect(await files.sweep()).toBe(1);
      expect(await place.leftovers()).toEqual([]);
    });

    it('wait for the disk: what was announced has to fit, and each piece looks again', async () => {
      let roomBytes = 50;
      const files = node({}, { more: { roomBytes: async () => roomBytes } });
      expect(await files.keep(file('7-a', 40), 0, streamOf('abc'))).toMatchObject({ sizeBytes: 3 });
      // 37 bytes of the 50 are promised; nobody else may have 20.
      expect(await files.keep(file('8-a', 20), 0, streamOf('x'))).toMatchObject({ of: 'all' });
      roomBytes = 36;
      expect(await files.keep(file('7-a', 40), 3, streamOf('d'))).toMatchObject({ of: 'disk' });
      roomBytes = 37;
      expect(await files.keep(file('7-a', 40), 3, streamOf('d'))).toMatchObject({ sizeBytes: 4 });
    });

    it('are told by who holds most, and can be given up', async () => {
      const files = node({});
      const reservations = createUploadReservations(fresh.database);
      await files.keep(file('7-a', 30), 0, streamOf('abc'));
      passedMs = 5 * minuteMs;
      await files.keep(file('8-a', 20), 0, streamOf('abc'));
      await files.keep(file('8-b', 40), 0, streamOf('abc'));
      const [most, next] = await reservations.holders(5);
      expect(most).toMatchObject({ sender: '8', files: 2, bytes: 60 });
      expect(next).toMatchObject({ sender: '7', files: 1, bytes: 30 });
      expect(Date.parse(most!.startedAt) - Date.parse(next!.startedAt)).toBeGreaterThan(
        4 * minuteMs,
      );
      expect(await files.discard('8')).toBe(2);
      expect(await reservations.holders(5)).toHaveLength(1);
      expect((await place.open().list()).map(({ id }) => id)).toEqual(['7-a']);
    });

    it('without a reservation go after a day as well', async () => {
      await place.open().keep('7-a', 0, streamOf('abc'));
      await place.open().keep('7-b', 0, streamOf('abc'));
      await place.age('7-a', 25 * hourMs);
      expect(await node({}).sweep()).toBe(1);
      expect((await place.open().list()).map(({ id }) => id)).toEqual(['7-b']);
    });
  });
});

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aBus, createPartnerBed, type PartnerBed } from './partner-bed.ts';

let bed: PartnerBed;
beforeAll(async () => {
  bed = await createPartnerBed();
});
afterAll(() => bed.staff.close());

const imports = () => bed.staff.services.imports.list(100);
const line = (number: number, more: object = {}) => ({
  ...aBus,
  sourceId: `L-${number}`,
  mileageMiles: 50_000 + number,
  ...more,
});
/** A body that comes as it is made, and can break off. */
const streamOf = (pieces: AsyncIterator<string>) =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(new TextEncoder().encode(value));
    },
  });

describe('many buses in one body', () => {
  it('are one import, counted, with the first faulty rows by line', async () => {
    const lines = [
      line(1),
      '',
      line(2),
      { sourceId: 'L-3', make: 'Toyota', model: 'Camry' },
      line(1),
    ];
    const sent = await bed.send(lines);
    expect(sent).toMatchObject({
      status: 200,
      body: {
        state: 'done',
        rows: 4,
        counts: { created: 2, changed: 0, unchanged: 0, rejected: 2, applied: 2, skipped: 0 },
        rejected: [
          { line: 4, reason: expect.stringContaining('not a bus') },
          { line: 5, reason: 'same id as line 1' },
        ],
      },
    });
    const path = sent.headers.get('location')!.replace('/api/v1', '');
    expect((await bed.call('GET', path)).body).toEqual(sent.body);
    const again = await bed.send([line(1, { priceCents: null }), line(2)]);
    expect(again.body.counts).toMatchObject({ created: 0, changed: 1, unchanged: 1 });
    await bed.staff.services.imports.undo(bed.staff.member, again.body.id);
    await bed.staff.runJobs();
    expect((await bed.call('GET', path.replace(/\d+$/, again.body.id))).body.state).toBe(
      'rolled-back',
    );
    const file = await bed.staff.get(`/staff/import/${sent.body.id}/file`);
    expect((await file.text()).split('\n')).toHaveLength(6);
  });

  it('may be rows of different names: absent says nothing, null that there is none', async () => {
    await bed.send([line(11), line(12)]);
    const { priceCents: _, ...silent } = line(11);
    const sent = await bed.send([silent, line(12, { priceCents: null })]);
    expect(sent.body.counts).toMatchObject({ changed: 1, unchanged: 1 });
    expect((await bed.put('L-11', aBus, { query: '?dry-run=1' })).body.changes).not.toContainEqual(
      expect.objectContaining({ field: 'priceCents' }),
    );
  });

  it('stay a preview when they are sent to look', async () => {
    const dry = await bed.send([line(21)], { query: '?dry-run=1' });
    expect(dry).toMatchObject({ status: 200, body: { state: 'preview', counts: { applied: 0 } } });
    expect((await bed.call('DELETE', '/sources/acme/buses/L-21')).status).toBe(404);
    expect((await imports())[0]).toMatchObject({ state: 'ready', fileName: /Dry run/ as never });
  });

  it('go on by themselves when they are many', async () => {
    const many = 2_001;
    async function* pieces() {
      for (let number = 0; number < many; number++)
        yield `${JSON.stringify(line(10_000 + number))}\n`;
    }
    const sent = await bed.send([], { body: streamOf(pieces()) });
    expect(sent).toMatchObject({ status: 202, body: { state: 'running', rows: many } });
    const path = sent.headers.get('location')!.replace('/api/v1', '');
    for (let turn = 0; turn < 40; turn++) {
      await bed.staff.runJobs();
      if ((await bed.call('GET', path)).body.state === 'done') break;
    }
    expect((await bed.call('GET', path)).body).toMatchObject({
      state: 'done',
      counts: { created: many, applied: many },
    });
  });
});

describe('a body that is refused', () => {
  const without = async (sent: Promise<unknown>) => {
    const before = (await imports()).length;
    const answered = await sent;
    expect(await imports()).toHaveLength(before);
    return answered;
  };

  it('names the faulty lines by number, and nothing of it is written', async () => {
    const lines = [line(31), '{"a":', line(32), '[]', { ...aBus }, { ...line(33), colour: 'red' }];
    expect(await without(bed.send(lines))).toMatchObject({
      status: 422,
      kind: 'unusable-lines',
      body: {
        faults: [
          { line: 2, field: null, reason: 'is not JSON' },
          { line: 4, field: null, reason: 'is not a JSON object' },
          { line: 5, field: 'sourceId' },
          { line: 6, field: 'colour' },
        ],
      },
    });
    expect((await bed.call('DELETE', '/sources/acme/buses/L-31')).status).toBe(404);
  });

  it('is read no further than a line that is too long', async () => {
    let made = 0;
    async function* endless() {
      yield `${JSON.stringify(line(41))}\n{"sourceId":"L-42","description":"`;
      for (; made < 100_000; made++) yield 'x'.repeat(10_000);
    }
    expect(await without(bed.send([], { body: streamOf(endless()) }))).toMatchObject({
      status: 422,
      kind: 'unusable-lines',
      body: { faults: [{ line: 2, reason: 'is longer than 65536 bytes' }] },
    });
    expect(made).toBeLessThan(200);
  });

  it('is read no further than the twentieth faulty line', async () => {
    let made = 0;
    async function* endless() {
      for (; made < 1_000_000; made++) yield 'no bus\n';
    }
    const answered = await without(bed.send([], { body: streamOf(endless()) }));
    expect((answered as { body: { faults: [] } }).body.faults).toHaveLength(20);
    expect(made).toBeLessThan(2_000);
  });

  it('may have broken off', async () => {
    async function* broken() {
      yield `${JSON.stringify(line(51))}\n`;
      throw new Error('the line is dead');
    }
    expect(await without(bed.send([], { body: streamOf(broken()) }))).toMatchObject({
      status: 400,
      kind: 'body-unreadable',
    });
    expect((await bed.call('DELETE', '/sources/acme/buses/L-51')).status).toBe(404);
  });

  it('may stop coming, and nobody waits for it longer than its patience', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const stalled = Promise.withResolvers<void>();
      async function* silent() {
        yield `${JSON.stringify(line(55))}\n`;
        stalled.resolve();
        await new Promise<never>(() => {});
      }
      const sending = without(bed.send([], { body: streamOf(silent()) }));
      await stalled.promise;
      await vi.advanceTimersByTimeAsync(20_000);
      expect(await sending).toMatchObject({ status: 408, kind: 'body-too-slow' });
    } finally {
      vi.useRealTimers();
    }
    expect((await bed.call('DELETE', '/sources/acme/buses/L-55')).status).toBe(404);
    // Its place is free for the next.
    expect((await bed.send([line(56)])).status).toBe(200);
  });

  it.each([
    ['has nothing', ''],
    ['names no bus', '{"sourceId":"L-61","priceCents":5}'],
    ['is no text', new Uint8Array([0x7b, 0xff, 0x7d])],
  ])('%s', async (_, body) => {
    const { secret } = await bed.makeKey(['inventory.write']);
    expect(await without(bed.send([], { body, secret }))).toMatchObject({
      status: 422,
      kind: 'unusable-lines',
    });
  });
});

describe('bodies that come at once', () => {
  /** A body of which the rest is awaited. */
  function trickling(number: number) {
    const begun = Promise.withResolvers<void>();
    const rest = Promise.withResolvers<void>();
    async function* pieces() {
      yield `${JSON.stringify(line(number))}\n`;
      begun.resolve();
      await rest.promise;
    }
    return { body: streamOf(pieces()), begun: begun.promise, end: rest.resolve };
  }

  it('of one key are taken one after the other', async () => {
    const { secret } = await bed.makeKey(['inventory.write']);
    const slow = trickling(81);
    const first = bed.send([], { body: slow.body, secret });
    await slow.begun;
    const second = await bed.send([line(82)], { secret });
    expect(second).toMatchObject({
      status: 429,
      kind: 'too-many-requests',
      body: { detail: 'Another body of this key is on its way.' },
    });
    expect(second.headers.get('retry-after')).toBe('30');
    slow.end();
    expect((await first).status).toBe(200);
    expect((await bed.send([line(82)], { secret })).status).toBe(200);
  });

  it('hold up nobody while they trickle, however many', async () => {
    const keys = await Promise.all(
      Array.from({ length: 5 }, () => bed.makeKey(['inventory.write'])),
    );
    const [quick, ...others] = keys.map(({ secret }) => secret);
    const slow = others.map((secret, at) => ({ ...trickling(90 + at), secret }));
    const sending = slow.map(({ body, secret }) => bed.send([], { body, secret }));
    await Promise.all(slow.map(({ begun }) => begun));
    expect((await bed.send([line(95)], { secret: quick })).status).toBe(200);
    for (const { end } of slow) end();
    expect((await Promise.all(sending)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});

it('tells nobody else how far it is', async () => {
  const { secret } = await bed.makeKey(['inventory.write']);
  const sent = await bed.send([line(71)], { secret });
  const path = sent.headers.get('location')!.replace('/api/v1', '');
  const second = await bed.makeKey(['inventory.write']);
  const rival = await bed.makeKey(['inventory.write'], 'rival');
  expect((await bed.call('GET', path, { secret: second.secret })).status).toBe(404);
  expect(await bed.call('GET', path, { secret: rival.secret })).toMatchObject({
    status: 403,
    kind: 'other-source',
  });
  expect((await bed.call('GET', '/sources/acme/imports/999999')).status).toBe(404);
});

describe('a key that is revoked', () => {
  const revoke = (id: number) => bed.staff.services.partners.revoke(id, bed.staff.member);

  it('while its body arrives writes nothing', async () => {
    const key = await bed.makeKey(['inventory.write']);
    const before = (await imports()).length;
    async function* pieces() {
      yield `${JSON.stringify(line(30_001))}\n`;
      await revoke(key.id);
      yield `${JSON.stringify(line(30_002))}\n`;
    }
    const sent = await bed.send([], { body: streamOf(pieces()), secret: key.secret });
    expect(sent).toMatchObject({ status: 401, kind: 'key-revoked' });
    expect(await imports()).toHaveLength(before);
  });

  it('stops what goes on by itself, and staff are told why', async () => {
    const key = await bed.makeKey(['inventory.write']);
    const lines = Array.from({ length: 2_001 }, (_, number) => line(40_000 + number));
    const sent = await bed.send(lines, { secret: key.secret });
    expect(sent.status).toBe(202);
    await revoke(key.id);
    await bed.staff.runJobs();
    expect((await imports()).find(({ id }) => id === sent.body.id)).toMatchObject({
      state: 'cancelled',
      problem: expect.stringContaining('was revoked') as never,
    });
    expect((await bed.call('DELETE', '/sources/acme/buses/L-40000')).status).toBe(404);
  });

  it('stops what is being written within the next hundred, and the program and staff see it', async () => {
    const key = await bed.makeKey(['inventory.write']);
    const lines = Array.from({ length: 1_000 }, (_, number) => line(50_000 + number));
    const sending = bed.send(lines, { secret: key.secret });
    const written = async () =>
      (await imports()).some(
        ({ memberId, state }) => memberId === `partner-key-${key.id}` && state === 'applying',
      );
    await expect.poll(written, { timeout: 10_000, interval: 1 }).toBe(true);
    await revoke(key.id);
    const sent = await sending;
    expect(sent.body).toMatchObject({ state: 'stopped' });
    const [record] = await imports();
    expect(record).toMatchObject({ problem: expect.stringContaining('was revoked') as never });
    const audit = await bed.staff.services.audit.page({ limit: 3 });
    expect(audit.map(({ action }) => action)).toContain('partner-key.revoke');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImportStore } from '#db/repositories/import-store.ts';
import { createBusWriter } from '#domain/partners/bus-writer.ts';
import type { ImportStore } from '#domain/staff/import/import-store.ts';
import { readSentBus } from '#domain/partners/sent-bus.ts';
import { aBus, createPartnerBed, type PartnerBed } from './partner-bed.ts';

let bed: PartnerBed;
beforeAll(async () => {
  bed = await createPartnerBed();
});
afterAll(() => bed.staff.close());

const stored = async (id: number) => (await bed.staff.repository.findByIds([id]))[0]!;
const imports = () => bed.staff.services.imports.list(100);

describe('PUT a bus', () => {
  it('makes it, tells what changes, and stands among the imports', async () => {
    const made = await bed.put('A-1', aBus);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ outcome: 'created', dryRun: false, notes: [] });
    const bus = await stored(made.body.bus.id);
    expect(bus).toMatchObject({
      source: 'acme',
      sourceId: 'A-1',
      priceCents: 3_150_000,
      mileageMiles: 88_000,
      status: made.body.bus.status,
    });
    expect(made.headers.get('cache-control')).toBe('no-store');
    expect(made.headers.get('access-control-allow-origin')).toBeNull();

    const again = await bed.put('A-1', aBus);
    expect(again).toMatchObject({ status: 200, body: { outcome: 'unchanged', importId: null } });

    const cheaper = await bed.put('A-1', { ...aBus, priceCents: 2_900_000, description: null });
    expect(cheaper.body).toMatchObject({
      outcome: 'changed',
      changes: expect.arrayContaining([
        { field: 'priceCents', from: 3_150_000, to: 2_900_000 },
        { field: 'description', from: 'Runs well.', to: null },
      ]),
    });
    const [last, first] = await imports();
    expect([first?.id, last?.id]).toEqual([made.body.importId, cheaper.body.importId]);
    expect(last).toMatchObject({ source: 'acme', fileName: 'PUT bus A-1', state: 'done' });
    const page = await (await bed.staff.get(`/staff/import/${last!.id}`)).text();
    expect(page).toContain('Yard feed (partner)');
    expect(page).not.toContain('Download it as it came');
  });

  it('can be rolled back by staff', async () => {
    const made = await bed.put('A-2', aBus);
    const changed = await bed.put('A-2', { ...aBus, mileageMiles: 99_000 });
    await bed.staff.services.imports.undo(bed.staff.member, changed.body.importId);
    await bed.staff.runJobs();
    expect(await stored(made.body.bus.id)).toMatchObject({ mileageMiles: 88_000 });
  });

  it('leaves alone what it does not speak of', async () => {
    const made = await bed.put('A-3', aBus);
    const { make, model, year } = aBus;
    await bed.put('A-3', { make, model, year, passengers: 50 });
    expect(await stored(made.body.bus.id)).toMatchObject({
      passengers: 50,
      priceCents: 3_150_000,
      description: 'Runs well.',
    });
  });

  it('says what a dry run would do, and does nothing', async () => {
    const before = (await imports()).length;
    const dry = await bed.put('A-4', aBus, { query: '?dry-run=1' });
    expect(dry).toMatchObject({
      status: 200,
      body: { outcome: 'created', dryRun: true, importId: null, bus: { id: null } },
    });
    expect(dry.body.changes).toContainEqual({ field: 'year', from: null, to: 2016 });
    expect(await imports()).toHaveLength(before);
    expect((await bed.call('DELETE', '/sources/acme/buses/A-4')).status).toBe(404);
  });

  it('notes values that cannot be used, and uses the others', async () => {
    const made = await bed.put('A-5', { ...aBus, year: 'last summer' });
    expect(made.status).toBe(201);
    expect(made.body.notes.join()).toContain('last summer');
  });

  it.each([
    ['no JSON', '{"make":', 'body-unreadable', 400],
    ['bytes that are no text', '\ud800', 'body-unreadable', 400],
    ['a list', [], 'unusable-bus', 422],
    ['a name that is none', { ...aBus, colour: 'red' }, 'unusable-bus', 422],
    ['a name of our own', { ...aBus, listingId: 1 }, 'unusable-bus', 422],
    ['a source of its own', { ...aBus, source: 'other' }, 'unusable-bus', 422],
    ['a value within a value', { ...aBus, make: { name: 'Thomas' } }, 'unusable-bus', 422],
    ['another id', { ...aBus, sourceId: 'B-1' }, 'unusable-bus', 422],
    ['no bus', { priceCents: 100 }, 'unusable-bus', 422],
    ['a car', { make: 'Toyota', model: 'Camry', year: 2015 }, 'unusable-bus', 422],
    ['a prototype', '{"__proto__": {"make": "x"}, "make": "Thomas"}', 'unusable-bus', 422],
    ['too much text', { ...aBus, description: 'x'.repeat(20_001) }, 'unusable-bus', 422],
    ['a body without end', { ...aBus, description: 'x'.repeat(70_000) }, 'body-too-large', 413],
  ])('refuses %s', async (_, bus, kind, status) => {
    const before = (await imports()).length;
    expect(await bed.put('A-6', bus)).toMatchObject({ kind, status });
    expect(await imports()).toHaveLength(before);
  });

  it('refuses other media types, and ids that are none', async () => {
    const text = { headers: { 'content-type': 'text/plain' } };
    expect(await bed.put('A-6', aBus, text)).toMatchObject({
      kind: 'wrong-media-type',
      status: 415,
    });
    for (const id of ['-', 'x'.repeat(121), ' a', 'a  b', 'n/a'])
      expect(await bed.put(id, aBus)).toMatchObject({ status: 400, kind: 'invalid-parameter' });
    expect(await bed.put('A-6', aBus, { query: '?dryrun=1' })).toMatchObject({
      status: 400,
      kind: 'unknown-parameter',
    });
  });

  it('touches no bus of another source, nor its own under another id', async () => {
    const vin = '1BAKGCPH5DF290000';
    const other = await bed.makeKey(['inventory.write'], 'rival');
    const theirs = await bed.call('PUT', '/sources/rival/buses/R-1', {
      secret: other.secret,
      body: JSON.stringify({ ...aBus, vin }),
      headers: { 'content-type': 'application/json' },
    });
    expect(theirs.status).toBe(201);
    const stolen = await bed.put('A-7', { ...aBus, vin, priceCents: 1 });
    expect(stolen).toMatchObject({ status: 422, kind: 'unusable-bus' });
    expect(JSON.stringify(stolen.body)).not.toContain('rival');
    expect(await stored(theirs.body.bus.id)).toMatchObject({ priceCents: 3_150_000 });
    await bed.put('A-8', { ...aBus, stockNumber: 'S8' });
    expect(await bed.put('A-9', { ...aBus, stockNumber: 'S8' })).toMatchObject({ status: 422 });
    const lines = await bed.send([{ ...aBus, vin, sourceId: 'A-10' }]);
    expect(lines.body).toMatchObject({ counts: { rejected: 1, applied: 0 } });
    expect((await bed.call('DELETE', '/sources/acme/buses/R-1')).status).toBe(404);
  });
});

describe('DELETE a bus', () => {
  it('takes it off as imports do, and the next PUT brings it back', async () => {
    const made = await bed.put('D-1', aBus);
    const dry = await bed.call('DELETE', '/sources/acme/buses/D-1', { query: '?dry-run=1' });
    const withdrawn = { outcome: 'removed', bus: { status: 'withdrawn' } };
    expect(dry.body).toMatchObject({ ...withdrawn, importId: null });
    const off = await bed.call('DELETE', '/sources/acme/buses/D-1');
    expect(off).toMatchObject({ status: 200, body: withdrawn });
    const id = made.body.bus.id as number;
    const found = await bed.staff.services.inventory.find(id);
    expect(found?.facts.archivedAt).not.toBeNull();
    expect((await bed.call('DELETE', '/sources/acme/buses/D-1')).body).toMatchObject({
      outcome: 'unchanged',
      bus: { status: 'withdrawn' },
    });
    expect((await bed.put('D-1', aBus)).body).toMatchObject({ outcome: 'returned' });
    const back = await bed.staff.services.inventory.find(id);
    expect(back?.facts.archivedAt).toBeNull();
    await bed.call('DELETE', '/sources/acme/buses/D-1');
    const [last] = await imports();
    await bed.staff.services.imports.undo(bed.staff.member, last!.id);
    await bed.staff.runJobs();
    expect((await bed.staff.services.inventory.find(id))?.facts.archivedAt).toBeNull();
  });

  it('knows no others', async () => {
    expect(await bed.call('DELETE', '/sources/acme/buses/nothing')).toMatchObject({
      status: 404,
      kind: 'not-found',
    });
  });
});

describe('an import of one bus', () => {
  async function putWith(faulty: Partial<ImportStore>, sourceId: string) {
    const { repository: listings, services } = bed.staff;
    const writer = createBusWriter({
      store: { ...whole(), ...faulty },
      listings,
      pause: async () => undefined,
      now: () => new Date(),
    });
    const key = (await services.partners.list()).find(({ id }) => id === bed.keyId);
    const sent = readSentBus({ ...aBus, sourceId, mileageMiles: 61_234 });
    if (sent.outcome !== 'record') throw new Error(sent.reason);
    return writer.put(key!, sent.record, { dryRun: false });
  }
  const whole = () => createImportStore(bed.staff.database, () => new Date());

  it('leaves nothing to a later start when the database fails in between', async () => {
    const fault = new Error('the database is away');
    await expect(putWith({ applySlice: () => Promise.reject(fault) }, 'P-away')).rejects.toBe(
      fault,
    );
    const [newest] = await imports();
    expect(newest).toMatchObject({ fileName: 'PUT bus P-away', state: 'cancelled' });
  });

  it('is none that was done where others were quicker each time', async () => {
    await bed.put('P-quick', aBus);
    const finishPlan: ImportStore['finishPlan'] = async (id, run) => {
      await bed.staff.database.kysely
        .updateTable('bus_listings')
        .set((eb) => ({ revision: eb('revision', '+', 1) }))
        .where('source_id', '=', 'P-quick')
        .execute();
      return whole().finishPlan(id, run);
    };
    expect(await putWith({ finishPlan }, 'P-quick')).toEqual({ outcome: 'contended' });
    const told = (await imports()).filter(({ fileName }) => fileName === 'PUT bus P-quick');
    expect(told.map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'cancelled', 'done']);
  });
});

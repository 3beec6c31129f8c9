import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { deleteLeads } from '#db/repositories/lead-statements.ts';
import { createLotStore } from '#db/repositories/lot-store.ts';
import { createAuditLog } from '#db/repositories/staff-audit.ts';
import { createTagVersions } from '#db/repositories/tag-versions.ts';
import type { ReserveUnitsOutcome, UnitChoice } from '#domain/inventory/lots/reserve-units.ts';
import { summarizeLot } from '#domain/inventory/lots/lot-summary.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { aUnit } from '#test/factories/lot-unit-factory.ts';
import { callers, warmPool } from '#test/setup/at-once.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

const author = { id: 'm1', name: 'Ann' };
const wish = (choice: UnitChoice, key: string) => ({
  choice,
  key,
  forWhom: 'Riverside Church',
  leadReference: null,
});

describeDatabases('the units of lots', ({ create }) => {
  let fresh: FreshDatabase;
  let database: Database;
  let lots: ReturnType<typeof createLotStore>;
  let listings: ReturnType<typeof createListingRepository>;

  beforeAll(async () => {
    fresh = await create({ connections: callers });
    database = fresh.database;
    await warmPool(database);
    listings = createListingRepository(database);
    lots = createLotStore(database, { jobTopics: ['lot-told'] });
  });
  afterAll(() => fresh.remove());

  async function aLot(units: number): Promise<number> {
    const [id = 0] = await listings.insertMany([aListing()]);
    await lots.change({ author, action: 'listing.units', listingId: id }, () => ({
      result: null,
      units: Array.from({ length: units }, (_, at) => aUnit(id, at + 1)),
    }));
    return id;
  }

  it('stores a change with its audit line, job, revision, summary and version', async () => {
    const versions = createTagVersions(database);
    const before = await versions.current();
    const id = await aLot(3);
    const stored = await lots.units(id);
    expect(stored.map(({ number, revision }) => [number, revision])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
    const listing = await listings.findById(id);
    expect(listing).toMatchObject({ revision: 2, lot: summarizeLot(stored) });
    expect((await versions.current()).inventory).toBe(before.inventory + 2);
    const jobs = await database.kysely
      .selectFrom('outbox')
      .select('key')
      .where('topic', '=', 'lot-told')
      .where('key', '=', String(id))
      .execute();
    expect(jobs).toHaveLength(1);

    const [first, second, third] = stored;
    await lots.change({ author, action: 'listing.units', listingId: id }, ({ units }) => ({
      result: null,
      units: [
        { ...units[0]!, color: 'yellow' },
        units[1]!,
        { ...aUnit(id, 4), forWhom: 'Jo Smith' },
      ],
    }));
    expect(await lots.units(id)).toMatchObject([
      { id: first!.id, color: 'yellow', revision: 2 },
      { id: second!.id, revision: 1 },
      { number: 4, revision: 1 },
    ]);
    const [line] = await createAuditLog(database).page({ subjectId: String(id), limit: 1 });
    expect(line).toMatchObject({
      action: 'listing.units',
      memberName: 'Ann',
      before: {
        revision: 2,
        'unit 1': { color: first!.color },
        'unit 3': { vin: third!.vin },
      },
      after: { revision: 3, 'unit 1': { color: 'yellow' }, 'unit 4': { forWhom: 'private note' } },
    });
    expect(line!.after).not.toHaveProperty('unit 2');
  });

  it('writes nothing when nothing changes, and knows no lot of an unknown listing', async () => {
    const id = await aLot(1);
    const request = { author, action: 'listing.units', listingId: id };
    await lots.change(request, ({ units }) => ({ result: null, units }));
    expect(await listings.findById(id)).toMatchObject({ revision: 2 });
    expect(
      await lots.change({ ...request, listingId: 999_999 }, () => ({ result: 'x', units: [] })),
    ).toBeNull();
    expect(await lots.reserve(author, 999_999, wish({ count: 1 }, 'a'))).toEqual({
      outcome: 'missing',
    });
    const [plain = 0] = await listings.insertMany([aListing()]);
    expect(await lots.reserve(author, plain, wish({ count: 1 }, 'b'))).toEqual({
      outcome: 'no-units',
    });
    expect(await listings.findById(plain)).toMatchObject({ lot: null, revision: 1 });
  });

  it('keeps the summary when the listing is changed by others', async () => {
    const id = await aLot(2);
    await listings.updateMany([{ id, patch: { details: { city: 'Akron' } } }]);
    expect(await listings.findById(id)).toMatchObject({ city: 'Akron', lot: { forSale: 2 } });
    const { listings: bulk } = await listings.page({
      statuses: ['published'],
      bulk: true,
      order: { by: 'id' },
      offset: 0,
      limit: 100,
    });
    expect(bulk.map((one) => one.id)).toContain(id);
  });

  it('forgets for whom a unit is kept when the request is erased', async () => {
    const id = await aLot(2);
    const leadReference = 'OM-1A2B-3C4D-5E6F';
    const [first] = await lots.units(id);
    const asked = { ...wish({ ids: [first!.id] }, 'c'), leadReference };
    await lots.reserve({ id: null, name: 'Website' }, id, asked);
    expect(await lots.units(id)).toMatchObject([
      { leadReference, forWhom: 'Riverside Church' },
      {},
    ]);
    await deleteLeads(database.kysely, [{ id: 999_999, reference: leadReference }]);
    expect(await lots.units(id)).toMatchObject([
      { state: 'reserved', leadReference: null, forWhom: null },
      { state: 'for-sale' },
    ]);
  });

  it('names where else a VIN stands', async () => {
    const id = await aLot(1);
    const other = await aLot(1);
    const vin = '1FDFE4FS8KDC12345';
    const [own = 0] = await listings.insertMany([aListing({ details: { vin } })]);
    await lots.change({ author, action: 'listing.units', listingId: other }, ({ units }) => ({
      result: null,
      units: units.map((unit) => ({ ...unit, vin })),
    }));
    expect(await lots.vinsElsewhere(id, [vin, 'OTHER'])).toMatchObject([
      { vin, listingId: own, number: null },
      { vin, listingId: other, number: 1 },
    ]);
    expect(await lots.vinsElsewhere(other, [vin])).toHaveLength(1);
  });

  describe('1,000 reservations at the same time', () => {
    const units = 400;
    const asked = 1_000;

    it('give no unit twice and lose none', { timeout: 240_000 }, async () => {
      const id = await aLot(units);
      const ids = (await lots.units(id)).map((unit) => unit.id);
      // Every third takes any two; the others want exact ones, which several want at once. Each
      // tenth asks a second time under the same key, as a browser without an answer does.
      const choose = (number: number): UnitChoice =>
        number % 3 === 0
          ? { count: 2 }
          : { ids: [ids[(number * 7) % units]!, ids[(number * 11) % units]!] };
      const keyOf = (number: number) =>
        number % 10 === 9 ? `wish ${number - 3}` : `wish ${number}`;
      const choiceOf = (number: number) => choose(number % 10 === 9 ? number - 3 : number);
      const outcomes = await Promise.all(
        Array.from({ length: asked }, (_, number) =>
          askUntilAnswered(() => lots.reserve(author, id, wish(choiceOf(number), keyOf(number)))),
        ),
      );
      const byKey = new Map<string, Set<string>>();
      const keptBy = new Map<number, string>();
      for (const [number, outcome] of outcomes.entries()) {
        const key = keyOf(number);
        byKey.set(key, (byKey.get(key) ?? new Set()).add(answerOf(outcome)));
        if (outcome.outcome !== 'reserved') continue;
        for (const unit of outcome.units) {
          expect(keptBy.get(unit.id) ?? key, `unit ${unit.number}`).toBe(key);
          keptBy.set(unit.id, key);
        }
      }
      // Whoever was told "reserved" has his units in the database, under his key, and nobody else has.
      const stored = await lots.units(id);
      const reserved = stored.filter(({ state }) => state === 'reserved');
      expect(new Map(reserved.map((unit) => [unit.id, unit.reservationKey]))).toEqual(keptBy);
      expect(reserved.every(({ revision }) => revision === 2)).toBe(true);
      // Nobody who wanted any two was refused while two were left.
      expect(reserved.length).toBeGreaterThan(units - 2);
      for (const [number, outcome] of outcomes.entries()) {
        if (number % 3 !== 0 || outcome.outcome === 'reserved') continue;
        expect(outcome.outcome).toBe('too-few');
      }
      // A wish asked twice at the same moment is answered with the same units.
      for (const [key, answers] of byKey) expect([...answers], key).toHaveLength(1);
      const listing = await listings.findById(id);
      expect(listing!.lot).toEqual(summarizeLot(stored));
      const lines = await database.kysely
        .selectFrom('staff_audit')
        .select('id')
        .where('subject_id', '=', String(id))
        .where('action', '=', 'listing.reserve-units')
        .execute();
      expect(lines).toHaveLength(new Set(keptBy.values()).size);
      expect(listing!.revision).toBe(2 + lines.length);
    });
  });
});

/** A pool that cannot hand out a connection in time says so; whoever asked asks again under his key. */
async function askUntilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!String(error).includes('timeout exceeded when trying to connect')) throw error;
    }
  }
}

const answerOf = (outcome: ReserveUnitsOutcome) =>
  outcome.outcome === 'reserved'
    ? `reserved ${outcome.units.map(({ number }) => number).join(' ')}`
    : outcome.outcome;

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { createAlertStore } from '#db/repositories/alert-store.ts';
import { createAuditLog } from '#db/repositories/staff-audit.ts';
import { createTableRowSource } from '#db/repositories/table-row-source.ts';
import { createStaffViews } from '#db/repositories/staff-inventory-views.ts';
import { createStaffInventory } from '#db/repositories/staff-inventory.ts';
import { createLotStore } from '#db/repositories/lot-store.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createTagVersions } from '#db/repositories/tag-versions.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import { createFreshListingTable } from '#domain/staff/inventory/fresh-listing-table.ts';
import type { StaffInventoryRepository } from '#domain/staff/inventory/staff-inventory-repository.ts';
import { mostViews } from '#domain/staff/inventory/staff-views.ts';
import { readTableQuery } from '#domain/staff/inventory/table-query.ts';
import { addListing, changeListing } from '#test/factories/change-listings.ts';
import { addMember } from '#test/factories/add-member.ts';
import { aListing, listings } from '#test/factories/listing-factory.ts';
import { aUnit } from '#test/factories/lot-unit-factory.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

const author = { id: 'member-1', name: 'Test owner' };
const change = (id: number, expectedRevision: number | null = null) => ({
  author,
  action: 'listing.update',
  id,
  expectedRevision,
});

describeDatabases('staff inventory', ({ create }) => {
  let fresh: FreshDatabase;
  let database: Database;
  let staff: StaffInventoryRepository;
  let repository: ListingRepository;
  const version = async () => (await createTagVersions(database).current()).inventory;
  const audit = async (id: number) =>
    createAuditLog(database).page({ subjectKind: 'listing', subjectId: String(id), limit: 50 });

  beforeAll(async () => {
    fresh = await create();
    ({ database } = fresh);
    staff = createStaffInventory(database, { jobTopics: ['search-sync'] });
    repository = createListingRepository(database);
  });
  afterAll(() => fresh.remove());

  it('keeps no more views than a member may have, however many are saved at once', async () => {
    const { member } = await addMember(database, 'sales');
    const views = createStaffViews(database);
    const saved = await Promise.all(
      Array.from({ length: 3 * mostViews }, (_, number) =>
        views.save(member.id, { name: `View ${number}`, params: '', columns: [] }),
      ),
    );
    expect(saved.filter(Boolean)).toHaveLength(mostViews);
    expect(await views.list(member.id)).toHaveLength(mostViews);
  });

  it('reads of a price without rest the newest changes and the first', async () => {
    const { id } = await addListing(repository, aListing());
    const at = (minute: number) => new Date(Date.UTC(2026, 5, 1, 0, minute)).toISOString();
    const step = (turn: number) => ({
      listing_id: id,
      at: at(turn),
      from_cents: 5_000_000 - turn,
      to_cents: 4_999_999 - turn,
    });
    const rows = Array.from({ length: 250 }, (_, turn) => step(turn));
    await database.kysely.insertInto('listing_price_changes').values(rows).execute();
    const read = (await staff.priceChanges(id)).map((one) => one.at);
    expect(read).toEqual([at(0), ...rows.slice(-200).map((row) => row.at)]);
    const drops = await createAlertStore(database).priceDrops([id], at(0));
    expect(drops.map((one) => one.at)).toEqual(rows.slice(-100).map((row) => row.at));
  });

  it('stores a change with its audit row, price history, job and one version', async () => {
    const { id } = await addListing(repository, aListing());
    const before = await version();
    const done = await staff.change(change(id, 1), () => ({
      patch: { details: { priceCents: 4_000_000 } },
      facts: { buyerNote: 'A person, 555 0100' },
    }));
    expect(done).toMatchObject({ outcome: 'changed', after: { listing: { revision: 2 } } });
    expect(await version()).toBe(before + 1);
    const [entry] = await audit(id);
    expect(entry).toMatchObject({
      memberId: author.id,
      before: { priceCents: 4_950_000, revision: 1 },
      after: { priceCents: 4_000_000, revision: 2 },
    });
    expect(JSON.stringify(entry)).not.toContain('555 0100');
    expect(await staff.priceChanges(id)).toMatchObject([
      { fromCents: 4_950_000, toCents: 4_000_000, memberName: 'Test owner' },
    ]);
    const jobs = await database.kysely
      .selectFrom('outbox')
      .select('key')
      .where('topic', '=', 'search-sync')
      .execute();
    expect(jobs).toContainEqual({ key: String(id) });
    expect(await staff.find(id)).toMatchObject({ facts: { buyerNote: 'A person, 555 0100' } });
  });

  it('writes nothing for a change that changes nothing, an old revision or a missing listing', async () => {
    const { id } = await addListing(repository, aListing());
    const before = await version();
    const same = await staff.change(change(id), () => ({
      patch: { details: { year: 2018 } },
      facts: { confirmedAt: null },
    }));
    expect(same.outcome).toBe('unchanged');
    const late = await staff.change(change(id, 9), () => ({ patch: { status: 'sold' } }));
    expect(late).toMatchObject({ outcome: 'conflict', current: { listing: { id } } });
    expect(await staff.change(change(id + 900), () => null)).toEqual({ outcome: 'missing' });
    expect(await staff.find(Number.MAX_SAFE_INTEGER)).toBeNull();
    expect(await version()).toBe(before);
    expect(await audit(id)).toEqual([]);
  });

  it('forgets all of a change whose storing fails', async () => {
    const { id } = await addListing(repository, aListing());
    const before = await version();
    const attempt = staff.change(change(id), () => ({
      patch: { details: { priceCents: -5 } },
      facts: { confirmedAt: '2026-11-01T00:00:00.000Z' },
    }));
    await expect(attempt).rejects.toThrow();
    expect(await staff.find(id)).toMatchObject({
      listing: { priceCents: 4_950_000 },
      facts: { confirmedAt: null },
    });
    expect(await audit(id)).toEqual([]);
    expect(await version()).toBe(before);
  });

  it('notes price changes of imports too, without a name', async () => {
    const { id } = await addListing(repository, aListing());
    await changeListing(repository, id, { details: { priceCents: null } });
    await changeListing(repository, id, { details: { priceCents: 4_100_000 } });
    await changeListing(repository, id, { details: { year: 2019 } });
    expect(await staff.priceChanges(id)).toMatchObject([
      { fromCents: 4_950_000, toCents: null, memberName: null },
      { fromCents: null, toCents: 4_100_000, memberName: null },
    ]);
  });

  it('undoes many changes exactly, and refuses rows that changed since', async () => {
    const ids = await repository.insertMany(listings(5));
    const sold = ids[0]!;
    await changeListing(repository, sold, { status: 'sold' });
    const before = await staff.findMany(ids);
    const request = { author, action: 'listing.bulk', label: 'Withdraw', ids: [...ids, ...ids] };
    const done = await staff.changeMany(request, (_, at) => ({
      patch: { status: 'withdrawn' },
      facts: { archivedAt: at },
    }));
    expect(done.changed).toBe(5);
    await changeListing(repository, ids[3]!, { details: { city: 'Dayton' } });

    const undone = await staff.undo(author, done.changeSetId!);
    expect(undone).toMatchObject({ outcome: 'undone', restored: 4, refused: [{ id: ids[3] }] });
    const after = await staff.findMany(ids);
    expect(after[0]).toMatchObject({
      listing: { status: 'sold', soldAt: before[0]!.listing.soldAt, revision: 4 },
      facts: { archivedAt: null },
    });
    expect(after[3]).toMatchObject({ listing: { status: 'withdrawn', city: 'Dayton' } });
    expect(await staff.undo(author, done.changeSetId!)).toMatchObject({ outcome: 'already' });
    expect(await staff.undo(author, 999_999)).toEqual({ outcome: 'missing' });
    expect(await staff.changeSets(5)).toMatchObject([{ label: 'Withdraw', rowCount: 5 }]);
    expect((await audit(sold)).map(({ action }) => action)).toEqual([
      'listing.undo',
      'listing.bulk',
    ]);
  });

  it('lets two editors lose nothing of each other', async () => {
    const { id } = await addListing(repository, aListing({ details: { quantity: 1 } }));
    const add = async (): Promise<void> => {
      const current = await staff.find(id);
      const { revision, quantity } = current!.listing;
      const details = { quantity: quantity! + 1 };
      const { outcome } = await staff.change(change(id, revision), () => ({ patch: { details } }));
      if (outcome === 'conflict') await add();
    };
    await Promise.all(Array.from({ length: 12 }, add));
    expect(await staff.find(id)).toMatchObject({ listing: { quantity: 13, revision: 13 } });
    expect(await audit(id)).toHaveLength(12);
  });

  it('finds listings of any status and source with the same VIN or stock number', async () => {
    const vin = '1FDFE4FS8HDC54321';
    const first = await addListing(repository, aListing({ status: 'draft', details: { vin } }));
    const second = await addListing(
      repository,
      aListing({ source: 'other', details: { stockNumber: 'DUP-7' } }),
    );
    const found = await staff.duplicates({ vin, stockNumber: 'DUP-7', exceptId: null });
    expect(found).toMatchObject([
      { id: first.id, same: 'vin', status: 'draft' },
      { id: second.id, same: 'stock number' },
    ]);
    const except = { vin, stockNumber: null, exceptId: first.id };
    expect(await staff.duplicates(except)).toEqual([]);
    // Where a unit of a lot has it, that lot is the one.
    await createLotStore(database).change(
      { author, action: 'listing.units', listingId: second.id },
      () => ({ result: null, units: [aUnit(second.id, 1, { vin })] }),
    );
    expect(await staff.duplicates(except)).toMatchObject([{ id: second.id, same: 'vin' }]);
  });

  it('keeps the table of rows in step: changes, new rows, deleted rows', async () => {
    const fresher = createFreshListingTable({
      source: createTableRowSource(database),
      versions: createTagVersions(database),
      pause: async () => {},
    });
    const find = async (text: string) =>
      (await fresher.current()).find(readTableQuery(new URLSearchParams(text)), '2000');
    const all = (await find('')).tabs;
    const { id } = await addListing(repository, aListing({ details: { stockNumber: 'STEP-1' } }));
    expect((await find('q=step-1')).ids).toEqual([id]);
    await staff.change(change(id), (_, at) => ({ facts: { archivedAt: at } }));
    expect((await find('q=step-1')).tabs).toMatchObject({ all: 0, archive: 1 });
    await database.kysely.deleteFrom('bus_listings').where('id', '=', id).execute();
    await addListing(repository, aListing());
    expect((await find('q=step-1')).tabs.archive).toBe(0);
    expect((await find('')).tabs.all).toBe(all.all + 1);
  });

  it('settles a difference as it was shown, once a fact, with its line in the log', async () => {
    const { id } = await addListing(repository, aListing());
    const year = { fact: 'year', vin: '1FDFE4FS7EDA23699', says: '2014', told: '2015' } as const;
    const before = await version();
    const settle = (as: 'table-wrong' | 'sellers-kept' | null, told = '2015') =>
      staff.settle({ author, id, as }, () => (told === '' ? null : { ...year, told }));
    expect(await settle('table-wrong', '')).toBe('moved');
    expect(await version()).toBe(before);
    const answers = [settle('table-wrong'), settle('sellers-kept'), settle('table-wrong', '2016')];
    expect(await Promise.all(answers)).toEqual(['settled', 'settled', 'settled']);
    expect(await version()).toBe(before + 3);
    const stored = await staff.settled(id);
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({ fact: 'year', by: 'Test owner' });
    const [told] = await repository.settled(id);
    expect(told).not.toHaveProperty('by');
    expect(await settle(null)).toBe('settled');
    expect(await staff.settled(id)).toEqual([]);
    const lines = (await audit(id)).map(({ action }) => action);
    expect(lines.filter((one) => one === 'listing.settle-vin')).toHaveLength(3);
    expect(lines[0]).toBe('listing.reopen-vin');
    expect(await staff.settle({ author, id: 999_999, as: null }, () => year)).toBe('missing');
  });
});

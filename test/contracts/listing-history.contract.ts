import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type BusDetails } from '#domain/inventory/bus-listing.ts';
import { listingStatuses, type ListingStatus } from '#domain/inventory/choices.ts';
import { shownFields } from '#domain/inventory/history/recorded-facts.ts';
import type { ImportInput } from '#domain/inventory/import/import-inputs.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import {
  changeOfAct,
  listingActs,
  type ListingAct,
} from '#domain/staff/inventory/listing-workflow.ts';
import { changePhotos } from '#domain/staff/inventory/photo-change.ts';
import type { StaffMember } from '#domain/staff/staff-member.ts';
import { planImport } from '#domain/staff/import/plan-import.ts';
import { seedDemoRows } from '#demo/seed-demo.ts';
import type { Database } from '#db/database.ts';
import { createImportStore } from '#db/repositories/import-store.ts';
import { createLotStore } from '#db/repositories/lot-store.ts';
import { createStaffInventory } from '#db/repositories/staff-inventory.ts';
import { createSubmissionQueue } from '#db/repositories/staff-submissions.ts';
import { createSubmissionRepository } from '#db/repositories/submission-repository.ts';
import { snakeCase } from '#db/schema/snake-case.ts';
import { draftListing, listingImages } from '#domain/staff/submissions/draft-listing.ts';
import { addListing, changeListing } from '#test/factories/change-listings.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { aUnit } from '#test/factories/lot-unit-factory.ts';
import { aPicture } from '#test/factories/stored-listing-factory.ts';
import { newStart } from '#test/factories/submission-factory.ts';
import { describeListings } from './listing-suite.ts';
import { besideRecord, expectTold, now } from './listing-history-bed.ts';

const ann: StaffMember = {
  id: 'm1',
  name: 'Ann Private',
  email: 'ann@example.com',
  role: 'manager',
};

/** Everybody who writes listings; each takes a few drawn figures. */
function writersOf(database: Database, repository: ListingRepository, ids: number[]) {
  const staff = createStaffInventory(database);
  const imports = createImportStore(database, () => now);
  const submissions = createSubmissionRepository(database);
  const queue = createSubmissionQueue(database);
  const lots = createLotStore(database);
  const at = (draw: number) => ids[draw % ids.length]!;
  const details = (draw: number): Partial<BusDetails> => ({
    priceCents: draw % 5 === 0 ? null : (draw % 7) * 100_000 + 100_000,
    mileageMiles: draw % 3 === 0 ? null : draw + 1,
    description: draw % 4 === 0 ? null : `Text ${draw}`,
    restroom: [true, false, null][draw % 3]!,
    zip: String(draw),
  });
  const statusOf = (draw: number) =>
    (Object.keys(listingStatuses) as ListingStatus[])[draw % Object.keys(listingStatuses).length]!;
  const edit = (id: number, action: string, change: Parameters<typeof staff.change>[1]) =>
    staff.change({ author: ann, action, id, expectedRevision: null }, change);
  return {
    editor: (draw: number) =>
      edit(at(draw), 'listing.update', () => ({ patch: { details: details(draw) } })),
    act: (draw: number) =>
      edit(at(draw), 'listing.act', (current, time) =>
        changeOfAct(Object.keys(listingActs)[draw % 7] as ListingAct, current, time, {
          soldOn: '2026-11-01',
          buyerNote: 'Buyer Secret',
        }),
      ),
    photos: (draw: number) =>
      edit(at(draw), 'listing.photos', ({ listing: { images } }) => {
        const name = images[draw % Math.max(1, images.length)]?.name ?? 'none';
        const changes = [
          { what: 'add', image: aPicture(`p${draw}.webp`) },
          { what: 'remove', name },
          { what: 'cover', name },
          { what: 'caption', name, caption: `Caption ${draw}` },
          { what: 'replace', name, image: aPicture(`crop${draw}.webp`) },
        ] as const;
        return { patch: { images: [...changePhotos(images, changes[draw % 5]!)] } };
      }),
    async bulkAndUndo(draw: number) {
      const { changeSetId } = await staff.changeMany(
        { author: ann, action: 'listing.bulk', label: 'Price', ids },
        () => ({ patch: { details: details(draw) } }),
      );
      if (changeSetId !== null && draw % 2 === 0) await staff.undo(ann, changeSetId);
    },
    commandLine: (draw: number) =>
      repository.updateMany(
        ids.map((id) => ({ id, patch: { details: details(draw), status: statusOf(draw) } })),
      ),
    /** A file or a feed of a dealer, and its undo. */
    async dealerFile(draw: number) {
      const columns: ImportInput[] = ['stockNumber', 'make', 'model', 'year', 'priceCents'];
      const settings = { columns, missing: 'leave' as const, clearBlanks: false };
      async function* rows() {
        for (const line of [2, 3])
          yield { line, cells: [`F${line}`, 'Thomas', 'C2', '2015', String(9_000 + (draw % 9))] };
      }
      const id = await imports.create(
        {
          source: 'acme secret',
          fileName: 'a.csv',
          storedName: 'x',
          format: 'delimited',
          sizeBytes: 9,
          rowCount: 2,
          headers: ['Stock', 'Make', 'Model', 'Year', 'Price'],
          settings,
          state: 'columns',
          memberId: ann.id,
          memberName: ann.name,
        },
        rows(),
      );
      await imports.startPlan(id, settings, `run ${id}`);
      await planImport((await imports.find(id))!, {
        store: imports,
        listings: repository,
        now: () => now,
      });
      await imports.move(id, ['ready'], 'applying', ann);
      while ((await imports.applySlice(id, 9)) === 'more');
      if (draw % 2 === 0) {
        await imports.move(id, ['done'], 'undoing', ann);
        while ((await imports.undoSlice(id, 9)) === 'more');
      }
    },
    async submission() {
      const started = await submissions.start(newStart());
      if (started.outcome !== 'stored') throw new Error(started.outcome);
      const sent = await submissions.changeState({
        id: started.submission.id,
        expectedRevision: null,
        actor: 'seller',
        to: 'submitted',
      });
      if (sent.outcome !== 'changed') throw new Error(sent.outcome);
      const draft = draftListing(sent.submission);
      const done = await queue.publish({
        id: sent.submission.id,
        expectedRevision: sent.submission.revision,
        member: ann,
        details: draft,
        status: 'published',
        imagesOf: (photos) => listingImages(photos, draft),
        sellerUpdate: { to: 'published', message: null },
      });
      expect(done.outcome).toBe('changed');
    },
    /** Staff, and a file of units; each third wish empties the lot. */
    units: (draw: number) =>
      lots.change({ author: ann, action: 'listing.units', listingId: at(draw) }, ({ units }) => ({
        result: null,
        units:
          draw % 3 === 0
            ? units.slice(1)
            : [
                ...units.map((unit) => ({ ...unit, priceCents: draw % 5 === 0 ? null : draw })),
                aUnit(at(draw), (units.at(-1)?.number ?? 0) + 1, { forWhom: 'Ann Private' }),
              ],
      })),
    reserve: (draw: number) =>
      lots.reserve(ann, at(draw), {
        choice: { count: 1 },
        key: `key ${draw}`,
        forWhom: 'A Secret School',
        leadReference: null,
      }),
    handOnUnits: (draw: number) =>
      database.kysely
        .updateTable('lot_units')
        .set({ mileage_miles: draw, color: `By hand ${draw}` })
        .where('listing_id', '=', at(draw))
        .execute(),
    /** As a person with a database shell does it: no revision, no date, nobody told. */
    hand: (draw: number) =>
      database.kysely
        .updateTable('bus_listings')
        .set({ price_cents: draw + 1, engine: `By hand ${draw}` })
        .where('id', '=', at(draw))
        .execute(),
  };
}

type Writers = ReturnType<typeof writersOf>;

const recordsOf = async (repository: ListingRepository, id: number) =>
  (await repository.records(id)).records;

describeListings('the history of a listing', (context) => {
  it('is what the page shows, whoever changed what in which order', async () => {
    const { database, repository } = context;
    const names = Object.keys(writersOf(database, repository, [1])) as (keyof Writers)[];
    const draws = fc.array(fc.tuple(fc.constantFrom(...names), fc.nat(10_000)), {
      minLength: 6,
      maxLength: 16,
    });
    await fc.assert(
      fc.asyncProperty(draws, async (steps) => {
        await database.kysely.deleteFrom('bus_listings').execute();
        const ids = await repository.insertMany([
          aListing(),
          aListing({ status: 'draft', images: [aPicture('a.webp'), aPicture('b.webp')] }),
          aListing({ status: 'sold' }),
        ]);
        const writers = writersOf(database, repository, ids);
        for (const [writer, draw] of steps) {
          await writers[writer](draw);
          const every = await database.kysely.selectFrom('bus_listings').select('id').execute();
          await expectTold(
            repository,
            every.map(({ id }) => id),
          );
        }
        expect(await besideRecord(database)).toEqual([]);
      }),
      { numRuns: 12 },
    );
  }, 180_000);

  it('begins with what the demo has', async () => {
    const { repository } = context;
    await seedDemoRows({ repository, now });
    await expectTold(repository, [1001, 1002, 1003]);
  });

  it('knows every field that visitors are shown, and nothing that they are not', async () => {
    const { database, repository } = context;
    const valueOf = (field: (typeof shownFields)[number]) =>
      field.type === 'choice'
        ? Object.keys(field.choices)[0]!
        : field.type === 'flag'
          ? true
          : field.type === 'text'
            ? 'NJ'
            : field.min;
    const shown = Object.fromEntries(shownFields.map((field) => [field.key, valueOf(field)]));
    const id = (await addListing(repository, aListing({ source: 'a secret source' }))).id;
    const secrets = { zip: '07030', latitude: 40.7, featured: true };
    await changeListing(repository, id, { details: { ...shown, ...secrets } });
    await createStaffInventory(database).change(
      { author: ann, action: 'listing.sell', id, expectedRevision: null },
      (current, at) =>
        changeOfAct('sell', current, at, { soldOn: '2026-11-01', buyerNote: 'Buyer Secret' }),
    );
    const rows = await database.kysely.selectFrom('listing_changes').selectAll().execute();
    const columns = new Set(
      rows.flatMap(({ after_json }) => Object.keys(JSON.parse(after_json) as object)),
    );
    const allowed = [...shownFields.map(({ key }) => snakeCase(key)), 'status', 'images'];
    expect([...columns].toSorted()).toEqual(allowed.toSorted());

    expect(JSON.stringify(rows)).not.toMatch(/secret|Ann|07030/i);
    await expectTold(repository, [id]);
  });

  it('writes nothing where visitors see no change', async () => {
    const { database, repository } = context;
    const one = await addListing(repository, aListing());
    await changeListing(repository, one.id, { details: { zip: '07030', featured: true } });
    const images = [{ ...aPicture('a.webp'), placeholder: null }];
    await changeListing(repository, one.id, { images });
    await changeListing(repository, one.id, { images: [aPicture('a.webp')] });
    expect(await recordsOf(repository, one.id)).toHaveLength(2);
    const inventory = createStaffInventory(database);
    await inventory.change(
      { author: ann, action: 'listing.confirm', id: one.id, expectedRevision: null },
      (_, at) => ({ facts: { confirmedAt: at } }),
    );
    expect(await recordsOf(repository, one.id)).toHaveLength(2);
  });

  it('cannot be changed, dated back or taken away while the listing is there', async () => {
    const { database, repository } = context;
    const { kysely } = database;
    const one = await addListing(repository, aListing());
    await kysely.updateTable('bus_listings').set({ price_cents: 1 }).execute();
    const [, last] = await recordsOf(repository, one.id);
    expect(last!.at > one.updatedAt).toBe(true);
    const refused = /append-only/;
    await expect(kysely.deleteFrom('listing_changes').execute()).rejects.toThrow(refused);
    await expect(
      kysely.updateTable('listing_changes').set({ at: one.createdAt }).execute(),
    ).rejects.toThrow(refused);
    await kysely.deleteFrom('bus_listings').execute();
    expect(await kysely.selectFrom('listing_changes').selectAll().execute()).toEqual([]);
  });

  it('is undone with the change that it tells of', async () => {
    const { database, repository } = context;
    const one = await addListing(repository, aListing());
    const failing = database.kysely.transaction().execute(async (trx) => {
      await trx.updateTable('bus_listings').set({ price_cents: 1 }).execute();
      throw new Error('the power went');
    });
    await expect(failing).rejects.toThrow('the power went');
    expect(await recordsOf(repository, one.id)).toHaveLength(1);
  });
});

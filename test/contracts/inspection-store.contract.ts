import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { withdrawnNumbers } from '#db/repositories/report-withdrawals.ts';
import { createInspectionStore } from '#db/repositories/inspection-store.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { usedMediaNames } from '#db/repositories/media-usage.ts';
import { createAuditLog } from '#db/repositories/staff-audit.ts';
import { createTagVersions } from '#db/repositories/tag-versions.ts';
import type { InspectionStore } from '#domain/inspections/inspection-store.ts';
import type { Inspection, ItemVersion } from '#domain/inspections/inspection.ts';
import { mergeVersions } from '#domain/inspections/merge-versions.ts';
import { createStaffInspections } from '#domain/staff/inspections/staff-inspections.ts';
import { addMember } from '#test/factories/add-member.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { startSubmission } from '#test/factories/submission-factory.ts';
import { createLotStore } from '#db/repositories/lot-store.ts';
import { createSubmissionRepository } from '#db/repositories/submission-repository.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';
import { atOnce } from '#test/setup/at-once.ts';

describeDatabases('inspections', ({ create }) => {
  let fresh: FreshDatabase;
  let store: InspectionStore;
  let inspection: Inspection;
  let member: Awaited<ReturnType<typeof addMember>>['member'];
  let made = 0;
  beforeAll(async () => {
    fresh = await create();
    store = createInspectionStore(fresh.database);
    await createListingRepository(fresh.database).insertMany([1, 2].map((id) => aListing({ id })));
    ({ member } = await addMember(fresh.database, 'owner'));
  });
  afterAll(() => fresh.remove());
  beforeEach(async () => {
    inspection = await ask({ listingId: 1 });
  });

  const idOf = ({ id }: { id: number }) => id;
  const ask = (of: { listingId?: number; submissionId?: number }) =>
    store.make(
      {
        listingId: null,
        submissionId: null,
        unit: null,
        ...of,
        tokenHash: `hash-${made++}`,
        by: { name: 'Ruth', role: 'owner' },
        expiresAt: '2026-12-31T00:00:00.000Z',
      },
      member,
    );
  const version = (more: Partial<ItemVersion> = {}): ItemVersion => ({
    item: 'engine-leaks',
    severity: 'soon',
    figures: {},
    note: 'Oil at the pan',
    editedAt: 1_790_000_000_000,
    device: 'phone-of-ruth',
    ...more,
  });
  const service = () =>
    createStaffInspections({
      store,
      listings: createListingRepository(fresh.database),
      lots: createLotStore(fresh.database),
      now: () => new Date('2026-11-23T12:00:00Z'),
    });

  it('are found by the hash of their secret only, and end once', async () => {
    expect(await store.findByTokenHash(`hash-${made - 1}`)).toEqual(inspection);
    expect(await store.findByTokenHash('another')).toBeNull();
    expect(await store.end(inspection.id, member)).toBe(true);
    expect(await store.end(inspection.id, member)).toBe(false);
    expect((await store.find(inspection.id))?.endedAt).not.toBeNull();
    const lines = await createAuditLog(fresh.database).page({
      subjectKind: 'listing',
      subjectId: '1',
      limit: 2,
    });
    expect(lines.map(({ action }) => action)).toEqual(['inspection.end', 'inspection.ask']);
  });

  it('keep every version of two phones at once, each once, and say the same to both', async () => {
    const ruth = [1, 2, 3].map((at) => version({ editedAt: 1_790_000_000_000 + at }));
    const sam = ruth.map((one) => ({ ...one, device: 'phone-of-sam', note: 'Dry' }));
    const sent = [ruth, sam, [...sam, ...ruth]];
    await atOnce((number) => store.record(inspection.id, sent[number % 3] ?? [], 100));
    const log = await store.log(inspection.id);
    expect(log).toHaveLength(6);
    expect(mergeVersions(log).get('engine-leaks')).toMatchObject({
      device: 'phone-of-sam',
      editedAt: 1_790_000_000_003,
    });
  });

  it('take all of a message or nothing when the log is full', async () => {
    const versions = [1, 2, 3].map((at) => version({ editedAt: 1_790_000_000_000 + at }));
    expect(await store.record(inspection.id, versions, 2)).toBe('full');
    expect(await store.log(inspection.id)).toEqual([]);
    expect(await store.record(inspection.id, versions, 3)).toBe('recorded');
    // What is known is no more, and is no reason to refuse.
    expect(await store.record(inspection.id, versions, 3)).toBe('recorded');
  });

  const photo = (number: number) => ({
    item: 'lift-cycle' as const,
    clientId: `photo-key-${number}`,
    name: `photos/inspected-${made}-${number}.webp`,
    widthPx: 800,
    heightPx: 600,
  });

  it('have no more photos than allowed, however many come at once', async () => {
    const answers = await atOnce((number) =>
      store.addPhoto(inspection.id, photo(number % 7), { ofInspection: 9, ofItem: 3 }),
    );
    expect(await store.photos(inspection.id)).toHaveLength(3);
    expect(answers.filter(({ outcome }) => outcome === 'added')).toHaveLength(3);
  });

  it('become one current report; earlier ones stay by their number, with their photos', async () => {
    await store.record(inspection.id, [version()], 100);
    await store.addPhoto(inspection.id, photo(1), { ofInspection: 9, ofItem: 3 });
    const before = await createTagVersions(fresh.database).current();
    const [{ id: replaced } = { id: 0 }] = await store.photos(inspection.id);
    await store.removePhoto(inspection.id, replaced);
    await store.addPhoto(inspection.id, photo(2), { ofInspection: 9, ofItem: 3 });
    const photoIds = (await store.photos(inspection.id)).map(({ id }) => id);
    const seen = { versions: 1, photoIds };
    // As many are not the same ones.
    for (const others of [[], [replaced]]) {
      expect(await service().publish(inspection.id, { ...seen, photoIds: others }, member)).toEqual(
        {
          outcome: 'changed',
        },
      );
    }
    const first = await service().publish(inspection.id, seen, member);
    const after = await createTagVersions(fresh.database).current();
    // Kept pages of the bus are outdated by it.
    expect(after.inventory).toBe(before.inventory + 1);
    if (first.outcome !== 'published') throw new Error(first.outcome);
    const { number } = first.report;
    expect(number).toMatch(/^CR-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(await store.currentReport(1)).toEqual(first.report);

    await store.record(inspection.id, [version({ editedAt: 1_790_000_009_000, note: null })], 100);
    const [kept] = await store.photos(inspection.id);
    expect(await store.removePhoto(inspection.id, kept?.id ?? 0)).toBe(true);
    const second = await service().publish(inspection.id, { versions: 2, photoIds: [] }, member);
    if (second.outcome !== 'published') throw new Error(second.outcome);
    expect(await store.currentReport(1)).toEqual(second.report);
    expect(await store.publishedReport(number)).toEqual(first.report);
    expect((await store.reportsOf(1)).map((one) => one.number)).toEqual([
      second.report.number,
      number,
    ]);
    expect(await usedMediaNames(fresh.database)).toContain(kept?.name);
    expect(await store.currentReport(2)).toBeNull();
  });

  it('keep what comes after the bus was sold, and publish nothing of it', async () => {
    const sold = await ask({ listingId: 2 });
    await createListingRepository(fresh.database).updateMany([
      { id: 2, patch: { status: 'sold' } },
    ]);
    expect(await store.record(sold.id, [version()], 100)).toBe('recorded');
    expect(await service().publish(sold.id, { versions: 1, photoIds: [] }, member)).toEqual({
      outcome: 'sold',
    });
    expect(await store.log(sold.id)).toHaveLength(1);
  });

  it('of a submission are of its listing as soon as there is one', async () => {
    const submissions = createSubmissionRepository(fresh.database);
    const submission = await startSubmission(submissions);
    const asked = await ask({ submissionId: submission.id });
    expect(await store.find(asked.id)).toMatchObject({ listingId: null });
    const listed = async () => (await store.page({ listedOnly: true, limit: 100 })).map(idOf);
    expect(await listed()).not.toContain(asked.id);
    const ofIt = () => store.page({ submissionId: submission.id, limit: 9 });
    expect(await ofIt()).toEqual([asked]);
    await fresh.database.kysely
      .updateTable('submissions')
      .set({ listing_id: 1 })
      .where('id', '=', submission.id)
      .execute();
    expect(await store.find(asked.id)).toMatchObject({ listingId: 1 });
    const [newest] = await store.page({ listingId: 1, limit: 1 });
    expect(newest?.id).toBe(asked.id);
    expect(await ofIt()).toHaveLength(1);
    expect((await store.page({ limit: 1 })).map(idOf)).toEqual([asked.id]);
    expect(await listed()).toContain(asked.id);
  });

  it('are taken back once: what stood before is the current one again, and the number says when', async () => {
    const earlier = (await store.currentReport(1))!;
    await store.record(inspection.id, [version()], 100);
    const report = await service().publish(inspection.id, { versions: 1, photoIds: [] }, member);
    if (report.outcome !== 'published') throw new Error(report.outcome);
    const { number } = report.report;
    expect(await store.withdrawnReport(number)).toBeNull();
    const before = await createTagVersions(fresh.database).current();
    const answers = await atOnce(() => store.withdraw(number, member));
    expect(answers.filter(Boolean)).toHaveLength(1);
    const after = await createTagVersions(fresh.database).current();
    expect(after.inventory).toBe(before.inventory + 1);
    expect(await store.publishedReport(number)).toBeNull();
    expect(await store.withdrawnReport(number)).toMatchObject({ number });
    expect((await store.currentReport(1))!.number).toBe(earlier.number);
    expect(await withdrawnNumbers(fresh.database.kysely)).toEqual([number]);
    expect(await store.withdraw('CR-0000-0000', member)).toBe(false);
  });

  it('forget an owner who is erased: name, link and reports, and nobody else', async () => {
    const submissions = createSubmissionRepository(fresh.database);
    const { id: submissionId } = await startSubmission(submissions, { email: 'owner@example.com' });
    const [listingId = 0] = await createListingRepository(fresh.database).insertMany([aListing()]);
    const byOwner = await ask({ submissionId });
    const ofListing = await ask({ listingId });
    const other = await ask({ listingId: 1 });
    await store.record(ofListing.id, [version()], 100);
    const report = await service().publish(ofListing.id, { versions: 1, photoIds: [] }, member);
    if (report.outcome !== 'published') throw new Error(report.outcome);
    const became = fresh.database.kysely.updateTable('submissions').set({ listing_id: listingId });
    await became.where('id', '=', submissionId).execute();
    const [owned] = await submissions.findByEmail('owner@example.com');
    const ownFindings = await submissions.inspections(owned!);
    expect(ownFindings).toMatchObject([
      { name: 'Ruth', findings: [], reports: [] },
      { name: 'Ruth', findings: [{}], reports: [{ number: report.report.number }] },
    ]);
    const before = await createTagVersions(fresh.database).current();
    const erased = () => submissions.eraseByEmail('OWNER@example.com', member);
    expect([(await erased()).submissions, (await erased()).submissions]).toEqual([1, 0]);
    const after = await createTagVersions(fresh.database).current();
    expect(after.inventory).toBe(before.inventory + 1);
    for (const { id } of [byOwner, ofListing]) {
      const found = await store.find(id);
      expect(found?.by.name).toBe('a person who was erased');
      expect(found?.endedAt).not.toBeNull();
    }
    expect((await store.find(other.id))?.by.name).toBe('Ruth');
    expect(await store.withdrawnReport(report.report.number)).not.toBeNull();
    const rows = await fresh.database.kysely
      .selectFrom('condition_reports')
      .selectAll()
      .where('listing_id', '=', listingId)
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('Ruth');
    // What was opened before is not published with the name after.
    const stale = { ...ofListing, by: { name: 'Ruth', role: 'owner' } as const };
    expect(
      await store.publish({
        inspection: stale,
        seen: { versions: 1, photoIds: [] },
        actor: member,
        compose: () => report.report,
      }),
    ).toEqual({ outcome: 'changed' });
    const log = await createAuditLog(fresh.database).page({ limit: 200 });
    expect(JSON.stringify(log)).not.toContain('Ruth');
    const withdrawn = log.filter(({ action }) => action === 'inspection.withdraw');
    expect(withdrawn.map(({ after: told }) => told?.['report'])).toContain(report.report.number);
  });

  it('forget an owner whose submission is deleted when its time is over', async () => {
    const submissions = createSubmissionRepository(fresh.database);
    const { id: submissionId } = await startSubmission(submissions);
    const { id } = await ask({ submissionId });
    await submissions.deleteExpired(new Date(Date.now() + 59 * 86_400_000));
    expect((await store.find(id))?.by.name).toBe('Ruth');
    await submissions.deleteExpired(new Date(Date.now() + 61 * 86_400_000));
    expect((await store.find(id))?.by.name).toBe('a person who was erased');
  });
});

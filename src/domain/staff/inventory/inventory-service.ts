import {
  actProblem,
  changeOfAct,
  noteProblem,
  saleProblem,
  type ListingAct,
  type Sale,
} from './listing-workflow.ts';
import type { StaffMember } from '#domain/staff/staff-member.ts';
import {
  bulkLabel,
  keptWords,
  bulkStep,
  mostAtOnce,
  planBulk,
  type BulkChange,
  type BulkPlan,
} from './bulk-change.ts';
import type { FreshListingTable } from './fresh-listing-table.ts';
import { createListingEditor } from './listing-editor.ts';
import type { TablePage } from './listing-table.ts';
import type { LotService } from '#domain/staff/lots/lot-service.ts';
import type { PhotoService } from './photo-service.ts';
import type { StaffInventoryRepository } from './staff-inventory-repository.ts';
import { staleBefore, type StaffListing } from './staff-listing.ts';
import type { StaffViews } from './staff-views.ts';
import type { TableQuery } from './table-query.ts';

export interface InventoryPage extends TablePage {
  listings: StaffListing[];
  makes: readonly { make: string; count: number }[];
}

/** Which listings a bulk change is for: those ticked, or all that a query finds. */
export type BulkScope = { ids: readonly number[] } | { query: TableQuery };

export type BulkPreview =
  | { outcome: 'planned'; plan: BulkPlan }
  | { outcome: 'too-many'; most: number }
  | { outcome: 'nothing' };

export type BulkOutcome =
  /** `left`: so many were changed by somebody else at the same moment, and left as those had them. */
  | {
      outcome: 'changed';
      changeSetId: number | null;
      changed: number;
      left: number;
      /** As `keptWords`. */
      kept: string | null;
    }
  /** What would be changed is no longer what was shown. */
  | { outcome: 'moved'; plan: BulkPlan }
  | Exclude<BulkPreview, { outcome: 'planned' }>;

export type ActOutcome =
  | { outcome: 'done' | 'conflict'; current: StaffListing }
  | { outcome: 'refused'; current: StaffListing; problem: string }
  | { outcome: 'missing' };

interface ActRequest {
  id: number;
  revision: number | null;
  act: ListingAct;
  sale?: Sale;
}

/** What the back office asks of the inventory. Whoever calls has checked the member's permission. */
export type InventoryService = ReturnType<typeof createInventoryService>;

export function createInventoryService(parts: {
  repository: StaffInventoryRepository;
  table: FreshListingTable;
  views: StaffViews;
  photos: PhotoService;
  lots: LotService;
  /** A published listing that nobody has vouched for in so many days is stale. */
  staleDays: number;
  now(): Date;
}) {
  const { repository, table, views, photos, lots, staleDays, now } = parts;
  const stale = () => staleBefore(now(), staleDays);

  async function inScope(scope: BulkScope): Promise<StaffListing[] | BulkPreview> {
    const ids =
      'ids' in scope
        ? [...new Set(scope.ids)]
        : (await table.current()).ids(scope.query, stale(), mostAtOnce + 1);
    if (ids.length > mostAtOnce) return { outcome: 'too-many', most: mostAtOnce };
    const listings = await repository.findMany(ids);
    return listings.length === 0 ? { outcome: 'nothing' } : listings;
  }

  return {
    ...createListingEditor(repository),
    staleDays,
    photos,
    lots,
    views,
    find: repository.find,
    priceChanges: repository.priceChanges,
    settled: repository.settled,
    settle: repository.settle,
    duplicates: repository.duplicates,
    changeSet: repository.changeSet,
    changeSets: repository.changeSets,
    undo: repository.undo,

    async page(query: TableQuery): Promise<InventoryPage> {
      const rows = await table.current();
      const found = rows.find(query, stale());
      return { ...found, listings: await repository.findMany(found.ids), makes: rows.makes() };
    },

    /** `revision` null for acts that cannot overwrite anything, such as "still available". */
    async act(member: StaffMember, { id, revision, act, sale }: ActRequest): Promise<ActOutcome> {
      let problem: string | null = null;
      const done = await repository.change(
        { author: member, action: `listing.${act}`, id, expectedRevision: revision },
        (current, at) => {
          problem = sale
            ? (saleProblem(current) ?? noteProblem(current, sale))
            : actProblem(act, current);
          return problem === null ? changeOfAct(act, current, at, sale ?? null) : null;
        },
      );
      if (done.outcome === 'changed') return { outcome: 'done', current: done.after };
      if (done.outcome !== 'unchanged') return done;
      const { current } = done;
      return problem === null
        ? { outcome: 'done', current }
        : { outcome: 'refused', current, problem };
    },

    async previewBulk(scope: BulkScope, change: BulkChange): Promise<BulkPreview> {
      const listings = await inScope(scope);
      if (!Array.isArray(listings)) return listings;
      return { outcome: 'planned', plan: planBulk(change, listings, now().toISOString()) };
    },

    async applyBulk(
      member: StaffMember,
      scope: BulkScope,
      change: BulkChange,
      fingerprint: string,
    ): Promise<BulkOutcome> {
      const listings = await inScope(scope);
      if (!Array.isArray(listings)) return listings as Exclude<BulkPreview, { outcome: 'planned' }>;
      const plan = planBulk(change, listings, now().toISOString());
      if (plan.fingerprint !== fingerprint) return { outcome: 'moved', plan };
      const revisions = new Map(listings.map(({ listing }) => [listing.id, listing.revision]));
      const done = await repository.changeMany(
        {
          author: member,
          action: change.kind === 'act' ? `listing.${change.act}` : 'listing.bulk',
          label: bulkLabel(change),
          ids: plan.changes.map(({ id }) => id),
        },
        (current, at) => {
          // Changed between the plan and the lock: left alone rather than changed unseen.
          if (revisions.get(current.listing.id) !== current.listing.revision) return null;
          const step = bulkStep(change, current, at);
          return step.step === 'change' ? step.change : null;
        },
      );
      const left = plan.changes.length - done.changed;
      return { outcome: 'changed', ...done, left, kept: keptWords(plan.changes) };
    },
  };
}

import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { summarizeLot } from '#domain/inventory/lots/lot-summary.ts';
import { changedUnits, unitAudit } from '#domain/inventory/lots/unit-audit.ts';
import { photoAvifTopic } from '#domain/media/derive-avif.ts';
import { photoGoneTopic } from '#domain/media/remove-unused.ts';
import type { NewJob } from '#domain/outbox.ts';
import type { ListingChange } from '#domain/staff/inventory/staff-inventory-repository.ts';
import { changedFields, type StaffChange } from '#domain/staff/inventory/changed-fields.ts';
import type { ListingFacts, StaffListing } from '#domain/staff/inventory/staff-listing.ts';
import type { Actor } from '#domain/staff/staff-accounts.ts';
import type { ChangeTurn } from '../change-turn.ts';
import type { Engine } from '../database.ts';
import { chunksOf, putListings } from './listing-statements.ts';
import { changedListing } from './listing-writes.ts';
import { readUnits, storeUnits } from './lot-units.ts';
import { addJobs } from './outbox-jobs.ts';
import { recordAct } from './staff-audit.ts';
import { putFacts } from './staff-inventory-facts.ts';

const idsPerStatement = 512;
/** Files of photos go at once; then it is looked whether they did. */
const goneAfterMs = 60_000;

/** What a decision makes of a listing; null when it says nothing new. */
export function applyChange(
  current: StaffListing,
  change: ListingChange | null,
  at: string,
): StaffChange | null {
  if (change === null) return null;
  const facts: ListingFacts = { ...current.facts, ...change.facts };
  const changed = changedListing(current.listing, change.patch ?? {}, at);
  const sameFacts = (Object.keys(facts) as (keyof ListingFacts)[]).every(
    (key) => facts[key] === current.facts[key],
  );
  if (changed === null && sameFacts) return null;
  return {
    before: current,
    after: {
      listing: changed ?? raised(current.listing, at),
      facts: sameFacts ? current.facts : facts,
    },
  };
}

/** The same with what becomes of the units of a lot, and with what lists tell of them. */
export async function applyWithUnits(
  { trx, at }: ChangeTurn,
  current: StaffListing,
  change: ListingChange | null,
): Promise<StaffChange | null> {
  const whole = applyChange(current, change, at);
  if (!change?.unit) return whole;
  const before = await readUnits(trx, current.listing.id);
  const after = before.map(change.unit);
  const units = changedUnits(before, after);
  if (units.length === 0) return whole;
  const { listing, facts } = whole?.after ?? {
    listing: raised(current.listing, at),
    facts: current.facts,
  };
  return {
    before: current,
    after: { listing: { ...listing, lot: summarizeLot(after) }, facts },
    units,
  };
}

/** The same listing as a change of its facts alone leaves it. */
export function raised(listing: BusListing, at: string): BusListing {
  return { ...listing, updatedAt: at, revision: listing.revision + 1 };
}

/** Stores changes with everything that belongs to them: facts, jobs, price authors, audit rows. */
export async function storeChangeSet(
  { trx, at }: ChangeTurn,
  parts: {
    engine: Engine;
    jobTopics: readonly string[];
    author: Actor;
    action: string;
  },
  changes: readonly StaffChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const { engine, jobTopics, author, action } = parts;
  await putListings(
    trx,
    engine,
    changes.map(({ after }) => after.listing),
    true,
  );
  await putFacts(
    trx,
    changes
      .filter(({ before, after }) => before.facts !== after.facts)
      .map(({ after }) => ({ id: after.listing.id, facts: after.facts })),
  );
  await addJobs(trx, [...jobsOf(changes, jobTopics, at)], at);
  await signPrices(trx, author, at, changes);
  for (const { before, after, units = [] } of changes) {
    await storeUnits(trx, units);
    const difference = changedFields(before, after);
    const told = unitAudit(units);
    await recordAct(trx, author, {
      action,
      subject: ['listing', after.listing.id],
      before: { ...told.before, ...difference.before },
      after: { ...told.after, ...difference.after },
      at,
    });
  }
}

function* jobsOf(
  changes: readonly StaffChange[],
  topics: readonly string[],
  at: string,
): Generator<NewJob> {
  for (const { before, after } of changes) {
    for (const topic of topics) yield { topic, key: String(after.listing.id) };
    const known = new Set(before.listing.images.map(({ name }) => name));
    for (const { name } of after.listing.images) {
      if (!known.has(name) && name.startsWith('photos/'))
        yield { topic: photoAvifTopic, key: name };
      known.delete(name);
    }
    // Cutting one and taking the cut back leave both where they are.
    if (after.listing.images.length >= before.listing.images.length) continue;
    const notBefore = new Date(Date.parse(at) + goneAfterMs).toISOString();
    for (const key of known)
      if (key.startsWith('photos/')) yield { topic: photoGoneTopic, key, notBefore };
  }
}

/** The trigger has written the price changes of this moment; it cannot know who made them. */
async function signPrices(
  trx: ChangeTurn['trx'],
  author: Actor,
  at: string,
  changes: readonly StaffChange[],
): Promise<void> {
  const ids = changes
    .filter(({ before, after }) => before.listing.priceCents !== after.listing.priceCents)
    .map(({ after }) => after.listing.id);
  for (const chunk of chunksOf(ids, idsPerStatement)) {
    await trx
      .updateTable('listing_price_changes')
      .set({ member_name: author.name })
      .where('listing_id', 'in', chunk)
      .where('at', '=', at)
      .execute();
  }
}

import type { Lead } from '#domain/leads/lead.ts';
import { namesPerson } from '#domain/staff/names-person.ts';
import type { EarlierState } from '#domain/staff/inventory/changed-fields.ts';
import { inChangeTurn } from '../change-turn.ts';
import type { Database, Executor } from '../database.ts';

/**
 * Erases in a transaction that holds the inventory's turn: whoever changes a bus or a unit writes all of
 * it, and would write a note back that was emptied after they had read it. Visitors see none of it.
 */
export const whileNotesRest = <Result>(
  database: Database,
  erase: (trx: Executor) => Promise<Result>,
): Promise<Result> =>
  inChangeTurn(database, 'inventory', async ({ trx }) => ({
    result: await erase(trx),
    changed: false,
  }));

/**
 * Empties what staff noted of a buyer or of whom a unit is kept for, where it names whoever wrote these
 * leads; says how many notes that were. What undoing a change of many buses would bring back is
 * emptied with them.
 */
export async function forgetNotes(trx: Executor, leads: readonly Lead[]): Promise<number> {
  const isNamed = namesPerson(leads);
  const buyers = await trx
    .selectFrom('listing_facts')
    .select(['listing_id', 'buyer_note as note'])
    .where('buyer_note', 'is not', null)
    .execute();
  const holders = await trx
    .selectFrom('lot_units')
    .select(['id', 'for_whom as note'])
    .where('for_whom', 'is not', null)
    .execute();
  let emptied = 0;
  for (const { listing_id, note } of buyers.filter(({ note: text }) => isNamed(text!))) {
    await trx
      .updateTable('listing_facts')
      .set({ buyer_note: null })
      .where('listing_id', '=', listing_id)
      .where('buyer_note', '=', note)
      .execute();
    emptied += 1;
  }
  for (const { id, note } of holders.filter(({ note: text }) => isNamed(text!))) {
    // A form of the unit that was opened before would write it back.
    await trx
      .updateTable('lot_units')
      .set((eb) => ({ for_whom: null, revision: eb('revision', '+', 1) }))
      .where('id', '=', id)
      .where('for_whom', '=', note)
      .execute();
    emptied += 1;
  }
  await forgetEarlierNotes(trx, isNamed);
  return emptied;
}

async function forgetEarlierNotes(
  trx: Executor,
  isNamed: (note: string) => boolean,
): Promise<void> {
  const rows = await trx
    .selectFrom('change_set_rows')
    .select(['change_set_id', 'listing_id', 'before_json'])
    .where('before_json', 'like', '%"buyerNote":"%')
    .execute();
  for (const { change_set_id, listing_id, before_json } of rows) {
    const before = JSON.parse(before_json) as EarlierState;
    if (!before.facts.buyerNote || !isNamed(before.facts.buyerNote)) continue;
    const without = { ...before, facts: { ...before.facts, buyerNote: null } };
    await trx
      .updateTable('change_set_rows')
      .set({ before_json: JSON.stringify(without) })
      .where('change_set_id', '=', change_set_id)
      .where('listing_id', '=', listing_id)
      .execute();
  }
}

import type { ExpressionBuilder } from 'kysely';
import type { ConditionReport } from '#domain/inspections/condition-report.ts';
import type { Actor } from '#domain/staff/staff-accounts.ts';
import type { Executor } from '../database.ts';
import type { InspectionRow } from '../schema/inspection-rows.ts';
import type { Schema } from '../schema/schema.ts';
import { logOf } from './inspection-statements.ts';
import { recordAct } from './staff-audit.ts';

/** Who takes something back, and when. */
interface Act {
  actor: Actor;
  at: string;
}

type Of = Pick<InspectionRow, 'listing_id' | 'submission_id'>;

/** A line about the bus: what was done to it stands with everything else of it. */
export const inspectedSubject = ({ listing_id, submission_id }: Of): [kind: string, id: number] =>
  listing_id === null ? ['submission', submission_id!] : ['listing', listing_id];

/** Withdraws what stands of these, each with its audit line; says how many. */
export async function withdrawReports(
  trx: Executor,
  numbers: readonly string[],
  { actor, at }: Act,
): Promise<number> {
  if (numbers.length === 0) return 0;
  const withdrawn = await trx
    .updateTable('condition_reports')
    .set({ withdrawn_at: at })
    .where('number', 'in', numbers)
    .where('withdrawn_at', 'is', null)
    .returning(['number', 'listing_id'])
    .execute();
  for (const { number, listing_id } of withdrawn) {
    await recordAct(trx, actor, {
      action: 'inspection.withdraw',
      subject: ['listing', listing_id],
      after: { report: number },
      at,
    });
  }
  return withdrawn.length;
}

/** What stands in the place of a name that was erased. */
const erasedName = 'a person who was erased';

type Bus = { id: number; listing_id: number | null };

/** What owners found on these buses, of the submission as of the listing that came of it. */
const byOwnersOf = (buses: readonly Bus[]) => (eb: ExpressionBuilder<Schema, 'inspections'>) => {
  const listings = buses.flatMap(({ listing_id }) => listing_id ?? []);
  const submissions = buses.map(({ id }) => id);
  return eb.and([
    eb('inspector_role', '=', 'owner'),
    eb.or([
      eb('submission_id', 'in', submissions),
      ...(listings.length === 0 ? [] : [eb('listing_id', 'in', listings)]),
    ]),
  ]);
};

/** What the owner of a bus found, as plain records: every version, and the reports made of them. */
export async function ownerInspections(executor: Executor, bus: Bus) {
  const rows = await executor
    .selectFrom('inspections')
    .select(['id', 'inspector_name as name', 'created_at', 'handed_in_at'])
    .where(byOwnersOf([bus]))
    .orderBy('id')
    .execute();
  return Promise.all(
    rows.map(async ({ id, ...told }) => ({
      ...told,
      findings: await logOf(executor, id),
      reports: await executor
        .selectFrom('condition_reports')
        .select(['number', 'published_at', 'withdrawn_at'])
        .where('inspection_id', '=', id)
        .execute(),
    })),
  );
}

/**
 * Forgets who inspected as the owner of these buses: the name goes out of inspections and reports,
 * their links end, and reports are withdrawn, as nobody stands behind them any more. Said again,
 * nothing changes. Says whether there was anything to forget.
 */
export async function forgetOwners(trx: Executor, of: readonly Bus[], act: Act): Promise<boolean> {
  if (of.length === 0) return false;
  const rows = await trx
    .updateTable('inspections')
    .set(({ fn, val }) => ({
      inspector_name: erasedName,
      ended_at: fn.coalesce('ended_at', val(act.at)),
    }))
    .where('inspector_name', '<>', erasedName)
    .where(byOwnersOf(of))
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return false;
  const reports = await trx
    .selectFrom('condition_reports')
    .select(['number', 'report'])
    .where('inspection_id', 'in', ids)
    .execute();
  await withdrawReports(
    trx,
    reports.map(({ number }) => number),
    act,
  );
  for (const { number, report } of reports) {
    const told = JSON.parse(report) as ConditionReport;
    const nameless = { ...told, by: { ...told.by, name: erasedName } };
    await trx
      .updateTable('condition_reports')
      .set({ report: JSON.stringify(nameless) })
      .where('number', '=', number)
      .execute();
  }
  return true;
}

/** Numbers of reports whose files nobody is to have any more. */
export async function withdrawnNumbers(executor: Executor): Promise<string[]> {
  const rows = await executor
    .selectFrom('condition_reports')
    .select('number')
    .where('withdrawn_at', 'is not', null)
    .execute();
  return rows.map(({ number }) => number);
}

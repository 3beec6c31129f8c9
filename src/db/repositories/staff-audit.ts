import { sql, type ExpressionBuilder } from 'kysely';
import type { AuditEntry, AuditFilter, AuditLog } from '#domain/staff/audit-log.ts';
import type { Actor } from '#domain/staff/staff-accounts.ts';
import { readCell } from '../damaged-rows.ts';
import type { Database, Executor } from '../database.ts';
import { fieldsOf } from '../schema/fields-as-columns.ts';
import type { Schema } from '../schema/schema.ts';
import { likePattern } from './like-pattern.ts';
import { subjectNames, subjectsNamed } from './staff-audit-subjects.ts';

/** A field's value is told up to this many characters; a whole article need not be kept twice. */
const longestValue = 2_000;

/**
 * Writes one line of the log; call it inside the transaction of the change it tells of. There is nothing
 * before or after it unless told.
 */
export async function recordAct(
  trx: Executor,
  by: Actor,
  { action, subject: [kind, id], before = null, after = null, at }: Act,
): Promise<void> {
  await trx
    .insertInto('staff_audit')
    .values({
      action,
      at,
      member_id: by.id,
      member_name: by.name.slice(0, 200),
      subject_kind: kind,
      subject_id: String(id),
      before_json: toJson(before),
      after_json: toJson(after),
    })
    .execute();
}

export type Act = Pick<AuditEntry, 'action' | 'at'> &
  Partial<Pick<AuditEntry, 'before' | 'after'>> & {
    subject: readonly [kind: string, id: string | number];
  };

export function createAuditLog({ kysely }: Database): AuditLog {
  return {
    names: (subjects) => subjectNames(kysely, subjects),
    subjectsNamed: (words) => subjectsNamed(kysely, words),

    async page({ memberId, action, subjectKind, subjectId, beforeId, limit, ...more }) {
      const { about, since, until } = more;
      let query = kysely.selectFrom('staff_audit').selectAll().orderBy('id', 'desc').limit(limit);
      if (memberId === null) {
        const members = kysely.selectFrom('staff_members').select('id');
        // The command line signs some changes with a name in the place of an id.
        query = query.where((eb) =>
          eb.or([eb('member_id', 'is', null), eb('member_id', 'not in', members)]),
        );
      }
      if (typeof memberId === 'string') query = query.where('member_id', '=', memberId);
      if (action !== undefined) query = query.where('action', '=', action);
      if (subjectKind !== undefined) query = query.where('subject_kind', '=', subjectKind);
      if (subjectId !== undefined) query = query.where('subject_id', '=', subjectId);
      if (about !== undefined) query = query.where((eb) => isAbout(eb, about));
      if (since !== undefined) query = query.where('at', '>=', since);
      if (until !== undefined) query = query.where('at', '<', until);
      if (beforeId !== undefined) query = query.where('id', '<', beforeId);
      const rows = await query.execute();
      return rows.map((row): AuditEntry => ({
        ...fieldsOf(row, [
          'id',
          'at',
          'memberId',
          'memberName',
          'action',
          'subjectKind',
          'subjectId',
        ]),
        before: fromJson(row.id, row.before_json),
        after: fromJson(row.id, row.after_json),
      }));
    },

    async choices() {
      const people = await kysely
        .selectFrom('staff_members')
        .select(['id', 'name'])
        .orderBy('name')
        .execute();
      const actions = await kysely
        .selectFrom('staff_audit')
        .select(['action', 'subject_kind'])
        .distinct()
        .orderBy('action')
        .execute();
      return {
        members: people,
        actions: [...new Set(actions.map(({ action }) => action))],
        subjectKinds: [...new Set(actions.map(({ subject_kind }) => subject_kind))].toSorted(),
      };
    },
  };
}

/** Names of entries of the site and of sources stand in the log as they are; other things by number. */
const numbered = ['listing', 'lead', 'submission', 'member', 'import', 'job', 'partner-key'];

function isAbout(
  eb: ExpressionBuilder<Schema, 'staff_audit'>,
  { words, subjects }: NonNullable<AuditFilter['about']>,
) {
  const kinds = Map.groupBy(subjects, ({ subjectKind }) => subjectKind);
  const slug = likePattern(words.trim().replace(/[^\p{L}\p{N}%_]+/gu, '-'));
  return eb.or([
    eb('subject_id', '=', words),
    eb.and([
      eb('subject_kind', 'not in', numbered),
      sql<boolean>`(lower(subject_id) like ${likePattern(words)} escape '\\' or lower(subject_id) like ${slug} escape '\\')`,
    ]),
    ...[...kinds].map(([kind, keys]) =>
      eb.and([
        eb('subject_kind', '=', kind),
        eb(
          'subject_id',
          'in',
          keys.map(({ subjectId }) => subjectId),
        ),
      ]),
    ),
  ]);
}

function toJson(values: Readonly<Record<string, unknown>> | null): string | null {
  if (values === null) return null;
  return JSON.stringify(values, (_key, value: unknown) =>
    typeof value === 'string'
      ? value.replaceAll('\0', '').slice(0, longestValue).toWellFormed()
      : value,
  );
}

const fromJson = (id: number, text: string | null) =>
  text === null ? null : readCell<Record<string, unknown> | null>('staff_audit', id, text, null);

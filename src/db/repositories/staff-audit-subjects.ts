import { sql } from 'kysely';
import { auditSubjectKey, type AuditSubjectKey } from '#domain/staff/audit-log.ts';
import { submissionTitle } from '#domain/selling/submission.ts';
import type { Executor } from '../database.ts';
import { submissionFromRow } from '../schema/submission-rows.ts';
import { likePattern } from './like-pattern.ts';
import { titleColumns, titleOfRow } from './listing-row-title.ts';

/** What each thing of a page of the log is called now, by `auditSubjectKey`; what is gone is left out. */
export async function subjectNames(
  kysely: Executor,
  subjects: readonly AuditSubjectKey[],
): Promise<Map<string, string>> {
  const ids = (kind: string) => [
    '',
    ...new Set(subjects.flatMap((one) => (one.subjectKind === kind ? [one.subjectId] : []))),
  ];
  const numbers = (kind: string) =>
    ids(kind).map((id) => (/^\d{1,15}$/.test(id) ? Number(id) : -1));
  const [listings, leads, submissions, members, imports, templates] = await Promise.all([
    kysely
      .selectFrom('bus_listings')
      .select(['id', 'stock_number', ...titleColumns])
      .where('id', 'in', numbers('listing'))
      .execute(),
    kysely
      .selectFrom('leads')
      .select(['id', 'first_name', 'last_name', 'email', 'phone', 'reference'])
      .where('id', 'in', numbers('lead'))
      .execute(),
    kysely
      .selectFrom('submissions')
      .selectAll()
      .where((eb) =>
        // What an inspection of one is logged under knows its number alone.
        eb.or([eb('reference', 'in', ids('submission')), eb('id', 'in', numbers('submission'))]),
      )
      .execute(),
    kysely
      .selectFrom('staff_members')
      .select(['id', 'name'])
      .where('id', 'in', ids('member'))
      .execute(),
    kysely
      .selectFrom('imports')
      .select(['id', 'file_name'])
      .where('id', 'in', numbers('import'))
      .execute(),
    kysely
      .selectFrom('reply_templates')
      .select(['id', 'name'])
      .where('id', 'in', numbers('reply-template'))
      .execute(),
  ]);
  const names = new Map<string, string>();
  const put = (subjectKind: string, id: string | number, name: string) =>
    names.set(auditSubjectKey({ subjectKind, subjectId: String(id) }), name);
  for (const row of listings) {
    const title = titleOfRow(row);
    put('listing', row.id, row.stock_number ? `${title} (stock ${row.stock_number})` : title);
  }
  for (const { id, first_name, last_name, email, phone, reference } of leads) {
    const person = [first_name, last_name].filter(Boolean).join(' ') || email || phone;
    put('lead', id, person ? `${person}, ${reference}` : reference);
  }
  for (const row of submissions)
    for (const name of [row.reference, row.id])
      put('submission', name, submissionTitle(submissionFromRow(row)));
  for (const { id, name } of members) put('member', id, name);
  for (const { id, file_name } of imports) put('import', id, file_name);
  for (const { id, name } of templates) put('reply-template', id, name);
  return names;
}

/** Of each kind, so that a word that many share stays quick. */
const mostFound = 200;

/** Things other than buses that words are about: people by name, files by name, references. */
export async function subjectsNamed(kysely: Executor, words: string): Promise<AuditSubjectKey[]> {
  const pattern = likePattern(words);
  const like = (...columns: string[]) =>
    sql<boolean>`lower(${sql.join(
      columns.map((column) => sql`coalesce(${sql.ref(column)}, '')`),
      sql` || ' ' || `,
    )}) like ${pattern} escape '\\'`;
  const [leads, submissions, members, imports, templates] = await Promise.all([
    kysely
      .selectFrom('leads')
      .select('id')
      .where(like('first_name', 'last_name', 'email', 'phone', 'reference'))
      .orderBy('id', 'desc')
      .limit(mostFound)
      .execute(),
    kysely
      .selectFrom('submissions')
      .select('reference as id')
      .where(like('reference', 'name', 'make', 'model', 'vin'))
      .orderBy('submissions.id', 'desc')
      .limit(mostFound)
      .execute(),
    kysely
      .selectFrom('staff_members')
      .select('id')
      .where(like('name', 'email'))
      .limit(mostFound)
      .execute(),
    kysely
      .selectFrom('imports')
      .select('id')
      .where(like('file_name', 'source'))
      .orderBy('id', 'desc')
      .limit(mostFound)
      .execute(),
    kysely
      .selectFrom('reply_templates')
      .select('id')
      .where(like('name'))
      .limit(mostFound)
      .execute(),
  ]);
  const of = (subjectKind: string, rows: readonly { id: number | string }[]) =>
    rows.map(({ id }) => ({ subjectKind, subjectId: String(id) }));
  return [
    ...of('lead', leads),
    ...of('submission', submissions),
    ...of('member', members),
    ...of('import', imports),
    ...of('reply-template', templates),
  ];
}

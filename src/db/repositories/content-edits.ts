import type { Selectable } from 'kysely';
import type {
  ContentChange,
  ContentChangeKind,
  ContentEdit,
  ContentEdits,
  ContentKind,
  ContentValues,
  ContentVersion,
  StoreOutcome,
} from '#domain/content/editing/content-edits.ts';
import { inChangeTurn, type ChangeTurn } from '../change-turn.ts';
import type { Database, Executor } from '../database.ts';
import { fieldsOf } from '../schema/fields-as-columns.ts';
import type { ContentEditRow, ContentVersionRow } from '../schema/content-rows.ts';
import { readCell } from '../damaged-rows.ts';
import { recordAct } from './staff-audit.ts';

const mostVersions = 50;
/** Who puts a scheduled draft live. */
const clock = { id: 'schedule', name: 'Schedule' };

export function createContentEdits(database: Database): ContentEdits {
  const { kysely } = database;
  return {
    async all() {
      const rows = await kysely.selectFrom('content_edits').selectAll().orderBy('slug').execute();
      return rows.map(editFromRow);
    },

    find: (kind, slug) => findEdit(kysely, kind, slug),

    store: async (changes, by) =>
      inChangeTurn<StoreOutcome>(database, tagOf(changes), async (turn) => {
        // All are looked at before the first is written.
        for (const { kind, slug, expectedRevision } of changes) {
          const current = await findEdit(turn.trx, kind, slug);
          if ((current?.revision ?? 0) !== expectedRevision)
            return { result: { outcome: 'conflict', current }, changed: false };
        }
        for (const change of changes) await write(turn, change, by);
        return { result: { outcome: 'stored' }, changed: changes.length > 0 };
      }),

    async versions(kind, slug) {
      const rows = await kysely
        .selectFrom('content_versions')
        .selectAll()
        .where('kind', '=', kind)
        .where('slug', '=', slug)
        .orderBy('revision', 'desc')
        .limit(mostVersions)
        .execute();
      return rows.map(versionFromRow);
    },

    publishDue: (now) =>
      inChangeTurn(database, 'content', async (turn) => {
        const due = await turn.trx
          .selectFrom('content_edits')
          .selectAll()
          .where('publish_at', '<=', now.toISOString())
          .where('kind', '<>', 'settings')
          .execute();
        for (const edit of due.map(editFromRow)) {
          const { kind, slug, revision, draft } = edit;
          // Of one that cannot be read nothing is left to put live.
          if (draft === null) continue;
          await write(
            turn,
            {
              kind,
              slug,
              change: 'publish',
              expectedRevision: revision,
              live: draft,
              hidden: false,
              draft: null,
              publishAt: null,
            },
            clock,
          );
        }
        return { result: due.length, changed: due.length > 0 };
      }),
  };
}

/** Whose turn it is. Settings have one of their own, so they are never stored beside other words. */
function tagOf(changes: readonly ContentChange[]): 'settings' | 'content' {
  const settings = changes.filter(({ kind }) => kind === 'settings').length;
  if (settings === 0) return 'content';
  if (settings < changes.length) throw new Error('settings are stored on their own');
  return 'settings';
}

/** The caller holds the tag's turn, so nobody writes in between. */
async function write(
  { trx, at }: ChangeTurn,
  change: ContentChange,
  by: { id: string; name: string },
): Promise<void> {
  const { kind, slug, live, hidden, draft, publishAt } = change;
  const before = await findEdit(trx, kind, slug);
  const revision = (before?.revision ?? 0) + 1;
  const row: ContentEditRow = {
    kind,
    slug,
    revision,
    live: live && JSON.stringify(live),
    hidden: hidden ? 1 : 0,
    draft: draft && JSON.stringify(draft),
    publish_at: publishAt,
    updated_at: at,
    updated_by: by.name,
  };
  await trx
    .insertInto('content_edits')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet(row))
    .execute();
  const values = draft ?? (change.change === 'take-off' ? null : live);
  await trx
    .insertInto('content_versions')
    .values({
      kind,
      slug,
      revision,
      at,
      member_name: by.name,
      change: change.change,
      body: values && JSON.stringify(values),
    })
    .execute();
  await recordAct(trx, by, {
    action: `content.${change.change}`,
    subject: [kind, slug],
    before: before && auditView(before),
    after: auditView(change),
    at,
  });
}

/** Fields side by side, so that the log shows which ones differ. */
function auditView(edit: Pick<ContentEdit, 'live' | 'hidden' | 'draft' | 'publishAt'>) {
  const values = edit.draft ?? edit.live ?? {};
  return {
    ...Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'object' ? JSON.stringify(value) : value,
      ]),
    ),
    state: edit.hidden ? 'off' : edit.draft ? 'draft' : edit.live ? 'live' : 'built-in',
    ...(edit.publishAt ? { publishAt: edit.publishAt } : {}),
  };
}

async function findEdit(executor: Executor, kind: ContentKind, slug: string) {
  const row = await executor
    .selectFrom('content_edits')
    .selectAll()
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row ? editFromRow(row) : null;
}

function editFromRow(row: Selectable<ContentEditRow>): ContentEdit {
  return {
    kind: row.kind as ContentKind,
    ...fieldsOf(row, ['slug', 'revision', 'publishAt', 'updatedAt', 'updatedBy']),
    live: fromJson(row, 'live'),
    hidden: row.hidden === 1,
    draft: fromJson(row, 'draft'),
  };
}

function versionFromRow(row: Selectable<ContentVersionRow>): ContentVersion {
  return {
    ...fieldsOf(row, ['id', 'revision', 'at', 'memberName']),
    change: row.change as ContentChangeKind,
    values: valuesOf(row.kind, row.body === null ? null : (JSON.parse(row.body) as ContentValues)),
  };
}

/** Null, too, for what cannot be read: the site goes by its files there. */
function fromJson(
  { kind, slug, ...texts }: Selectable<ContentEditRow>,
  cell: 'live' | 'draft',
): ContentValues | null {
  const id = `${kind}/${slug}`;
  return valuesOf(kind, readCell(`content_edits.${cell}`, id, texts[cell] ?? 'null', null));
}

const valuesOf = (kind: string, values: ContentValues | null) =>
  values && kind === 'section' ? withSpanishName(values) : values;

/** A node of a version before migration 18 stores a section's Spanish name under this name only. */
function withSpanishName({ spanishName, ...values }: ContentValues): ContentValues {
  return spanishName === undefined ? values : { 'name-es': spanishName, ...values };
}

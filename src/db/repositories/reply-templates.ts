import type { ReplyTemplates, TemplateOutcome } from '#domain/leads/inbox/reply-templates.ts';
import type { Database } from '../database.ts';
import { templateFromRow } from '../schema/lead-rows.ts';
import { isDuplicate } from '../database-faults.ts';
import { recordAct } from './staff-audit.ts';

export function createReplyTemplates({ kysely }: Database): ReplyTemplates & {
  /** Stores the texts of a new installation where there are none yet. */
  seed(texts: readonly { name: string; subject: string; body: string }[]): Promise<void>;
} {
  return {
    async seed(texts) {
      const any = await kysely.selectFrom('reply_templates').select('id').executeTakeFirst();
      if (any) return;
      const updated_at = new Date().toISOString();
      await kysely
        .insertInto('reply_templates')
        .values(texts.map((text) => ({ ...text, revision: 1, updated_at })))
        // A second node may start at the same moment.
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
    },

    async list() {
      const rows = await kysely.selectFrom('reply_templates').selectAll().orderBy('name').execute();
      return rows.map(templateFromRow);
    },

    async find(id) {
      const query = kysely.selectFrom('reply_templates').selectAll().where('id', '=', id);
      const row = await query.executeTakeFirst();
      return row ? templateFromRow(row) : null;
    },

    store: ({ id, expectedRevision, name, subject, body, by }) => {
      const storing = kysely.transaction().execute(async (trx): Promise<TemplateOutcome> => {
        const taken = await trx
          .selectFrom('reply_templates')
          .select('id')
          .where('name', '=', name)
          .executeTakeFirst();
        if (taken && taken.id !== id) return { outcome: 'name-taken' };
        const at = new Date().toISOString();
        const values = { name, subject, body, updated_at: at };
        const act = { action: 'reply-template.store', after: { name, subject, body }, at };
        if (id === null) {
          const row = await trx
            .insertInto('reply_templates')
            .values({ ...values, revision: 1 })
            .returningAll()
            .executeTakeFirstOrThrow();
          await recordAct(trx, by, { ...act, subject: ['reply-template', row.id] });
          return { outcome: 'stored', template: templateFromRow(row) };
        }
        const row = await trx
          .selectFrom('reply_templates')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirst();
        if (!row) return { outcome: 'missing' };
        if (row.revision !== expectedRevision) {
          return { outcome: 'conflict', current: templateFromRow(row) };
        }
        const stored = await trx
          .updateTable('reply_templates')
          .set({ ...values, revision: row.revision + 1 })
          .where('id', '=', id)
          .where('revision', '=', expectedRevision)
          .returningAll()
          .executeTakeFirst();
        if (!stored) return { outcome: 'conflict', current: templateFromRow(row) };
        await recordAct(trx, by, {
          ...act,
          subject: ['reply-template', id],
          before: { name: row.name, subject: row.subject, body: row.body },
        });
        return { outcome: 'stored', template: templateFromRow(stored) };
      });
      return storing.catch((error: unknown) => {
        // Somebody took the name after it was looked for.
        if (isDuplicate(error)) return { outcome: 'name-taken' };
        throw error;
      });
    },

    remove: (id, expectedRevision, by) =>
      kysely.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('reply_templates')
          .selectAll()
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();
        if (!row) return 'removed';
        if (expectedRevision !== null && row.revision !== expectedRevision) return 'conflict';
        await trx.deleteFrom('reply_templates').where('id', '=', id).execute();
        await recordAct(trx, by, {
          action: 'reply-template.remove',
          subject: ['reply-template', id],
          before: { name: row.name, subject: row.subject, body: row.body },
          at: new Date().toISOString(),
        });
        return 'removed';
      }),
  };
}

import type {
  ReplyTemplate,
  ReplyTemplates,
  TemplateOutcome,
} from '#domain/leads/inbox/reply-templates.ts';
import { languages, type LanguageCode } from '#messages/languages.ts';
import type { Database } from '../database.ts';
import { templateFromRow } from '../schema/lead-rows.ts';
import { isDuplicate } from '../database-faults.ts';
import { recordAct, type Act } from './staff-audit.ts';

/** A text that an installation starts with. */
export interface FirstTemplate extends Pick<ReplyTemplate, 'name' | 'subject' | 'body'> {
  language: LanguageCode;
  /** Name of the one that this says in another language. */
  of?: string;
}

export function createReplyTemplates({ kysely }: Database): ReplyTemplates & {
  /**
   * Stores the texts of a new installation where there are none yet. One from before templates had a
   * language gets, once, those of other languages that say what nobody has changed or removed.
   */
  seed(texts: readonly FirstTemplate[]): Promise<void>;
} {
  return {
    seed: (texts) =>
      kysely.transaction().execute(async (trx) => {
        const there = await trx
          .selectFrom('reply_templates')
          .select(['name', 'revision', 'language'])
          .execute();
        if (there.some(({ language }) => language !== null)) return;
        await trx
          .updateTable('reply_templates')
          .set({ language: 'en' })
          .where('language', 'is', null)
          .execute();
        const asInstalled = there.flatMap(({ name, revision }) => (revision === 1 ? name : []));
        const missing = texts.filter(
          ({ of }) => there.length === 0 || (of !== undefined && asInstalled.includes(of)),
        );
        if (missing.length === 0) return;
        const updated_at = new Date().toISOString();
        await trx
          .insertInto('reply_templates')
          .values(
            missing.map(({ name, subject, body, language }) => ({
              name,
              subject,
              body,
              language,
              revision: 1,
              updated_at,
            })),
          )
          // A second node may start at the same moment.
          .onConflict((conflict) => conflict.column('name').doNothing())
          .execute();
      }),

    async list() {
      const rows = await kysely
        .selectFrom('reply_templates')
        .selectAll()
        .orderBy((by) => by.fn.coalesce('language', by.val('en')))
        .orderBy('name')
        .execute();
      return rows.map(templateFromRow);
    },

    async find(id) {
      const query = kysely.selectFrom('reply_templates').selectAll().where('id', '=', id);
      const row = await query.executeTakeFirst();
      return row ? templateFromRow(row) : null;
    },

    store: ({ id, expectedRevision, name, subject, body, language, by }) => {
      const storing = kysely.transaction().execute(async (trx): Promise<TemplateOutcome> => {
        const taken = await trx
          .selectFrom('reply_templates')
          .select('id')
          .where('name', '=', name)
          .executeTakeFirst();
        if (taken && taken.id !== id) return { outcome: 'name-taken' };
        const at = new Date().toISOString();
        const values = { name, subject, body, language, updated_at: at };

        if (id === null) {
          const row = await trx
            .insertInto('reply_templates')
            .values({ ...values, revision: 1 })
            .returningAll()
            .executeTakeFirstOrThrow();
          const template = templateFromRow(row);
          await recordAct(trx, by, { ...storeAct(template), at });
          return { outcome: 'stored', template };
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
        const template = templateFromRow(stored);
        await recordAct(trx, by, {
          ...storeAct(template),
          before: told(templateFromRow(row)),
          at,
        });
        return { outcome: 'stored', template };
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
          before: told(templateFromRow(row)),
          at: new Date().toISOString(),
        });
        return 'removed';
      }),
  };
}

const told = ({ name, subject, body, language }: ReplyTemplate) => ({
  name,
  subject,
  body,
  writtenIn: languages[language].name,
});

const storeAct = (template: ReplyTemplate): Omit<Act, 'at'> => ({
  action: 'reply-template.store',
  subject: ['reply-template', template.id],
  after: told(template),
});

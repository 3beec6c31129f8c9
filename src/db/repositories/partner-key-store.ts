import type { Selectable } from 'kysely';
import type { PartnerKey, PartnerKeyStore } from '#domain/partners/partner-keys.ts';
import { isPartnerScope } from '#domain/partners/partner-scopes.ts';
import { readCell } from '../damaged-rows.ts';
import type { Database } from '../database.ts';
import { fieldsOf } from '../schema/fields-as-columns.ts';
import { keyFields, type PartnerKeyRow } from '../schema/partner-rows.ts';
import { recordAct } from './staff-audit.ts';

/** The port of partners' keys on either engine. */
export function createPartnerKeyStore({ kysely }: Database, now: () => Date): PartnerKeyStore {
  const at = () => now().toISOString();
  const all = () => kysely.selectFrom('partner_keys').selectAll();
  return {
    create: (key, by) =>
      kysely.transaction().execute(async (trx) => {
        const { name, hint, scopes, source } = key;
        const row = await trx
          .insertInto('partner_keys')
          .values({
            name,
            hint,
            key_hash: key.hash,
            scopes_json: JSON.stringify(scopes),
            source,
            created_at: at(),
            created_by: by.name,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        await recordAct(trx, by, {
          action: 'partner-key.create',
          subject: ['partner-key', row.id],
          after: { name, hint, scopes, source },
          at: at(),
        });
        return keyFromRow(row);
      }),

    async list() {
      const rows = await all().orderBy('id', 'desc').execute();
      const keys = rows.map(keyFromRow);
      return [
        ...keys.filter(({ revokedAt }) => revokedAt === null),
        ...keys.filter(({ revokedAt }) => revokedAt !== null),
      ];
    },

    async find(id) {
      const row = await all().where('id', '=', id).executeTakeFirst();
      return row ? keyFromRow(row) : null;
    },

    async findByHash(hash) {
      const row = await all().where('key_hash', '=', hash).executeTakeFirst();
      return row ? { key: keyFromRow(row), hash: row.key_hash } : null;
    },

    revoke: (id, by) =>
      kysely.transaction().execute(async (trx) => {
        const row = await trx
          .updateTable('partner_keys')
          .set({ revoked_at: at(), revoked_by: by.name })
          .where('id', '=', id)
          .where('revoked_at', 'is', null)
          .returning(['name', 'hint'])
          .executeTakeFirst();
        if (!row) return false;
        await recordAct(trx, by, {
          action: 'partner-key.revoke',
          subject: ['partner-key', id],
          before: { name: row.name, hint: row.hint },
          at: at(),
        });
        return true;
      }),

    async addCalls(calls) {
      if (calls.length === 0) return;
      // In one order, so that two nodes which count the same keys wait for each other and no more.
      const inOrder = calls.toSorted((a, b) => a.keyId - b.keyId || a.day.localeCompare(b.day));
      await kysely.transaction().execute(async (trx) => {
        for (const { keyId, day, calls: more, lastAt } of inOrder) {
          await trx
            .insertInto('partner_key_days')
            .values({ key_id: keyId, day, calls: more })
            .onConflict((conflict) =>
              conflict.columns(['key_id', 'day']).doUpdateSet((eb) => ({
                calls: eb('partner_key_days.calls', '+', eb.ref('excluded.calls')),
              })),
            )
            .execute();
          await trx
            .updateTable('partner_keys')
            .set({ last_used_at: lastAt })
            .where('id', '=', keyId)
            .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', lastAt)]))
            .execute();
        }
      });
    },

    async callsByDay(id, since) {
      const rows = await kysely
        .selectFrom('partner_key_days')
        .select(['day', 'calls'])
        .where('key_id', '=', id)
        .where('day', '>=', since)
        .orderBy('day')
        .execute();
      return rows.map(({ day, calls }) => ({ day, calls: Number(calls) }));
    },

    async forgetCalls(before) {
      const { numDeletedRows } = await kysely
        .deleteFrom('partner_key_days')
        .where('day', '<', before)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

function keyFromRow(row: Selectable<PartnerKeyRow>): PartnerKey {
  const scopes = readCell<string[]>('partner_keys', row.id, row.scopes_json, []);
  // A later version, which runs beside this one, may know more of them.
  return { ...fieldsOf(row, ['id', ...keyFields]), scopes: scopes.filter(isPartnerScope) };
}

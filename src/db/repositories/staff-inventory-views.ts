import {
  mostViews,
  type PhotoOrigin,
  type PhotoOrigins,
  type StaffViews,
} from '#domain/staff/inventory/staff-views.ts';
import type { Database } from '../database.ts';
import { chunksOf } from './listing-statements.ts';
import { lockMember } from './staff-member-writes.ts';

export function createStaffViews({ kysely }: Database): StaffViews {
  return {
    async list(memberId) {
      const rows = await kysely
        .selectFrom('staff_views')
        .selectAll()
        .where('member_id', '=', memberId)
        .orderBy('name')
        .execute();
      return rows.map(({ id, name, params, columns }) => ({
        id,
        name,
        params,
        columns: columns.split(',').filter(Boolean),
      }));
    },

    save: (memberId, { name, params, columns }) =>
      kysely.transaction().execute(async (trx) => {
        await lockMember(trx, memberId);
        const { total } = await trx
          .selectFrom('staff_views')
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .where('member_id', '=', memberId)
          .where('name', '<>', name)
          .executeTakeFirstOrThrow();
        if (total >= mostViews) return false;
        await trx
          .insertInto('staff_views')
          .values({ member_id: memberId, name, params, columns: columns.join(',') })
          .onConflict((conflict) =>
            conflict
              .columns(['member_id', 'name'])
              .doUpdateSet({ params, columns: columns.join(',') }),
          )
          .execute();
        return true;
      }),

    async remove(memberId, id) {
      await kysely
        .deleteFrom('staff_views')
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .execute();
    },

    async columns(memberId) {
      const row = await kysely
        .selectFrom('staff_table_columns')
        .select('columns')
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      return row?.columns.split(',') ?? null;
    },

    async chooseColumns(memberId, columns) {
      const value = columns.join(',');
      await kysely
        .insertInto('staff_table_columns')
        .values({ member_id: memberId, columns: value })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ columns: value }))
        .execute();
    },
  };
}

const readOriginal = (json: string) => JSON.parse(json) as PhotoOrigin['original'];

export function createPhotoOrigins({ kysely }: Database, now: () => Date): PhotoOrigins {
  return {
    async note({ name, sentBytes, fileName, croppedFrom, original }) {
      await kysely
        .insertInto('photo_origins')
        .values({
          name,
          sent_bytes: sentBytes,
          file_name: fileName,
          cropped_from: croppedFrom,
          original_json: original && JSON.stringify(original),
          created_at: now().toISOString(),
        })
        // Noted anew: it may have been gone in between, and is not to be forgotten with that photo.
        // Crops from before originals were kept learn of theirs when they are cut again.
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet(({ fn, ref }) => ({
            created_at: ref('excluded.created_at'),
            original_json: fn.coalesce(
              ref('photo_origins.original_json'),
              ref('excluded.original_json'),
            ),
          })),
        )
        .execute();
    },

    async forgetGone(kept, before) {
      const rows = await kysely
        .selectFrom('photo_origins')
        .select('name')
        .where('created_at', '<', before.toISOString())
        .execute();
      const gone = rows.flatMap(({ name }) => (kept.has(name) ? [] : [name]));
      for (const chunk of chunksOf(gone, 500)) {
        await kysely
          .deleteFrom('photo_origins')
          .where('name', 'in', chunk)
          .where('created_at', '<', before.toISOString())
          .execute();
      }
    },

    async find(names) {
      if (names.length === 0) return new Map();
      const rows = await kysely
        .selectFrom('photo_origins')
        .selectAll()
        .where('name', 'in', names)
        .execute();
      return new Map(
        rows.map(({ name, sent_bytes, file_name, cropped_from, original_json }) => [
          name,
          {
            name,
            sentBytes: sent_bytes,
            fileName: file_name,
            croppedFrom: cropped_from,
            original: original_json === null ? null : readOriginal(original_json),
          },
        ]),
      );
    },
  };
}

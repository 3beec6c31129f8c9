import type { StaffDigest } from '#domain/mail/staff-digest.ts';
import type { Database } from '../database.ts';

export function createStaffDigest({ kysely, bookkeeping = kysely }: Database): StaffDigest {
  return {
    async add({ topic, subjectId, reference, title }, at) {
      // The job that put it here ends after it, in the same order on the disk.
      await bookkeeping
        .insertInto('staff_digest')
        .values({ topic, subject_id: subjectId, reference, title, at })
        .onConflict((conflict) => conflict.columns(['topic', 'subject_id']).doNothing())
        .execute();
    },
    async waiting(most) {
      const rows = await kysely
        .selectFrom('staff_digest')
        .selectAll()
        .orderBy('id')
        .limit(most)
        .execute();
      if (rows.length === 0) return { items: [], total: 0 };
      const { total } = await kysely
        .selectFrom('staff_digest')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const items = rows.map(({ subject_id, ...row }) => ({ ...row, subjectId: subject_id }));
      return { items, total: Number(total) };
    },
    async remove(items) {
      // Their mail is out; a power cut here sends it again.
      await bookkeeping
        .deleteFrom('staff_digest')
        .where(
          'id',
          'in',
          items.map(({ id }) => id),
        )
        .execute();
    },
  };
}

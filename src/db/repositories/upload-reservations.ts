import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type {
  AnnouncedFile,
  UploadCaps,
  UploadReservations,
} from '#domain/media/upload-reservations.ts';
import type { Database, Executor } from '../database.ts';

const advisoryLockId = 0x7570_6c64;
/** A note that a file gets on needs to be no more exact than this. */
const noteEveryMs = 30_000;

/** Reservations as rows. Addresses are kept as hashes. */
export function createUploadReservations(database: Database): UploadReservations {
  const { kysely, bookkeeping = kysely, engine } = database;
  return {
    async goOn({ id, totalBytes }, at) {
      const held = await kysely
        .selectFrom('upload_reservations')
        .select('touched_at')
        .where('id', '=', id)
        .where('total_bytes', '>=', totalBytes)
        .executeTakeFirst();
      if (!held) return false;
      if (at.getTime() - Date.parse(held.touched_at) < noteEveryMs) return true;
      const { numUpdatedRows } = await bookkeeping
        .updateTable('upload_reservations')
        .set({ touched_at: at.toISOString() })
        .where('id', '=', id)
        .executeTakeFirst();
      return Number(numUpdatedRows) > 0;
    },

    async reserve(file, caps, time) {
      const networkHash = file.network === '' ? '' : hashOf(file.network);
      const wanted = { ...file, networkHash };
      // A flood of files that have no room takes no lock.
      const first = await capInTheWay(kysely, wanted, caps);
      if (first !== null && (await displaceable(kysely, first, wanted, time)) === null) {
        return { full: first, displaced: [] };
      }
      return kysely.transaction().execute(async (trx) => {
        // SQLite holds its one write lock from the start of the transaction.
        if (engine === 'postgres') {
          await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLockId)})`.execute(trx);
        }
        const displaced: string[] = [];
        for (;;) {
          const full = await capInTheWay(trx, wanted, caps);
          if (full === null) break;
          const gone = await displaceable(trx, full, wanted, time);
          if (gone === null) return { full, displaced };
          await trx.deleteFrom('upload_reservations').where('id', '=', gone).execute();
          displaced.push(gone);
        }
        const at = time.at.toISOString();
        const row = {
          sender: file.sender,
          network_hash: networkHash,
          total_bytes: file.totalBytes,
          touched_at: at,
        };
        await trx
          .insertInto('upload_reservations')
          .values({ id: file.id, started_at: at, ...row })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
          .execute();
        return { full: null, displaced };
      });
    },

    async release(ids) {
      if (ids.length === 0) return;
      await kysely.deleteFrom('upload_reservations').where('id', 'in', ids).execute();
    },

    async expire({ startedAt, touchedAt }) {
      const gone = await kysely
        .deleteFrom('upload_reservations')
        .where((eb) =>
          eb.or([
            eb('started_at', '<', startedAt.toISOString()),
            eb('touched_at', '<', touchedAt.toISOString()),
          ]),
        )
        .returning('id')
        .execute();
      return gone.map(({ id }) => id);
    },

    async ids() {
      const rows = await kysely.selectFrom('upload_reservations').select('id').execute();
      return new Set(rows.map(({ id }) => id));
    },

    async idsOf(sender) {
      const rows = await kysely
        .selectFrom('upload_reservations')
        .select('id')
        .where('sender', '=', sender)
        .execute();
      return rows.map(({ id }) => id);
    },

    async holders(limit) {
      const rows = await kysely
        .selectFrom('upload_reservations')
        .groupBy('sender')
        .select([
          'sender',
          sql<number>`count(*)`.as('files'),
          sql<number>`sum(total_bytes)`.as('bytes'),
          sql<string>`min(started_at)`.as('started_at'),
          sql<string>`max(touched_at)`.as('touched_at'),
        ])
        .orderBy('bytes', 'desc')
        .orderBy('sender')
        .limit(limit)
        .execute();
      return rows.map(({ sender, files, bytes, started_at, touched_at }) => ({
        sender,
        files: Number(files),
        bytes: Number(bytes),
        startedAt: started_at,
        touchedAt: touched_at,
      }));
    },
  };
}

type Wanted = AnnouncedFile & { networkHash: string };

/** Which cap the file would break together with all others; the narrowest first. */
async function capInTheWay(
  trx: Executor,
  file: Wanted,
  caps: UploadCaps,
): Promise<keyof UploadCaps | null> {
  const ofSender = sql`sender = ${file.sender}`;
  const ofNetwork = sql`network_hash = ${file.networkHash} and network_hash <> ''`;
  const held = await trx
    .selectFrom('upload_reservations')
    .where('id', '<>', file.id)
    .select([
      sql<number>`coalesce(sum(case when ${ofSender} then 1 else 0 end), 0)`.as('sender_files'),
      sql<number>`coalesce(sum(case when ${ofSender} then total_bytes else 0 end), 0)`.as(
        'sender_bytes',
      ),
      sql<number>`coalesce(sum(case when ${ofNetwork} then 1 else 0 end), 0)`.as('network_files'),
      sql<number>`coalesce(sum(case when ${ofNetwork} then total_bytes else 0 end), 0)`.as(
        'network_bytes',
      ),
      sql<number>`count(*)`.as('all_files'),
      sql<number>`coalesce(sum(total_bytes), 0)`.as('all_bytes'),
    ])
    .executeTakeFirstOrThrow();
  for (const scope of ['sender', 'network', 'all'] as const) {
    if (scope === 'network' && file.networkHash === '') continue;
    const { files, bytes } = caps[scope];
    if (Number(held[`${scope}_files`]) >= files) return scope;
    if (Number(held[`${scope}_bytes`]) + file.totalBytes > bytes) return scope;
  }
  return null;
}

/** The one that has waited longest of those that may be ended; null when none may. */
async function displaceable(
  trx: Executor,
  scope: keyof UploadCaps,
  file: Wanted,
  { quietBefore, begunBefore }: { quietBefore: Date; begunBefore: Date },
): Promise<string | null> {
  const [time, before] =
    scope === 'all'
      ? (['started_at', begunBefore] as const)
      : (['touched_at', quietBefore] as const);
  let candidates = trx
    .selectFrom('upload_reservations')
    .select('id')
    .where('id', '<>', file.id)
    .where(time, '<', before.toISOString())
    .orderBy(time)
    .limit(1);
  if (scope === 'sender') candidates = candidates.where('sender', '=', file.sender);
  if (scope === 'network') candidates = candidates.where('network_hash', '=', file.networkHash);
  const [oldest] = await candidates.execute();
  return oldest?.id ?? null;
}

const hashOf = (network: string) => createHash('sha256').update(network).digest('hex');

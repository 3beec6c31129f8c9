import { randomBytes } from 'node:crypto';
import type { Database } from '../database.ts';

/**
 * A secret of this installation, made by `make` when it is first asked for. Of several processes that
 * start at once all get the same one.
 */
export async function installationSecret(
  { kysely }: Database,
  name: string,
  make: () => string,
): Promise<string> {
  const find = () =>
    kysely.selectFrom('staff_secrets').select('value').where('name', '=', name).executeTakeFirst();
  const found = await find();
  if (found) return found.value;
  await kysely
    .insertInto('staff_secrets')
    .values({ name, value: make(), created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const stored = await find();
  if (!stored) throw new Error('the secret of this installation could not be stored');
  return stored.value;
}

/** The secret of the back office: the given one, or else one that is made once and kept. */
export const staffSecretOf = async (database: Database, given: string | null): Promise<string> =>
  given ?? installationSecret(database, 'sign-in', () => randomBytes(32).toString('base64url'));

/** Secrets whose names begin so, the newest first. */
export async function installationSecrets(
  { kysely }: Database,
  prefix: string,
): Promise<{ value: string; createdAt: string }[]> {
  const rows = await kysely
    .selectFrom('staff_secrets')
    .select(['name', 'value', 'created_at'])
    .where('name', '>=', prefix)
    .orderBy('name', 'desc')
    .execute();
  return rows
    .filter(({ name }) => name.startsWith(prefix))
    .map(({ value, created_at }) => ({ value, createdAt: created_at }));
}

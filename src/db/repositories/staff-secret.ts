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

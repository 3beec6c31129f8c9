import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { installationSecret } from '#db/repositories/staff-secret.ts';

/** An owner with a session, straight into the tables; the answer is the `Cookie` header. */
export async function signInMember(database: Database): Promise<string> {
  const id = randomUUID();
  const at = new Date().toISOString();
  await database.kysely
    .insertInto('staff_members')
    .values({
      id,
      name: 'Bench owner',
      email: 'bench@example.com',
      role: 'owner',
      email_verified: 1,
      image: null,
      disabled_at: null,
      demo: 0,
      two_factor_enabled: 1,
      created_at: at,
      updated_at: at,
    })
    .execute();
  const token = randomUUID().replaceAll('-', '');
  await database.kysely
    .insertInto('staff_sessions')
    .values({
      id: randomUUID(),
      token,
      user_id: id,
      expires_at: new Date(Date.now() + 12 * 3_600_000).toISOString(),
      created_at: at,
      updated_at: at,
      proved_at: at,
      ip_address: null,
      user_agent: null,
    })
    .execute();
  const secret = await installationSecret(database, 'sign-in', () =>
    randomBytes(32).toString('base64url'),
  );
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `omnibus.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

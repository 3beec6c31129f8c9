import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { installationSecret } from '#db/repositories/staff-secret.ts';
import type { StaffMember } from '#domain/staff/staff-member.ts';
import type { StaffRole } from '#domain/staff/roles.ts';

/** Of a site on https; on plain http it has no `__Host-`. */
export const sessionCookieName = '__Host-omnibus.session_token';

/** Straight into the tables, because hashing a password for every test would take longer than the test. */
export async function addMember(
  database: Database,
  role: StaffRole,
  name: string = `Test ${role}`,
  cookieName: string = sessionCookieName,
): Promise<{ member: StaffMember; cookie: string }> {
  const id = randomUUID();
  const member: StaffMember = { id, name, email: `${role}-${id.slice(0, 8)}@example.com`, role };
  const at = new Date().toISOString();
  await database.kysely
    .insertInto('staff_members')
    .values({
      ...member,
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
      second_factor: 1,
      ip_address: null,
      user_agent: null,
    })
    .execute();
  const secret = await installationSecret(database, 'sign-in', () =>
    randomBytes(32).toString('base64url'),
  );
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return { member, cookie: `${cookieName}=${encodeURIComponent(`${token}.${signature}`)}` };
}

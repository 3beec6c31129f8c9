import type { Context } from 'hono';
import type { ContentKind, ContentValues } from '#domain/content/editing/content-edits.ts';
import { readId } from '../../forms/read-id.ts';
import type { StaffEnv } from '../../staff-services.ts';

/** The version that `?version=` names; null for none, and for one that says nothing of its own. */
export async function findVersion(
  c: Context<StaffEnv>,
  kind: ContentKind,
  slug: string,
): Promise<{ revision: number; values: ContentValues } | null> {
  const wanted = readId(c.req.query('version'));
  if (wanted === null) return null;
  const versions = await c.get('staff').content.versions(kind, slug);
  const values = versions.find(({ revision }) => revision === wanted)?.values;
  return values ? { revision: wanted, values } : null;
}

import type { Context } from 'hono';
import type { FormFields, Problems } from '#domain/content/editing/read-fields.ts';
import { say } from '#messages/i18n.ts';
import { readTextForm } from '../../forms/read-form.ts';
import type { StaffEnv } from '../../staff-services.ts';
import type { EntryKind } from './entry-kind.ts';
import { readContentForm } from './read-content-form.ts';

/** The posted form. A picture that came along is in our store, and its field names it. */
export async function readEntryForm(
  c: Context<StaffEnv>,
  kind: EntryKind,
): Promise<{ form: FormFields; problem: Problems }> {
  const picture = kind.fields.find(({ control }) => control === 'picture')?.name;
  if (!picture) return { form: await readTextForm(c), problem: {} };
  const { fields, file } = await readContentForm(c.req.raw, `${picture}-file`);
  if (!file) return { form: fields, problem: {} };
  const taken = await c.get('staff').content.addPicture(file.bytes, '');
  return taken.outcome === 'refused'
    ? { form: fields, problem: { [picture]: say(taken.message) } }
    : { form: { ...fields, [picture]: taken.image.name }, problem: {} };
}

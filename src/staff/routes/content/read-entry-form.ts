import type { Context } from 'hono';
import type { FormFields, Problems } from '#domain/content/editing/read-fields.ts';
import { readTextForm } from '../../forms/read-form.ts';
import type { StaffEnv } from '../../staff-services.ts';
import { pictureFieldOf, type EntryKind } from './entry-kind.ts';
import { closePicker, pickerStep } from './pictures/picker-fields.ts';
import { takePicture } from './pictures/take-picture.ts';
import { readContentForm } from './read-content-form.ts';

/**
 * The posted form. A picture that was sent or chosen is in our store, and its field names it. `isLook`:
 * it was sent to look at something, and nothing is to be saved.
 */
export async function readEntryForm(
  c: Context<StaffEnv>,
  kind: EntryKind,
): Promise<{ form: FormFields; problem: Problems; isLook: boolean }> {
  const picture = pictureFieldOf(kind);
  if (!picture) return { form: await readTextForm(c), problem: {}, isLook: false };
  const { fields, file } = await readContentForm(c.req.raw, `${picture}-file`);
  const looking = pickerStep(fields);
  if (looking && !file) return { form: looking, problem: {}, isLook: true };
  const { step = '' } = fields;
  const isLook = looking !== null || step === 'picture' || step === 'preview';
  const taken = await takePicture(c, looking ?? fields, file);
  if (taken.problem !== null)
    return { form: taken.fields, problem: { [picture]: taken.problem }, isLook };
  if (!taken.picture) return { form: taken.fields, problem: {}, isLook };
  const form = { ...closePicker(taken.fields), [picture]: taken.picture.name };
  return { form, problem: {}, isLook };
}

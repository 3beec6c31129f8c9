import type { Context } from 'hono';
import type { FormFields } from '#domain/content/editing/read-fields.ts';
import type { PostedFile } from '#site/posted-form.ts';
import type { StaffEnv } from '../../../staff-services.ts';
import { findChoice } from './find-choices.ts';
import { busPhotoOf } from './picture-choice.ts';
import { refusalWords } from './picture-words.ts';

const gone = 'This picture is not there any more. Choose another one.';

interface Taken {
  /** Those of the form; a file that was sent is what is chosen now, so that it is not lost. */
  fields: FormFields;
  /** In the store of content, where it stays; null: none was chosen or sent, or see `problem`. */
  picture: { name: string; alt: string } | null;
  problem: string | null;
}

/** The picture that a form brings: the file, or else what is chosen. A photo of a bus is copied. */
export async function takePicture(
  c: Context<StaffEnv>,
  fields: FormFields,
  file: PostedFile | null,
): Promise<Taken> {
  const { content } = c.get('staff');
  if (file) {
    const taken = await content.addPicture(file.bytes, '');
    if (taken.outcome === 'refused') return { fields, picture: null, problem: refusalWords(taken) };
    const { name } = taken.image;
    const chosen = { ...fields, picked: name, pickFrom: fields['pickFrom'] || 'site' };
    return { fields: chosen, picture: { name, alt: '' }, problem: null };
  }
  const { picked = '' } = fields;
  if (picked === '') return { fields, picture: null, problem: null };
  const choice = await findChoice(c, picked);
  const none = { fields: { ...fields, picked: '' }, picture: null, problem: gone };
  if (!choice) return none;
  const photo = busPhotoOf(picked);
  if (!photo) return { fields, picture: { name: picked, alt: choice.alt }, problem: null };
  const copied = await content.copyPicture(photo.name, choice.alt);
  if (!copied) return none;
  if (copied.outcome === 'refused') return { fields, picture: null, problem: refusalWords(copied) };
  return { fields, picture: { name: copied.image.name, alt: choice.alt }, problem: null };
}

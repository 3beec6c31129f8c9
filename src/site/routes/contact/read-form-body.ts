import { BodyFault } from '#site/body-fault.ts';
import { readPostedForm, type PostedForm } from '#site/posted-form.ts';

/** Generous: 10,000 characters of any script, percent-encoded, and the other fields. */
const mostBytes = 256 * 1024;

export type FormFields = Pick<PostedForm, 'get' | 'has'>;

export type FormBody =
  | { outcome: 'read'; fields: FormFields }
  | { outcome: 'refused'; status: BodyFault['status'] };

/** Reads a posted form of bounded size; what is none is told by a status for the page's own words. */
export async function readFormBody(request: Request): Promise<FormBody> {
  try {
    return { outcome: 'read', fields: await readPostedForm(request, { mostBytes }) };
  } catch (error) {
    if (!(error instanceof BodyFault)) throw error;
    return { outcome: 'refused', status: error.status };
  }
}

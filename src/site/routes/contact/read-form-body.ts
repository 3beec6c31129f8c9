import { formOf, readBoundedBody } from '#site/read-bounded-body.ts';

/** Generous: 10,000 characters of any script, percent-encoded, and the other fields. */
const mostBytes = 256 * 1024;
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

export type FormBody =
  | { outcome: 'read'; fields: FormFields }
  /** Status for the answer: 413 too large, 415 no form, 400 not readable. */
  | { outcome: 'refused'; status: 400 | 413 | 415 };

/** Looks a field up by a name we know; nothing else of the body can be reached. */
export interface FormFields {
  /** The first value under the name; files and missing fields read as "". */
  get(name: string): string;
  has(name: string): boolean;
}

/** Reads a posted form of bounded size, whatever its headers claim. */
export async function readFormBody(request: Request): Promise<FormBody> {
  const type = request.headers.get('content-type') ?? '';
  if (!formTypes.test(type)) return { outcome: 'refused', status: 415 };
  const bytes = await readBoundedBody(request, mostBytes);
  if (bytes === null) return { outcome: 'refused', status: 413 };
  try {
    const form = await formOf(bytes, type);
    return {
      outcome: 'read',
      fields: {
        get(name) {
          const value = form.get(name);
          return typeof value === 'string' ? value : '';
        },
        has: (name) => form.has(name),
      },
    };
  } catch {
    return { outcome: 'refused', status: 400 };
  }
}

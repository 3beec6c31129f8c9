import { formOf, readBoundedBody } from '#site/read-bounded-body.ts';

/**
 * A form that was sent when the session was over. It travels through the pages of signing in as hidden
 * fields, so the server keeps nothing for strangers, and is sent again by the person's own hand.
 */
export interface KeptForm {
  /** Under /staff. */
  path: string;
  /** `application/x-www-form-urlencoded`; passwords and files are left out. */
  fields: string;
  /** Files cannot be carried and have to be chosen again. */
  files: number;
}

const longestFields = 256 * 1024;
const largestBody = 2 * 1024 * 1024;
const secret = /passw|secret|token|^code$/i;

export type Keeping = { kept: KeptForm } | { kept: null; tooLarge: boolean };

/** What a posted form says, to be sent again later. */
export async function keepForm(request: Request): Promise<Keeping> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(type)) {
    return { kept: null, tooLarge: false };
  }
  const bytes = await readBoundedBody(request, largestBody);
  if (bytes === null) return { kept: null, tooLarge: true };
  const form = await formOf(bytes, type);
  const fields = new URLSearchParams();
  let files = 0;
  for (const [name, value] of form) {
    if (typeof value !== 'string') files += value.size > 0 ? 1 : 0;
    else if (!secret.test(name)) fields.append(name, value);
  }
  const { pathname, search } = new URL(request.url);
  const text = fields.toString();
  return text.length > longestFields
    ? { kept: null, tooLarge: true }
    : { kept: { path: pathname + search, fields: text, files } };
}

/** The kept form out of a posted sign-in form; null when there is none or it is not one of ours. */
export function readKept(posted: Record<string, string>): KeptForm | null {
  const { 'kept-path': path, 'kept-fields': fields, 'kept-files': files } = posted;
  if (path === undefined || fields === undefined || fields.length > longestFields) return null;
  const url = URL.parse(path, 'https://back.office');
  if (url?.origin !== 'https://back.office' || !url.pathname.startsWith('/staff/')) return null;
  if (url.pathname.startsWith('/staff/sign-')) return null;
  return {
    path: url.pathname + url.search,
    fields,
    files: /^\d{1,3}$/.test(files ?? '') ? Number(files) : 0,
  };
}

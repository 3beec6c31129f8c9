import { BodyFault } from '#site/body-fault.ts';
import { readFields } from '#site/posted-form.ts';
import { canReadBody } from '#site/read-bounded-body.ts';

/**
 * A form that was sent when the session was over. It travels through the pages of signing in as hidden
 * fields, so the server keeps nothing for strangers, and is sent again by the person's own hand.
 */
export interface CarriedForm {
  /** Under /staff. */
  path: string;
  /** `application/x-www-form-urlencoded`; passwords and files are left out. */
  fields: string;
  /** Files cannot be carried and have to be chosen again. */
  files: number;
}

const longestFields = 256 * 1024;
const largestBody = 2 * 1024 * 1024;
const secret = /passw|secret|token|^(again|codes?|uri)$/i;

/** `lost`: why something that was typed cannot be carried; null when nothing was. */
export type Carrying =
  | { kept: CarriedForm; lost: null }
  | { kept: null; lost: 'too-large' | 'secret' | null };

/** Said before the person goes on. */
export const lostWords = {
  'too-large':
    'What you sent was too large to be kept. Go back in your browser to copy it before you go on.',
  secret: 'Passwords and codes are never kept: type what you sent once more afterwards.',
};

/** What a posted form says, to be sent again later. Throws `BodyFault` for one that nobody could read. */
export async function carryForm(request: Request): Promise<Carrying> {
  // A file that was read as it arrived.
  if (!canReadBody(request)) return { kept: null, lost: 'too-large' };
  let posted: Awaited<ReturnType<typeof readFields>>;
  try {
    posted = await readFields(request, largestBody);
  } catch (error) {
    const reason = error instanceof BodyFault ? error.reason : null;
    // A script's question, or nothing at all: the page that follows needs none of it.
    if (reason === 'wrong-type') return { kept: null, lost: null };
    if (reason === 'too-large' || reason === 'busy') return { kept: null, lost: 'too-large' };
    throw error;
  }
  const fields = new URLSearchParams();
  let files = 0;
  let secrets = 0;
  for (const [name, value] of posted) {
    if (typeof value !== 'string') files += value.bytes.length > 0 ? 1 : 0;
    else if (secret.test(name)) secrets += 1;
    else fields.append(name, value);
  }
  const { pathname, search } = new URL(request.url);
  const text = fields.toString();
  if (text.length > longestFields) return { kept: null, lost: 'too-large' };
  // Sent again without them, it would be another form.
  if (secrets > 0 && text === '' && files === 0) return { kept: null, lost: 'secret' };
  return { kept: { path: pathname + search, fields: text, files }, lost: null };
}

/** The carried form out of a posted sign-in form; null when there is none or it is not one of ours. */
export function readCarried(posted: Record<string, string>): CarriedForm | null {
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

import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { StaffEnv } from './staff-services.ts';

/** A sentence for the next page: what was done, or why not. */
export interface Flash {
  kind: 'done' | 'problem';
  text: string;
}

const name = 'omnibus-staff-flash';
const longest = 500;

/** Remembers a sentence for the page that is opened next. */
export function setFlash(c: Context<StaffEnv>, kind: Flash['kind'], text: string): void {
  const secure = c.get('services').siteUrl.startsWith('https:');
  const value = JSON.stringify({ kind, text: text.slice(0, longest) } satisfies Flash);
  setCookie(c, name, value, {
    path: '/staff',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge: 60,
  });
}

/** The sentence of the page before, which is then forgotten. */
export function takeFlash(c: Context<StaffEnv>): Flash | null {
  const value = getCookie(c, name);
  if (value === undefined) return null;
  deleteCookie(c, name, { path: '/staff' });
  try {
    const read = JSON.parse(value) as Partial<Flash>;
    if (typeof read.text !== 'string') return null;
    return {
      kind: read.kind === 'problem' ? 'problem' : 'done',
      text: read.text.slice(0, longest),
    };
  } catch {
    // Not written by us: then there is nothing to say.
    return null;
  }
}

/** After a change: to `path` by GET, with a sentence. */
export function redirectWith(
  c: Context<StaffEnv>,
  path: string,
  text: string,
  kind: Flash['kind'] = 'done',
): Response {
  setFlash(c, kind, text);
  return c.redirect(path, 303);
}

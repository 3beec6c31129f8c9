import { codeAt } from '#adapters/staff-auth/code-step.ts';
import { staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';

export const goodPassword = 'copper lantern tuesday walnut';

/** A browser of its own: keeps cookies, posts forms from our own pages, follows nothing. */
export interface Visitor {
  get(path: string): Promise<Response>;
  post(
    path: string,
    form: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Response>;
  cookies: Map<string, string>;
}

export function aVisitor({ app }: Pick<TestStaff, 'app'>): Visitor {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await app.request(staffOrigin + path, { ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  return {
    cookies,
    get: (path) => send(path, {}),
    post: (path, form, headers = {}) =>
      send(path, {
        method: 'POST',
        body: new URLSearchParams(form),
        headers: { origin: staffOrigin, ...headers },
      }),
  };
}

/** The code that an app shows for a secret as the set-up page prints it (base32). */
export function codeOf(base32: string, stepsAhead = 0): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  let bits = '';
  for (const letter of base32.replace(/=+$/, '')) {
    bits += alphabet.indexOf(letter).toString(2).padStart(5, '0');
  }
  const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  return codeAt(Buffer.from(bytes).toString(), Math.floor(Date.now() / 30_000) + stepsAhead);
}

/** A member who joined by an invitation, with a password and a code app; gives the app's secret. */
export async function joinByInvitation(
  staff: TestStaff,
  person: { email: string; name?: string; role?: 'owner' | 'manager' | 'sales' | 'viewer' },
): Promise<{ visitor: Visitor; secret: string; recoveryCodes: string[] }> {
  const invited = await staff.services.links.invite(
    { email: person.email, name: person.name ?? 'Jo Miller', role: person.role ?? 'sales' },
    { actor: staff.member, mail: false },
  );
  if (invited.outcome !== 'invited') throw new Error(invited.text);
  const visitor = aVisitor(staff);
  await visitor.post(`/staff/sign-in/link/${invited.token}`, {
    password: goodPassword,
    again: goodPassword,
  });
  const page = await visitor.post('/staff/account/second-factor', { password: goodPassword });
  const html = await page.text();
  const secret = /staff-secret">([A-Z2-7=]+)</.exec(html)?.[1] ?? '';
  const recoveryCodes = [...html.matchAll(/<code>([^<]+)<\/code>/g)].map((match) => match[1]!);
  // The step before, so that the present code is still free for signing in.
  await visitor.post('/staff/account/second-factor/confirm', { code: codeOf(secret, -1) });
  return { visitor, secret, recoveryCodes };
}

/** A browser that a member signed in from before; `right` opens the account. */
export async function aKnownBrowser(staff: TestStaff, person: { email: string; name?: string }) {
  const { visitor } = await joinByInvitation(staff, person);
  const right = { email: person.email, password: goodPassword };
  await visitor.post('/staff/sign-out', {});
  await visitor.post('/staff/sign-in', right);
  return { visitor, right };
}

import { setCookie } from 'hono/cookie';
import type { Context } from 'hono';
import { setFlash } from '../../flash.ts';
import { readTextForm } from '../../forms/read-form.ts';
import { renderPlainPage } from '../../layout/render-staff-page.tsx';
import { route } from '../../staff-route.ts';
import type { StaffEnv } from '../../staff-services.ts';
import { safeReturn, staffUrls } from '../../urls.ts';
import { sayCodesLeft } from '../account/account-page.tsx';
import {
  addCookies,
  carriedOf,
  isSecure,
  knownEmailOf,
  knownName,
  letIn,
  tellWait,
  type Carried,
} from './sign-in-answers.tsx';
import { CodePage, SignInPage } from './sign-in-page.tsx';

const refused = 'That e-mail address and password do not fit together. Check both and try again.';
const passkeyNeeded =
  'This account opens with its passkey, not with a password: press “Use a passkey instead”. Is the passkey lost, ask an owner to take it away; then the password leads to a new second step.';
const wrongCode = {
  app: 'That code is not right, or it was used before. Wait for the next one. After five tries, start again.',
  recovery:
    'That code is not right, or it was used before. Large and small letters count. After five tries, start again.',
};
const appUnreadable =
  'Your authenticator app was set up under another secret of this site (STAFF_SECRET), so no code of it opens your account, nor does a recovery code. Ask an owner to take your second step away on the People page, or whoever runs the server for “omnibus staff reset-password” with “--forget-second-step”; then set the app up anew.';

const knownYears = 1;

export const signInRoutes = [
  route('GET', staffUrls.signIn, 'public', async (c) => {
    const returnTo = safeReturn(c.req.query('return'));
    const found = await c.get('staff').auth.session(c.req.raw.headers);
    if (found) return c.redirect(returnTo, 303);
    return signInAgain(c, { carried: { returnTo, kept: null } });
  }),

  route('POST', staffUrls.signIn, 'public', async (c) => {
    const posted = await readTextForm(c);
    const carried = carriedOf(posted);
    const { signIn } = c.get('staff');
    const email = (posted.email ?? '').trim().toLowerCase().slice(0, 254);
    const answer = await signIn.password({
      password: (posted.password ?? '').slice(0, 1_000),
      from: {
        email,
        address: c.get('clientAddress') ?? '',
        knownEmail: knownEmailOf(c),
      },
      headers: c.req.raw.headers,
    });
    if (answer.outcome === 'wait') {
      return signInAgain(c, { carried, email, ...tellWait(c, answer) });
    }
    if (answer.outcome === 'refused') {
      return signInAgain(c, { carried, email, problem: refused, status: 401 });
    }
    rememberBrowser(c, email);
    if (answer.outcome === 'passkey-needed') {
      return signInAgain(c, { carried, email, problem: passkeyNeeded, status: 401 });
    }
    addCookies(c, answer.cookies);
    if (answer.outcome === 'signed-in') return letIn(c, carried);
    return codeAgain(c, carried, 'app', null);
  }),

  route('POST', staffUrls.signInCode, 'public', async (c) => {
    const posted = await readTextForm(c);
    const carried = carriedOf(posted);
    const kind = posted.kind === 'recovery' ? 'recovery' : 'app';
    // Changing over to the other kind of code sends none.
    if (posted.code === undefined) return codeAgain(c, carried, kind, null);
    const { signIn, auth } = c.get('staff');
    const answer = await signIn.code({
      kind,
      code: posted.code.slice(0, 64),
      address: c.get('clientAddress') ?? '',
      headers: c.req.raw.headers,
    });
    if (answer.outcome === 'wait') {
      const { problem, status } = tellWait(c, answer);
      return codeAgain(c, carried, kind, problem, status);
    }
    if (answer.outcome === 'app-unreadable') return codeAgain(c, carried, kind, appUnreadable, 401);
    addCookies(c, answer.cookies);
    if (answer.outcome === 'refused') return codeAgain(c, carried, kind, wrongCode[kind], 401);
    const left = kind === 'recovery' ? await auth.recoveryCodesLeft(answer.memberId) : null;
    if (left !== null)
      setFlash(c, 'done', `That code opens nothing any more. ${sayCodesLeft(left)}`);
    return letIn(c, carried);
  }),

  route('POST', staffUrls.signInContinue, 'public', async (c) => {
    const carried = carriedOf(await readTextForm(c));
    const found = await c.get('staff').auth.session(c.req.raw.headers);
    return found ? letIn(c, carried) : signInAgain(c, { carried });
  }),

  route('POST', staffUrls.signOut, 'public', async (c) => {
    const { cookies } = await c.get('staff').auth.signOut(c.req.raw.headers);
    addCookies(c, cookies);
    c.header('clear-site-data', '"cache"');
    return c.redirect(staffUrls.signIn(), 303);
  }),
];

export function signInAgain(
  c: Context<StaffEnv>,
  page: { carried: Carried; email?: string; problem?: string; status?: 401 | 429 | 503 },
): Response {
  const { carried, email = '', problem = null, status } = page;
  return renderPlainPage(c, {
    title: 'Sign in',
    status,
    isRefused: problem !== null,
    children: <SignInPage {...carried} email={email} problem={problem} />,
  });
}

function codeAgain(
  c: Context<StaffEnv>,
  carried: Carried,
  kind: 'app' | 'recovery',
  problem: string | null,
  status?: 401 | 429 | 503,
): Response {
  return renderPlainPage(c, {
    title: 'Enter the code',
    status,
    isRefused: problem !== null,
    children: <CodePage {...carried} kind={kind} problem={problem} />,
  });
}

function rememberBrowser(c: Context<StaffEnv>, email: string): void {
  setCookie(c, knownName(c), c.get('staff').knownBrowser.note(email), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c),
    maxAge: knownYears * 365 * 86_400,
  });
}

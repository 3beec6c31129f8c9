import * as z from 'zod';
import { readJson } from '#site/read-bounded-body.ts';
import { proved, route } from '../../staff-route.ts';
import { staffUrls } from '../../urls.ts';
import { addCookies, tellWait } from './sign-in-answers.tsx';

const answerSchema = z.object({ response: z.looseObject({ id: z.string().max(1_400) }) });
const registrationSchema = answerSchema.extend({ name: z.string().trim().max(60) });
const largestAnswer = 64 * 1024;

async function readAnswer<T>(request: Request, schema: z.ZodType<T>): Promise<T | null> {
  return schema.safeParse(await readJson(request, largestAnswer)).data ?? null;
}

const badRequest = { problem: 'The browser sent something we cannot read. Try again.' };
const refused = { problem: 'That passkey does not open this back office.' };

/** What the small script on the sign-in page and on the account page talks to. */
export const passkeyRoutes = [
  route('POST', staffUrls.passkeyOptions, 'public', async (c) => {
    const answer = await c.get('staff').signIn.passkeyOptions({
      address: c.get('clientAddress') ?? '',
      headers: c.req.raw.headers,
    });
    if (answer.outcome === 'wait') {
      const { problem, status } = tellWait(c, answer);
      return c.json({ problem }, status);
    }
    addCookies(c, answer.cookies);
    return c.json(answer.options as Record<string, unknown>);
  }),
  route('POST', staffUrls.passkey, 'public', async (c) => {
    const body = await readAnswer(c.req.raw, answerSchema);
    if (!body) return c.json(badRequest, 400);
    const answer = await c
      .get('staff')
      .signIn.passkey({ response: body.response, headers: c.req.raw.headers });
    if (answer.outcome === 'refused') return c.json(refused, 401);
    addCookies(c, answer.cookies);
    return c.json({ signedIn: true });
  }),
  route('POST', staffUrls.newPasskeyOptions, proved('account.own'), async (c) => {
    const { options, cookies } = await c
      .get('staff')
      .auth.passkeyOptions('register', c.req.raw.headers);
    addCookies(c, cookies);
    return c.json(options as Record<string, unknown>);
  }),
  route('POST', staffUrls.newPasskey, proved('account.own'), async (c) => {
    const body = await readAnswer(c.req.raw, registrationSchema);
    if (!body) return c.json(badRequest, 400);
    const { auth, accounts } = c.get('staff');
    const name = body.name === '' ? 'Passkey' : body.name;
    const answer = await auth.registerPasskey({
      name,
      response: body.response,
      headers: c.req.raw.headers,
    });
    if (answer.outcome === 'refused') return c.json(refused, 401);
    await accounts.note('member.passkey-add', c.get('member').id);
    return c.json({ registered: true });
  }),
];

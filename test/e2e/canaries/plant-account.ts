import { expect } from 'vitest';
import { codeOf } from '#test/factories/staff-sign-in.ts';
import type { CanarySite, Visitor } from './canary-site.ts';
import type { Garden } from './garden.ts';

/** An owner from the command line, who chooses a password and a code app. */
export async function plantAccount(site: CanarySite, garden: Garden): Promise<Visitor> {
  const email = garden.mail('mail address of staff');
  const printed = site.command(['staff', 'create', email, '--name', 'Ada Lane']);
  const owner = site.visitor();
  const link = /\/staff\/sign-in\/link\/(\S+)/.exec(printed)?.[1];
  const token = garden.given('one-time link of staff', link);
  const password = garden.word('password of staff', (word) => `copper ${word} lantern walnut`);
  await owner.get(`/staff/sign-in/link/${token}`);
  await owner.post(`/staff/sign-in/link/${token}`, { password, again: password });
  const html = (await owner.post('/staff/account/second-factor', { password })).text;
  const secret = /staff-secret">([A-Z2-7=]+)</.exec(html)?.[1];
  garden.given('secret of a code app', secret);
  garden.given('recovery code of staff', /<code>([^<]+)<\/code>/.exec(html)?.[1]);
  await owner.post('/staff/account/second-factor/confirm', { code: codeOf(secret ?? '', -1) });
  expect((await owner.get('/staff')).status).toBe(200);

  await owner.post('/staff/sign-out', {});
  await owner.post('/staff/sign-in', { email, password });
  await owner.post('/staff/sign-in/code', { code: codeOf(secret ?? '') });
  expect((await owner.get('/staff')).status).toBe(200);
  const [, session] = [...owner.cookies].find(([name]) => name.includes('session_token')) ?? [];
  garden.given('session of staff', decodeURIComponent(session ?? '').split('.')[0]);

  const wrong = await site.visitor().post('/staff/sign-in', {
    email: garden.mail('mail address that signs in in vain'),
    password: garden.word('password that signs in in vain', (word) => `${word} wrong horse`),
  });
  expect(wrong.status).toBeGreaterThanOrEqual(400);
  await site.visitor().post('/staff/sign-in/forgot', {
    email: garden.mail('mail address that forgot a password of nobody'),
  });
  return owner;
}

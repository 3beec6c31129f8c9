import { Hono } from 'hono';
import { createApiLimits } from '#server/http/public-api/answers/api-limits.ts';
import { ApiProblem } from '#server/http/problem-details.ts';
import { createDocumentService } from '#domain/documents/document-service.ts';
import { createRateLimit } from '#domain/leads/rate-limit.ts';
import { createReportKeys } from '#server/wiring/documents/create-documents.ts';
import { aWindshieldSheet } from '#test/factories/sheet-factory.ts';
import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scrypt } from '#adapters/staff-auth/password-hashing.ts';
import { siteSettings } from '#content/site-settings.ts';
import { createStaffDigest } from '#db/repositories/staff-digest.ts';
import { limitInDatabase } from '#db/repositories/rate-buckets.ts';
import { allLimits, type LimitName } from '#domain/leads/all-limits.ts';
import { createStaffMail } from '#server/jobs/mail/staff-mail.ts';
import { goodForm, postForm } from '#test/factories/contact-post.ts';
import { createSeller, freshKey, sellerForm } from '#test/factories/seller.ts';
import {
  aKnownBrowser,
  aVisitor,
  codeOf,
  goodPassword,
  joinByInvitation,
} from '#test/factories/staff-sign-in.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';
import { describeDatabases } from '#test/setup/databases.ts';
import { analyticsBed, pageViewed, upload } from '../http/analytics-bed.ts';
import { openedByClient } from './opened-by-client.ts';
import { partnerDoors } from './partner-doors.ts';
import { photosAtOnce } from './photos-at-once.ts';

let staff: TestStaff;

let addresses = 0;
/** A network that nobody used before. */
const address = () => `20.${++addresses >> 8}.${addresses & 255}.1`;
const from = (client: string) => ({ 'x-forwarded-for': client });

/** Who was told that the machine itself is too busy; that costs no try. */
let busy = 0;

/** Asks so many times at once; gives how many were answered by one of `looked`. */
async function atOnce(
  callers: number,
  ask: (turn: number) => Promise<{ status: number }>,
  looked: readonly number[],
): Promise<number> {
  const answers = await Promise.all(Array.from({ length: callers }, (_, turn) => ask(turn)));
  const others = answers.map(({ status }) => status).filter((status) => !looked.includes(status));
  // Whoever is not served is told to wait, in no other way.
  expect(others.every((status) => status === 429 || status === 503)).toBe(true);
  busy += others.filter((status) => status === 503).length;
  return callers - others.length;
}

/** How many of so many calls of the API, at once, were answered; all of one key, if there is one. */
async function readByProgram(network: string, calls: number, authorization?: string) {
  const limits = createApiLimits({ trustedProxies: 1, knownCaller: async (given) => given });
  const app = new Hono().get('/', async (c) => c.json(await limits.take(c)));
  app.onError((error, c) => c.body(null, error instanceof ApiProblem ? 429 : 500));
  const headers = { 'x-forwarded-for': network, ...(authorization ? { authorization } : {}) };
  return atOnce(calls, async () => app.request('/', { headers }), [200]);
}

let letters = 0;
const contact = (client: string, email: string) =>
  postForm(
    staff,
    '/contact',
    { ...goodForm, email, phone: '', message: `No. ${++letters}` },
    from(client),
  );
const sell = (client: string, email: string) =>
  createSeller(staff).post(
    '/sell-your-bus',
    { ...sellerForm, email, phone: '', key: freshKey() },
    from(client),
  );
const signIn = (client: string, email: string, password = 'wrong but long enough') =>
  aVisitor(staff).post('/staff/sign-in', { email, password }, from(client));
/** How many of these had a link sent; the answer is the same for all. */
async function forgot(callers: number, ask: (turn: number) => string[], by = aVisitor(staff)) {
  const { links } = staff.services;
  const { askForPassword } = links;
  let served = 0;
  links.askForPassword = async (email) => {
    served += 1;
    await askForPassword(email);
  };
  await atOnce(
    callers,
    (turn) => {
      const [client = '', email = ''] = ask(turn);
      return by.post('/staff/sign-in/forgot', { email }, from(client));
    },
    [200],
  );
  links.askForPassword = askForPassword;
  return served;
}
async function staffMail(work: (mail: ReturnType<typeof createStaffMail>) => Promise<unknown>) {
  let sent = 0;
  const mail = createStaffMail({
    mailer: { send: async () => void sent++ },
    digest: createStaffDigest(staff.database),
    makeLimit: limitInDatabase(staff.database),
    settings: siteSettings,
    siteUrl: 'https://omnibus.example',
    salesAddress: 'sales@example.com',
    now: () => new Date('2026-11-01T12:00:00.000Z'),
  });
  await work(mail);
  return sent;
}
const item = (number: number) => ({
  topic: 'lead-tell-sales',
  subjectId: number,
  reference: `OM-${number}`,
  title: 'Contact',
});
let members = 0;
const person = () => ({ email: `member${++members}@example.com`, name: 'Mo Ember' });
const join = () => joinByInvitation(staff, person());

/**
 * Each limit, met by more callers at once than it lets pass: how many were served. A limit without a
 * row here does not compile.
 */
const doors: Record<LimitName, () => Promise<number>> = {
  'lead-address'() {
    const client = address();
    return atOnce(80, (turn) => contact(client, `a${turn}@example.com`), [303]);
  },
  'lead-contact': () => atOnce(40, () => contact(address(), 'one@example.com'), [303]),
  'sell-address'() {
    const client = address();
    return atOnce(80, (turn) => sell(client, `a${turn}@example.com`), [303]);
  },
  'sell-contact': () => atOnce(60, () => sell(address(), 'one@example.com'), [303]),
  'vin-address'() {
    const client = address();
    const ask = () => aVisitor(staff).post('/api/vin', { vin: 'F37DFH12345' }, from(client));
    return atOnce(100, ask, [200]);
  },
  'photos-of-bus': () => photosAtOnce(staff, { network: address(), callers: 120, buses: 1 }),
  'photos-of-network': () => photosAtOnce(staff, { network: address(), callers: 800, buses: 40 }),
  'sign-in-account': () => atOnce(60, () => signIn(address(), 'victim@example.com'), [401]),
  async 'sign-in-known'() {
    const { visitor, right } = await aKnownBrowser(staff, person());
    const wrong = { ...right, password: 'wrong but long enough' };
    return atOnce(60, () => visitor.post('/staff/sign-in', wrong, from(address())), [401]);
  },
  async 'sign-in-network'() {
    const client = address();
    let served = 0;
    // In parts, as more than wait for their turn would be told to come again.
    for (let part = 0; part < 4; part++) {
      served += await atOnce(30, (turn) => signIn(client, `u${part}-${turn}@example.com`), [401]);
    }
    return served;
  },
  'forgot-account': () => forgot(60, () => [address(), 'victim@example.com']),
  async 'forgot-known'() {
    const { visitor, right } = await aKnownBrowser(staff, person());
    // Of others, who leave it its own.
    await forgot(20, () => [address(), right.email]);
    return forgot(60, () => [address(), right.email], visitor);
  },
  'forgot-network'() {
    const client = address();
    return forgot(100, (turn) => [client, `u${turn}@example.com`]);
  },
  async 'confirm-account'() {
    const { visitor } = await join();
    // Wherever somebody who is signed in is asked: the limit is one.
    const asks: [path: string, form: Record<string, string>][] = [
      ['/staff/confirm', { password: 'wrong but long enough' }],
      ['/staff/account/second-factor', { password: 'wrong but long enough' }],
      ['/staff/account/second-factor/confirm', { code: '000000' }],
      ['/staff/account/second-factor/new', { password: 'wrong but long enough' }],
      ['/staff/account/second-factor/new/confirm', { code: '000000', sealed: 'x' }],
    ];
    return atOnce(
      60,
      (turn) => visitor.post(...asks[turn % asks.length]!, from(address())),
      [401, 422],
    );
  },
  async 'confirm-network'() {
    const client = address();
    let served = 0;
    for (let member = 0; member < 8; member++) {
      const { cookie } = await staff.signIn('sales');
      const wrong = { password: 'wrong but long enough' };
      const headers = { cookie, ...from(client) };
      served += await atOnce(10, () => staff.post('/staff/confirm', wrong, headers), [401]);
    }
    return served;
  },
  'passkey-network'() {
    const client = address();
    const question = '/staff/sign-in/passkey/options';
    return atOnce(100, () => aVisitor(staff).post(question, {}, from(client)), [200]);
  },
  async documents() {
    const service = createDocumentService({
      maker: {
        make: async () => ({ outcome: 'made', bytes: new Uint8Array([1]) }),
        close: () => {},
      },
      store: { find: async () => null, keep: async () => {} },
      keys: createReportKeys(staff.database),
      limit: createRateLimit('documents'),
      readPhoto: async () => null,
      onFault: () => {},
    });
    const asker = address();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, turn) => service.file(aWindshieldSheet(`${turn}`), asker)),
    );
    return answers.filter(({ outcome }) => outcome === 'ready').length;
  },
  pages: async () => openedByClient('pages'),
  posts: async () => openedByClient('posts'),
  api: () => readByProgram('198.51.100.7', 900),
  'api-key': () => readByProgram('198.51.100.8', 4_000, 'Bearer some key'),
  async events() {
    const bed = await analyticsBed();
    const batch = JSON.stringify(upload(...Array.from({ length: 100 }, () => pageViewed())));
    const served = await atOnce(90, () => bed.post(batch), [200]);
    await bed.close();
    return served * 100;
  },
  ...partnerDoors(() => staff, address, atOnce),
  'staff-mail': () =>
    staffMail(async (mail) => {
      const one = { id: 'x', to: 'x', replyTo: null, subject: 'x', text: 'x', html: '' };
      await Promise.all(Array.from({ length: 60 }, (_, turn) => mail.send(one, item(turn))));
    }),
  async 'staff-digest'() {
    const at = '2026-11-01T12:00:00.000Z';
    await createStaffDigest(staff.database).add(item(9_999), at);
    return staffMail((mail) => Promise.all(Array.from({ length: 20 }, () => mail.sendDigest())));
  },
};

/** With limits kept as the server keeps them there: in memory, and in the table of all nodes. */
describeDatabases('many at once', (database) => {
  beforeAll(async () => {
    staff = await createTestStaff({ role: 'owner', database, parts: { trustedProxies: 1 } });
  });
  afterAll(() => staff.close());

  describe('at a limit: as many are served as one after the other', () => {
    it.each(Object.keys(doors) as LimitName[])(
      '%s',
      async (name) => {
        const { burst, refillMs } = allLimits[name];
        busy = 0;
        const startedMs = Date.now();
        const served = await doors[name]();
        const refilled = Math.ceil((Date.now() - startedMs) / refillMs);
        expect(served + busy).toBeGreaterThanOrEqual(burst);
        expect(served).toBeLessThanOrEqual(burst + refilled);
      },
      120_000,
    );
  });

  describe('guessing', () => {
    it('does not find the right password among two hundred at once', async () => {
      await join();
      const email = `member${members}@example.com`;
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, turn) =>
          signIn(address(), email, turn === 150 ? goodPassword : `wrong number ${turn}`),
        ),
      );
      expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
      expect(answers.map(({ status }) => status)).not.toContain(200);
    });

    it('does not get at the codes of an account by many sign-ins with its password', async () => {
      const { secret } = await join();
      const email = `member${members}@example.com`;
      const visitors = Array.from({ length: 24 }, () => aVisitor(staff));
      for (const visitor of visitors) {
        await visitor.post('/staff/sign-in', { email, password: goodPassword }, from(address()));
      }
      const served = await atOnce(
        visitors.length,
        (turn) => visitors[turn]!.post('/staff/sign-in/code', { code: '000000' }, from(address())),
        [401],
      );
      expect(served).toBe(10);
      const late = aVisitor(staff);
      await late.post('/staff/sign-in', { email, password: goodPassword }, from(address()));
      const right = { code: codeOf(secret) };
      expect((await late.post('/staff/sign-in/code', right, from(address()))).status).toBe(429);
    });

    it('inside a session ends for all questions together, and says when to come back', async () => {
      const { visitor } = await join();
      const wrong = { password: 'wrong but long enough' };
      const codes = '/staff/account/second-factor';
      const statuses: number[] = [];
      for (let turn = 0; turn < 12; turn++) {
        statuses.push((await visitor.post(codes, wrong)).status);
      }
      expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429]);
      const right = { password: goodPassword };
      for (const path of [codes, '/staff/confirm']) {
        const refused = await visitor.post(path, right);
        expect(refused.status, path).toBe(429);
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(await refused.text()).toContain('Too many tries. Wait a minute and try again.');
      }
    });
  });

  describe('passwords that are looked at', () => {
    // Only what takes its time can be too much at once.
    let usual: TestStaff;
    beforeAll(async () => {
      usual = staff;
      const parts = { trustedProxies: 1 };
      staff = await createTestStaff({ role: 'owner', database, parts, hashing: scrypt });
    });
    afterAll(async () => {
      await staff.close();
      staff = usual;
    });

    it('are a few at once; who cannot wait is told so, and forms go on', async () => {
      const { visitor } = await join();
      const right = { email: `member${members}@example.com`, password: goodPassword };
      await visitor.post('/staff/sign-out', {});
      await visitor.post('/staff/sign-in', right, from(address()));
      const inside = await join();
      const running = new Set<number>();
      let most = 0;
      const hook = createHook({
        init(id, type) {
          if (type !== 'SCRYPTREQUEST') return;
          running.add(id);
          most = Math.max(most, running.size);
        },
        before: (id) => void running.delete(id),
      }).enable();
      let done = 0;
      const tries = Array.from({ length: 200 }, async (_, turn) => {
        const answer = await signIn(address(), `crowd${turn}@example.com`);
        if (answer.status === 401) done += 1;
        return answer;
      });
      const form = await contact(address(), 'meanwhile@example.com');
      const doneBefore = done;
      const known = await visitor.post('/staff/sign-in', right, from(address()));
      const confirmed = await inside.visitor.post('/staff/confirm', { password: goodPassword });
      const answers = await Promise.all(tries);
      hook.disable();
      expect(form.status).toBe(303);
      expect([known.status, confirmed.status]).toEqual([200, 303]);
      expect(doneBefore, 'looked at before the form was taken').toBeLessThan(done);
      expect(most).toBeGreaterThan(0);
      expect(most).toBeLessThanOrEqual(4);
      const turnedAway = answers.filter(({ status }) => status === 503);
      expect(done + turnedAway.length).toBe(200);
      expect(done).toBeLessThanOrEqual(40);
      expect(turnedAway[0]?.headers.get('retry-after')).toBe('5');
      const words = await turnedAway[0]!.text();
      expect(words).toContain('Too many people are signing in at this moment. Wait a few seconds');
      expect(words).toContain('crowd');
      expect((await signIn(address(), 'afterwards@example.com')).status).toBe(401);
    });
  });
});

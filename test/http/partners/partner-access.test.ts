import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partnerScopes } from '#domain/partners/partner-scopes.ts';
import { partnerOperations } from '#server/http/partners/all-partner-operations.ts';
import { createLogger } from '#server/ops/log/logger.ts';
import { storeLead } from '#test/factories/lead-factory.ts';
import { aBus, createPartnerBed, type PartnerBed } from './partner-bed.ts';

let bed: PartnerBed;
beforeAll(async () => {
  bed = await createPartnerBed();
});
afterAll(() => bed.staff.close());

const imports = () => bed.staff.services.imports.list(200);

describe('a call', () => {
  it('needs a key that is whole', async () => {
    const none = await bed.call('GET', '/leads', { secret: null });
    expect(none).toMatchObject({ status: 401, kind: 'key-missing' });
    expect(none.headers.get('www-authenticate')).toBe('Bearer');
    const basic = { secret: null, headers: { authorization: 'Basic YTpi' } };
    expect((await bed.call('GET', '/leads', basic)).kind).toBe('key-missing');
    for (const wrong of [
      'x',
      `${bed.secret}0`,
      bed.secret.replace(/.$/, (end) => (end === 'a' ? 'b' : 'a')),
    ]) {
      const answer = await bed.call('GET', '/leads', { secret: wrong });
      expect(answer).toMatchObject({ status: 401, kind: 'key-unknown' });
      expect(answer.headers.get('www-authenticate')).toContain('invalid_token');
      expect(JSON.stringify(answer.body)).not.toContain('omnibus_key');
    }
    expect((await bed.call('GET', `/leads?key=${bed.secret}`, { secret: null })).status).toBe(401);
  });

  it('does what its key may do, for its own source', async () => {
    const reader = await bed.makeKey(['leads.read']);
    const writer = await bed.makeKey(['inventory.write'], 'rival');
    const refused = await bed.put('K-1', aBus, { secret: reader.secret });
    expect(refused).toMatchObject({ status: 403, kind: 'scope-missing' });
    expect(refused.headers.get('www-authenticate')).toContain('insufficient_scope');
    expect((await bed.put('K-1', aBus, { secret: writer.secret })).kind).toBe('other-source');
    expect((await bed.send([aBus], { secret: writer.secret })).kind).toBe('other-source');
    expect(
      (await bed.call('DELETE', '/sources/acme/buses/K-1', { secret: writer.secret })).kind,
    ).toBe('other-source');
    expect((await bed.call('GET', '/leads', { secret: writer.secret })).kind).toBe('scope-missing');
  });

  it('exists for everything that a key can be made for', () => {
    const asked = new Set(partnerOperations.map(({ scope }) => scope));
    expect([...asked].toSorted()).toEqual(Object.keys(partnerScopes).toSorted());
  });

  it('is asked as its description says', async () => {
    const answer = await bed.call('PATCH', '/sources/acme/buses/K-1');
    expect(answer).toMatchObject({ status: 405, kind: 'method-not-allowed' });
    expect(answer.headers.get('allow')).toBe('PUT, DELETE');
    const described = (await (await bed.staff.get('/openapi.json')).json()) as {
      paths: Record<
        string,
        Record<string, { security?: unknown; responses: object; parameters: { name: string }[] }>
      >;
    };
    const put = described.paths['/sources/{source}/buses/{sourceId}']?.put;
    expect(Object.keys(put?.responses ?? {})).toEqual(
      expect.arrayContaining(['201', '401', '403']),
    );
    expect(put?.parameters.map(({ name }) => name)).toContain('Idempotency-Key');
    const send = described.paths['/sources/{source}/buses']?.post;
    expect(Object.keys(send?.responses ?? {})).toContain('202');
    expect(described.paths['/sources/{source}/buses/{sourceId}']?.put?.security).toEqual([
      { partnerKey: [] },
    ]);
    expect(described.paths['/buses']?.get?.security).toBeUndefined();
  });

  it('is counted, and seen by staff', async () => {
    const key = await bed.makeKey(['leads.read']);
    for (let call = 0; call < 12; call++) await bed.call('GET', '/leads', { secret: key.secret });
    expect((await bed.staff.services.partners.view(key.id))?.partnerKey.lastUsedAt).toBeNull();
    await bed.staff.flushCalls();
    const view = await bed.staff.services.partners.view(key.id);
    expect(view?.partnerKey.lastUsedAt).not.toBeNull();
    expect(view?.calls).toHaveLength(30);
    expect(view?.calls.at(-1)).toEqual({ day: '2026-11-01', count: 12 });
    const page = await (await bed.staff.get(`/staff/partners/${key.id}`)).text();
    expect(page).toContain('<strong>12</strong>');
  });
});

it('a key has its own allowance, however many wrong ones others have tried', async () => {
  const behindProxy = await createPartnerBed(undefined, 1);
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const tries = Array.from({ length: 301 }, () =>
    behindProxy.call('GET', '/buses', { ...from('198.51.100.7'), secret: 'wrong' }),
  );
  for (const { status } of await Promise.all(tries)) expect(status).toBe(200);
  const { headers } = await behindProxy.call('GET', '/buses', from('203.0.113.9'));
  expect(headers.get('ratelimit-policy')).toContain('"api-key"');
  await behindProxy.staff.close();
});

describe('a key that is revoked', () => {
  it('opens nothing from then on, also among calls that run', async () => {
    const key = await bed.makeKey(['inventory.write']);
    const calls = Array.from({ length: 30 }, (_, turn) =>
      bed.put(`V-${turn}`, { ...aBus, mileageMiles: 1_000 + turn }, { secret: key.secret }),
    );
    const revoked = bed.staff.services.partners.revoke(key.id, bed.staff.member);
    const answers = await Promise.all(calls);
    expect(await revoked).toBe(true);
    for (const { status, kind } of answers)
      expect(status === 201 || kind === 'key-revoked').toBe(true);
    const written = answers.filter(({ status }) => status === 201).length;
    const found = (await imports()).filter(({ fileName }) => fileName.startsWith('PUT bus V-'));
    expect(found).toHaveLength(written);
    expect(await bed.put('V-99', aBus, { secret: key.secret })).toMatchObject({
      status: 401,
      kind: 'key-revoked',
    });
  });
});

describe('an idempotency key', () => {
  const withKey = (key: string, query?: string) => ({ headers: { 'idempotency-key': key }, query });

  it('gets the first answer again', async () => {
    const first = await bed.put('I-1', aBus, withKey('one'));
    await bed.put('I-1', { ...aBus, priceCents: 100_000 });
    const again = await bed.put('I-1', aBus, withKey('one'));
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    const now = await bed.put('I-1', { ...aBus, priceCents: 100_000 });
    expect(now.body.outcome).toBe('unchanged');
    const faulty = await bed.put('I-2', { make: 'Toyota', model: 'Camry' }, withKey('two'));
    expect((await bed.put('I-2', { make: 'Toyota', model: 'Camry' }, withKey('two'))).body).toEqual(
      faulty.body,
    );
  });

  it('is refused with anything else', async () => {
    await bed.put('I-3', aBus, withKey('three'));
    const reused = [
      bed.put('I-3', { ...aBus, priceCents: 1_000_000 }, withKey('three')),
      bed.put('I-4', aBus, withKey('three')),
      bed.put('I-3', aBus, withKey('three', '?dry-run=1')),
      bed.send([{ ...aBus, sourceId: 'I-3' }], withKey('three')),
    ];
    for (const answer of await Promise.all(reused))
      expect(answer).toMatchObject({ status: 422, kind: 'idempotency-key-reused' });
    expect((await bed.put('I-3', aBus)).body.outcome).toBe('unchanged');
    for (const key of ['', 'a b', 'ü'.normalize(), 'x'.repeat(201)])
      expect((await bed.put('I-3', aBus, withKey(key))).kind).toBe('invalid-idempotency-key');
    // Another partner's keys are its own.
    const rival = await bed.makeKey(['inventory.write']);
    const other = await bed.put('I-3', { ...aBus }, { ...withKey('three'), secret: rival.secret });
    expect(other.status).toBe(200);
  });

  it('is done once, of fifty at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => bed.put('I-5', aBus, withKey('fifty'))),
    );
    expect(answers.filter(({ status }) => ![201, 409].includes(status))).toEqual([]);
    for (const { status, kind, headers } of answers)
      if (status === 409) {
        expect(kind).toBe('idempotency-key-in-use');
        expect(headers.get('retry-after')).toBe('1');
      }
    expect((await imports()).filter(({ fileName }) => fileName === 'PUT bus I-5')).toHaveLength(1);
    const late = await bed.put('I-5', aBus, withKey('fifty'));
    const [done] = answers.filter(({ status }) => status === 201);
    expect(late.body).toEqual(done?.body);
  });

  it('holds for many buses at once', async () => {
    const lines = [{ ...aBus, sourceId: 'I-6' }];
    const first = await bed.send(lines, withKey('many'));
    expect((await bed.send(lines, withKey('many'))).body).toEqual(first.body);
    expect(await bed.send([{ ...lines[0], year: 2010 }], withKey('many'))).toMatchObject({
      status: 422,
    });
  });
});

it('fifty programs that write one bus at once end as one after the other would', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) =>
      bed.put('P-1', { ...aBus, mileageMiles: 60_000 + turn }),
    ),
  );
  const statuses = answers.map(({ status, kind }) => (status === 409 ? kind : status));
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => ![201, 200, 'contended'].includes(status!))).toEqual([]);
  const ids = answers.flatMap(({ body }) => body.bus?.id ?? []);
  expect(new Set(ids).size).toBe(1);
});

describe('leads', () => {
  it('come in order, each once, without what is none of a program’s business', async () => {
    const { leads } = bed.staff;
    const store = (key: string) => storeLead(leads, {}, key);
    const begun = await bed.call('GET', '/leads?limit=100');
    const [one, spam, gone, last] = [
      await store('a1'),
      await store('a2'),
      await store('a3'),
      await store('a4'),
    ];
    await leads.changeState({ id: spam.id, expectedRevision: null, to: 'spam', actor: 'Ann' });
    await bed.staff.database.kysely.deleteFrom('leads').where('id', '=', gone.id).execute();
    const part = await bed.call('GET', `/leads?since=${begun.body.next}&limit=1`);
    expect(part.headers.get('cache-control')).toBe('no-store');
    expect(part.body.leads.map(({ reference }: { reference: string }) => reference)).toEqual([
      one.reference,
    ]);
    const rest = await bed.call('GET', `/leads?since=${part.body.next}`);
    expect(rest.body.leads.map(({ reference }: { reference: string }) => reference)).toEqual([
      last.reference,
    ]);
    expect(Object.keys(rest.body.leads[0]).toSorted()).toEqual(
      ['bus', 'createdAt', 'email', 'firstName', 'kind', 'lastName', 'message', 'phone']
        .concat(['reference', 'state', 'updatedAt'])
        .toSorted(),
    );
    const end = await bed.call('GET', `/leads?since=${rest.body.next}`);
    expect(end.body).toEqual({ leads: [], next: rest.body.next });
    expect((await bed.call('GET', '/leads?since=x')).kind).toBe('invalid-parameter');

    // Places were once numbers of leads.
    const known = await bed.call('GET', `/leads?since=${one.id}`);
    expect(known.body).toEqual(rest.body);
    await leads.changeState({ id: spam.id, expectedRevision: null, to: 'new', actor: 'Ann' });
    const late = await bed.call('GET', `/leads?since=${end.body.next}`);
    expect(late.body.leads.map(({ reference }: { reference: string }) => reference)).toEqual([
      spam.reference,
    ]);
  });
});

it('no key stands in the log, whatever quotes it', () => {
  let written = '';
  const log = createLogger('debug', { write: (text) => (written += text) });
  log.error({ err: new Error(`bad header: Bearer ${bed.secret}`) }, 'unexpected');
  log.warn({ problem: `Bearer ${bed.secret}` }, 'refused');
  expect(written).toContain('bad header');
  expect(written).not.toContain(bed.secret.slice(0, 24));
});

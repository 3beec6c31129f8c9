import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffOrigin } from '#test/factories/test-staff.ts';
import { aBus, createPartnerBed, type PartnerBed } from '#test/http/partners/partner-bed.ts';
import { databaseAt } from '#test/setup/databases.ts';
import { startPostgresCluster, type PostgresCluster } from '#test/setup/postgres-cluster.ts';

const cluster: PostgresCluster | null = await startPostgresCluster({ durable: true });

describe.skipIf(cluster === null)('programs while PostgreSQL is away (L1)', () => {
  let bed: PartnerBed;

  beforeAll(async () => {
    const database = databaseAt({ kind: 'postgres', url: cluster?.url ?? '', poolMax: 5 });
    bed = await createPartnerBed(database);
  }, 120_000);
  afterAll(async () => {
    await bed?.staff.close();
    await cluster?.remove();
  });

  const put = () => bed.put('A-1', aBus, { headers: { 'idempotency-key': 'once' } });
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await bed.staff.app.request(staffOrigin + path, init);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const assistant = () =>
    ask('/mcp', {
      method: 'POST',
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'get_bus', arguments: { id: 7 } },
      }),
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
    });

  it('are told to come again, without a reason, and nothing is taken from them', async () => {
    await cluster?.halt('kill');
    const refused = [
      await put(),
      await bed.send([{ ...aBus, sourceId: 'A-2' }]),
      await bed.call('GET', '/leads'),
    ];
    for (const { status, kind, headers } of refused) {
      expect([status, kind]).toEqual([503, 'unavailable']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const bus = await ask('/api/v1/buses/7');
    expect(bus.status).toBe(503);
    expect(bus.headers.get('retry-after')).not.toBeNull();
    const told = await assistant();
    expect(told.text).toContain('Try again in a moment.');
    for (const text of [bus.text, told.text, ...refused.map(({ body }) => JSON.stringify(body))])
      expect(text).not.toMatch(/ECONNREFUSED|postgres|terminating|node_modules/i);
  });

  it('write once what they send again under the same key when it is back', async () => {
    await cluster?.resume();
    await expect.poll(async () => (await put()).status, { timeout: 30_000 }).toBe(201);
    expect((await put()).headers.get('idempotency-replayed')).toBe('true');
    const imports = await bed.staff.services.imports.list(200);
    expect(imports.map(({ fileName }) => fileName)).toEqual(['PUT bus A-1']);
  });
});

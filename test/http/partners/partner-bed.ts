import type { PartnerScope } from '#domain/partners/partner-scopes.ts';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';
import type { TestDatabase } from '#test/setup/databases.ts';

interface Answered {
  status: number;
  /** The end of a problem's `type`. */
  kind: string | undefined;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into whatever was answered
  body: any;
}

/** The site with its back office, and a program that has a key. */
export interface PartnerBed {
  staff: TestStaff;
  secret: string;
  keyId: number;
  call(method: string, path: string, sent?: Sent): Promise<Answered>;
  put(sourceId: string, bus: unknown, sent?: Sent): Promise<Answered>;
  /** Objects or texts, a line each. */
  send(lines: readonly unknown[], sent?: Sent): Promise<Answered>;
  makeKey(
    scopes: readonly PartnerScope[],
    source?: string,
  ): Promise<{ id: number; secret: string }>;
}

interface Sent {
  body?: BodyInit;
  headers?: Record<string, string>;
  /** Instead of the program's own. */
  secret?: string | null;
  query?: string;
}

export async function createPartnerBed(
  database?: TestDatabase,
  trustedProxies = 0,
): Promise<PartnerBed> {
  const staff = await createTestStaff({ role: 'owner', database, parts: { trustedProxies } });
  const makeKey: PartnerBed['makeKey'] = async (scopes, source = 'acme') => {
    const made = await staff.services.partners.make(
      { name: 'Yard feed', scopes, source },
      staff.member,
    );
    if (made.outcome !== 'made') throw new Error(made.text);
    return { id: made.key.id, secret: made.secret };
  };
  const own = await makeKey(['inventory.write', 'leads.read']);
  const call: PartnerBed['call'] = async (method, path, sent = {}) => {
    const { body, headers, secret = own.secret, query = '' } = sent;
    const answer = await staff.app.request(`${staffOrigin}/api/v1${path}${query}`, {
      method,
      body,
      headers: { ...(secret === null ? {} : { authorization: `Bearer ${secret}` }), ...headers },
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    });
    const said = (await answer.json()) as { type?: string };
    return {
      status: answer.status,
      kind: said.type?.split('#')[1],
      headers: answer.headers,
      body: said,
    };
  };
  return {
    staff,
    secret: own.secret,
    keyId: own.id,
    makeKey,
    call,
    put: (sourceId, bus, sent = {}) =>
      call('PUT', `/sources/acme/buses/${encodeURIComponent(sourceId)}`, {
        body: typeof bus === 'string' ? bus : JSON.stringify(bus),
        ...sent,
        headers: { 'content-type': 'application/json', ...sent.headers },
      }),
    send: (lines, sent = {}) =>
      call('POST', '/sources/acme/buses', {
        body: lines
          .map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`)
          .join(''),
        ...sent,
        headers: { 'content-type': 'application/x-ndjson', ...sent.headers },
      }),
  };
}

/** A bus that can be published at once. */
export const aBus = {
  make: 'Thomas',
  model: 'C2',
  year: 2016,
  category: 'school',
  priceCents: 3_150_000,
  mileageMiles: 88_000,
  passengers: 54,
  city: 'Newark',
  state: 'NJ',
  fuel: 'diesel',
  description: 'Runs well.',
};

import { createRateLimit } from '#domain/leads/rate-limit.ts';
import type { TestStaff } from '#test/factories/test-staff.ts';

type AtOnce = (
  callers: number,
  ask: (turn: number) => Promise<{ status: number }>,
  looked: readonly number[],
) => Promise<number>;

/** The limits of partners' programs, each met by more callers at once than it lets pass. */
export function partnerDoors(staff: () => TestStaff, address: () => string, atOnce: AtOnce) {
  let partners = 0;
  /** Of one key, from several networks. */
  async function calls(count: number, method: string, path: string, served: number[]) {
    const made = await staff().services.partners.make(
      { name: `Partner ${++partners}`, scopes: ['inventory.write', 'leads.read'], source: 'acme' },
      staff().member,
    );
    if (made.outcome !== 'made') throw new Error(made.text);
    let passed = 0;
    // In parts: tries of one network have a limit of their own.
    for (let done = 0; done < count; done += 50) {
      const headers = { 'x-forwarded-for': address(), authorization: `Bearer ${made.secret}` };
      passed += await atOnce(
        50,
        async () => staff().app.request(path, { method, headers }),
        served,
      );
    }
    return passed;
  }
  return {
    async 'partner-tries'() {
      const client = { headers: { 'x-forwarded-for': address() } };
      return atOnce(400, async () => staff().app.request('/api/v1/leads', client), [401]);
    },
    'partner-reads': () => calls(400, 'GET', '/api/v1/leads', [200]),
    'partner-writes': () => calls(700, 'DELETE', '/api/v1/sources/acme/buses/none', [404]),
    'partner-files': () => calls(20, 'POST', '/api/v1/sources/acme/buses', [415]),
    async 'partner-replays'() {
      const limit = createRateLimit('partner-replays');
      return Array.from({ length: 30_000 }, () => limit.take('1', 0)).filter((wait) => wait === 0)
        .length;
    },
  };
}

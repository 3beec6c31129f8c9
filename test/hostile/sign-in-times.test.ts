import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scrypt } from '#adapters/staff-auth/password-hashing.ts';
import { quickHashing } from '#test/factories/quick-hashing.ts';
import { aVisitor, joinByInvitation } from '#test/factories/staff-sign-in.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';
import { mannWhitneyP, medianOf } from './ranks.ts';

const full = Boolean(process.env.HOSTILE_FULL);
/** Wrong passwords for each: the tenth would be near the limit of an account. */
const triesEach = full ? 9 : 4;
const members = full ? Number(process.env.HOSTILE_MEMBERS ?? 112) : 2;

let staff: TestStaff;
let turn = 0;
const known: string[] = [];

beforeAll(async () => {
  // What the hash costs hides the rest: one in no time would have the rest compared.
  const parts = { trustedProxies: 1 };
  staff = await createTestStaff({ role: 'owner', parts, hashing: scrypt });
  for (let index = 0; index < members; index += 1) {
    const email = `member${String(index).padStart(3, '0')}@example.com`;
    await joinByInvitation(staff, { email, name: 'Mo Ember' });
    known.push(email);
  }
}, 600_000);
afterAll(() => staff.close());

interface Try {
  wallMs: number;
  /** Processor time of the whole process, threads of the pool included. */
  cpuMs: number;
  seen: string;
}

/** From a network of its own, so that no limit is met. */
async function attempt(path: string, form: Record<string, string>): Promise<Try> {
  turn += 1;
  const address = `20.${turn >> 8}.${turn & 255}.1`;
  const cpu = process.cpuUsage();
  const startedMs = performance.now();
  const answer = await aVisitor(staff).post(path, form, { 'x-forwarded-for': address });
  const text = await answer.text();
  const wallMs = performance.now() - startedMs;
  const { user, system } = process.cpuUsage(cpu);
  const headers = [...answer.headers.keys()].toSorted().join();
  const body = text.replace(/value="[^"]*"/g, '');
  return { wallMs, cpuMs: (user + system) / 1000, seen: `${answer.status} ${headers}\n${body}` };
}

/**
 * Known and unknown addresses by turns, each as long as the other and each as often first: the second
 * hash of two may find the memory of the first, which costs as much as the hash where pages are dear.
 */
async function byTurns(path: string, form: Record<string, string>) {
  const tries = { known: [] as Try[], unknown: [] as Try[] };
  for (let round = 0; round < triesEach; round += 1) {
    for (const email of known) {
      const stranger = email.replace('member', 'nobody');
      const pair = [
        { email, list: tries.known },
        { email: stranger, list: tries.unknown },
      ];
      for (const one of round % 2 === 0 ? pair : pair.toReversed())
        one.list.push(await attempt(path, { ...form, email: one.email }));
    }
  }
  return tries;
}

describe('M01: whether an account exists', () => {
  it('costs one hash each, whoever is tried and whatever the account has', async () => {
    let hashed = 0;
    const counted = await createTestStaff({
      hashing: {
        hash: (password) => ((hashed += 1), quickHashing.hash(password)),
        verify: (stored) => ((hashed += 1), quickHashing.verify(stored)),
      },
    });
    await joinByInvitation(counted, { email: 'on@example.com' });
    await joinByInvitation(counted, { email: 'off@example.com' });
    const { accounts } = counted.services;
    const off = await accounts.findByEmail('off@example.com');
    await accounts.setDisabled(off!.id, true, counted.member);
    // The test's own member has no password at all.
    for (const address of [
      'on@example.com',
      off!.email,
      counted.member.email,
      'nobody@example.com',
    ]) {
      hashed = 0;
      const wrong = { email: address, password: 'wrong but long enough' };
      expect((await aVisitor(counted).post('/staff/sign-in', wrong)).status).toBe(401);
      expect(hashed, address).toBe(1);
    }
    await counted.close();
  });

  it.each([
    ['a wrong password', '/staff/sign-in', { password: 'wrong but long enough' }],
    ['asking for a new password', '/staff/sign-in/forgot', {}],
  ])(
    'is told by neither words, headers nor work: %s',
    async (_, path, form) => {
      const tries = await byTurns(path, form as Record<string, string>);
      const seen = [...tries.known, ...tries.unknown].map((one) => one.seen);
      expect(new Set(seen).size).toBe(1);
      // The least of each: whatever else the process does meanwhile only adds.
      const [work, strangersWork] = [tries.known, tries.unknown].map((list) =>
        Math.min(...list.map(({ cpuMs }) => cpuMs)),
      ) as [number, number];
      // A password that is not hashed for strangers would be a twentieth of the work.
      if (path === '/staff/sign-in') {
        expect(work / strangersWork).toBeGreaterThan(0.5);
        expect(work / strangersWork).toBeLessThan(2);
      }
      if (!full) return;
      const [times, strangersTimes] = [tries.known, tries.unknown].map((list) =>
        list.map(({ wallMs }) => wallMs),
      ) as [number[], number[]];
      const apartMs = Math.abs(medianOf(times) - medianOf(strangersTimes));
      const p = mannWhitneyP(times, strangersTimes);
      process.stdout.write(
        `${path}: ${times.length} by turns, medians ${medianOf(times).toFixed(2)} and ${medianOf(strangersTimes).toFixed(2)} ms, p = ${p.toFixed(3)}\n`,
      );
      expect(apartMs).toBeLessThan(2);
    },
    900_000,
  );
});

describe('the comparison of times', () => {
  const values = Array.from({ length: 200 }, (_, index) => (index * 37) % 200);

  it('finds nothing between a list and itself, and a shift when there is one', () => {
    expect(mannWhitneyP(values, values.toReversed())).toBeGreaterThan(0.9);
    expect(
      mannWhitneyP(
        values,
        values.map((value) => value + 40),
      ),
    ).toBeLessThan(0.001);
  });
});

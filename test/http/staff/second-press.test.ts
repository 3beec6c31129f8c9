import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { takeOnce } from '#staff/second-press.ts';
import type { StaffEnv } from '#staff/staff-services.ts';
import { addListing } from '#test/factories/change-listings.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { aVisitor, goodPassword } from '#test/factories/staff-sign-in.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';

let staff: TestStaff;
beforeAll(async () => {
  staff = await createTestStaff({ role: 'owner' });
});
afterAll(() => staff.close());

/** As a browser sends a form: it says how long it is. */
const press = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  staff.post(path, form, {
    'content-length': String(new URLSearchParams(form).toString().length),
    ...headers,
  });

const anEmptyLot = async () => {
  const { id } = await addListing(staff.repository, aListing());
  return { path: `/staff/inventory/${id}/unit`, units: () => unitsOf(id) };
};
const unitsOf = async (id: number) => (await staff.services.inventory.lots.units(id)).length;
const unit = { mileageMiles: '88,400' };

it('of what adds something adds it once, and is answered as the first was', async () => {
  const { path, units } = await anEmptyLot();
  const answers = await Promise.all([press(path, unit), press(path, unit)]);
  answers.push(await press(path, unit));
  expect(await units()).toBe(1);
  for (const answer of answers) {
    expect(answer.status).toBe(303);
    expect(answer.headers.get('set-cookie')).toBe(answers[0]!.headers.get('set-cookie'));
  }

  const key = { name: 'Yard feed', scope: 'leads.read' };
  const pages = await Promise.all([1, 2].map(() => press('/staff/partners', key)));
  const [first, second] = await Promise.all(pages.map((page) => page.text()));
  expect(first).toMatch(/omnibus_key_[0-9a-f]{56}/);
  expect(second).toBe(first);
  expect(await staff.services.partners.list()).toHaveLength(1);
});

it('is one of its own in other words, after another form, and in another session', async () => {
  const { path, units } = await anEmptyLot();
  await press(path, unit);
  await press(path, { ...unit, vin: '1FDFE4FS8KDC12345' });
  expect(await units()).toBe(2);
  await press(path, unit);
  expect(await units()).toBe(3);
  const { cookie } = await staff.signIn('sales', 'Bea Second');
  await press(path, unit, { cookie });
  expect(await units()).toBe(4);
});

it('tries anew what failed', async () => {
  const { path, units } = await anEmptyLot();
  const failing = vi
    .spyOn(staff.services.inventory.lots, 'save')
    .mockRejectedValueOnce(new Error('the database is away'));
  expect((await press(path, unit)).status).toBe(500);
  expect(failing).toHaveBeenCalledOnce();
  expect((await press(path, unit)).status).toBe(303);
  expect(await units()).toBe(1);
});

it('of Join lets the new member in, whose link the first press used up', async () => {
  const invited = await staff.services.links.invite(
    { email: 'twice@example.com', name: 'Twi Ce', role: 'sales' },
    { actor: staff.member, mail: false },
  );
  if (invited.outcome !== 'invited') throw new Error(invited.text);
  const path = `/staff/sign-in/link/${invited.token}`;
  const form = { password: goodPassword, again: goodPassword };
  const headers = { 'content-length': String(new URLSearchParams(form).toString().length) };
  const visitor = aVisitor(staff);
  const answers = await Promise.all([1, 2].map(() => visitor.post(path, form, headers)));
  for (const answer of answers) {
    expect(answer.headers.get('location')).toBe('/staff/account/second-factor');
  }
  expect((await visitor.get('/staff/account')).status).toBe(200);
  // A browser that had other cookies, or typed something else, is another one.
  const other = aVisitor(staff);
  other.cookies.set('other', 'one');
  expect((await other.post(path, form, headers)).status).toBe(410);
});

it('of two who opened the same link at one address lets one in, and that one twice', async () => {
  const invited = await staff.services.links.invite(
    { email: 'shared@example.com', name: 'Sha Red', role: 'sales' },
    { actor: staff.member, mail: false },
  );
  if (invited.outcome !== 'invited') throw new Error(invited.text);
  const path = `/staff/sign-in/link/${invited.token}`;
  const form = { password: goodPassword, again: goodPassword };
  const headers = { 'content-length': String(new URLSearchParams(form).toString().length) };
  const [one, other] = [aVisitor(staff), aVisitor(staff)];
  await one.get(path);
  await other.get(path);
  const presses = [one, one, other].map((visitor) => visitor.post(path, form, headers));
  const statuses = (await Promise.all(presses)).map(({ status }) => status);
  expect(statuses.slice(0, 2)).toEqual([statuses[0], statuses[0]]);
  expect([statuses[0], statuses[2]].toSorted()).toEqual([303, 410]);
});

it('of strangers is remembered of a thousand at most', async () => {
  // A slow machine takes longer for a thousand than a press is remembered.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let taken = 0;
  const app = new Hono<StaffEnv>().use(takeOnce()).post('/', (c) => c.text(String(++taken)));
  const say = async (body: string) => {
    const type = 'application/x-www-form-urlencoded';
    const headers = { 'content-type': type, 'content-length': String(body.length) };
    return Number(await (await app.request('/', { method: 'POST', headers, body })).text());
  };
  for (let turn = 1; turn <= 1_000; turn += 1) await say(`turn=${turn}`);
  expect(await say('turn=1000')).toBe(1_000);
  expect([await say('turn=1001'), await say('turn=1001')]).toEqual([1_001, 1_002]);
});

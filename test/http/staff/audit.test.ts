import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';

let staff: TestStaff;

beforeAll(async () => {
  staff = await createTestStaff({ role: 'owner' });
});
afterAll(() => staff.close());

it('tells who changed what, from what to what, and finds it by member, subject and action', async () => {
  const { member } = await staff.signIn('sales', 'Pat Lane');
  await staff.post(`/staff/people/${member.id}/role`, { role: 'editor' });
  await staff.post(`/staff/people/${member.id}/disable`);
  const all = (await (await staff.get(`/staff/audit?subject=${member.id}`)).text()).replaceAll(
    '<!-- -->',
    '',
  );
  expect(all).toContain('changed the role of <a href="/staff/people">Pat Lane</a>');
  expect(all).toContain('<del>Sales</del>');
  expect(all).toContain('<ins>Editor</ins>');
  expect(all).toContain('switched off the account of');
  const one = await (
    await staff.get(`/staff/audit?subject=${member.id}&action=member.disable`)
  ).text();
  expect(one).not.toContain('<del>Sales</del>');
  const nobody = await (await staff.get(`/staff/audit?member=${member.id}`)).text();
  expect(nobody).toContain('Nothing was done that fits.');
});

it('escapes what it tells and pages through the rest', async () => {
  const { member } = await staff.signIn('sales', '<img src=x onerror=zq7(1)>');
  for (let turn = 0; turn < 30; turn++) {
    await staff.services.accounts.setDisabled(member.id, turn % 2 === 0, staff.member);
    await staff.services.accounts.note('session.start', member.id);
  }
  const html = await (await staff.get('/staff/audit')).text();
  expect(html).not.toContain('<img src=x');
  const older = /href="(\/staff\/audit\?[^"]*before=\d+)"/.exec(html)?.[1];
  expect(older).toBeDefined();
  expect((await staff.get(older!.replaceAll('&amp;', '&'))).status).toBe(200);
  expect((await staff.get('/staff/audit?before=1e9&member=%00')).status).toBe(200);
});

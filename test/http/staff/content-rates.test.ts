import { beforeEach, describe, expect, it } from 'vitest';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';

let staff: TestStaff;

beforeEach(async () => {
  staff = await createTestStaff({ role: 'manager' });
});

const entries = '/staff/content/entries/rate';
const edit = (slug: string) => `${entries}/edit?slug=${slug}`;
const save = (slug: string, form: Record<string, string>) => staff.post(edit(slug), form);
const textOf = async (answer: Response | Promise<Response>) =>
  (await (await answer).text()).replaceAll('<!-- -->', '');
/** As the site counts with it. */
const driver = () => staff.parts.site.costRates?.driverPerMile;

describe('rates of the costs', () => {
  it('are all in one list, with what is our own assumption', async () => {
    const list = await textOf(staff.get(entries));
    expect(list).toContain('Driver, at least');
    expect(list).toContain('0.85 dollars a mile, our own assumption');
    expect(list).toContain('1.21 kWh a mile</td>');
    expect(list).not.toContain('New rate');
  });

  it('count at once with what staff set, with its source and day, and go back', async () => {
    expect(driver()).toEqual({ amount: 0.85, source: null, setOn: '2026-11-23' });
    const saved = await save('driverPerMile', {
      amount: '$0.95',
      source: 'Two carriers, fall of 2026',
    });
    expect(saved.status).toBe(303);
    expect(driver()).toMatchObject({ amount: 0.95, source: 'Two carriers, fall of 2026' });
    expect(driver()?.setOn).toMatch(/^20\d\d-\d\d-\d\dT/);
    const [line] = await staff.services.audit.page({ limit: 1 });
    expect(line).toMatchObject({ subjectKind: 'rate', subjectId: 'driverPerMile' });
    expect(await textOf(staff.get(`${entries}/versions?slug=driverPerMile`))).toContain('0.95');
    await staff.post(`${entries}/change`, { slug: 'driverPerMile', to: 'built-in', revision: '1' });
    expect(driver()).toEqual({ amount: 0.85, source: null, setOn: '2026-11-23' });
  });

  it.each(['', '-1', '101', 'free', '1e2', 'NaN', '0.123456', '9'.repeat(40)])(
    'are not set to "%s"',
    async (amount) => {
      const answer = await save('driverPerMile', { amount, source: '' });
      expect(answer.status).toBe(422);
      expect(await textOf(answer)).toContain('href="#field-amount"');
      expect(driver()?.amount).toBe(0.85);
    },
  );

  it('are not overwritten by a form that is older, taken off, added or renamed', async () => {
    await save('driverPerMile', { amount: '0.9', source: '' });
    expect((await save('driverPerMile', { amount: '0.1', source: '', revision: '0' })).status).toBe(
      409,
    );
    expect(driver()?.amount).toBe(0.9);
    const off = { slug: 'driverPerMile', to: 'off', revision: '1' };
    expect((await staff.post(`${entries}/change`, off)).status).toBe(404);
    expect((await save('bribe', { amount: '1' })).status).toBe(404);
    await save('roadFactor', { amount: '1.3', source: '', name: 'Luck', unit: 'wishes' });
    expect(await textOf(staff.get(edit('roadFactor')))).not.toContain('Luck');
  });

  it('are read by everybody in the office and set by those who may', async () => {
    const viewer = await staff.signIn('viewer', 'Vera');
    const asViewer = { headers: { cookie: viewer.cookie, origin: staffOrigin } };
    const shown = await staff.app.request(staffOrigin + edit('driverPerMile'), asViewer);
    expect(shown.status).toBe(200);
    const tried = await staff.app.request(staffOrigin + edit('driverPerMile'), {
      ...asViewer,
      method: 'POST',
      body: new URLSearchParams({ amount: '5' }),
    });
    expect(tried.status).toBe(403);
  });
});

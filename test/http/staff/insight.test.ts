import { beforeEach, describe, expect, it } from 'vitest';
import { createAnalyticsStore } from '#db/repositories/analytics-store.ts';
import { generatedEvents } from '#test/factories/analytics-traffic.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';
import { testNow } from '#test/factories/test-site.ts';

let staff: TestStaff;
const today = testNow.toISOString().slice(0, 10);

beforeEach(async () => {
  staff = await createTestStaff({ role: 'viewer' });
});

describe('insight', () => {
  it('says what will appear while there is nothing', async () => {
    await staff.database.kysely.deleteFrom('bus_listings').execute();
    const page = await staff.html('/staff/insight');
    expect(page).toContain('Appears with the first search.');
    expect(page).toContain('Nobody has searched in these days.');
    expect(page).toContain('No bus is published.');
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
  });

  it.each([1, 123_456_789])('charts %i on one day', async (views) => {
    const store = createAnalyticsStore(staff.database);
    await store.count([{ metric: 'visitors', day: today, key: '', count: views }]);
    const page = await staff.html(`/staff/insight?from=${today}&to=${today}`);
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
    expect(page).toContain(`<strong>${views.toLocaleString('en-US')}</strong>`);
    expect(page).toContain(`<td class="number">${views.toLocaleString('en-US')}</td>`);
    for (const [, label] of page.matchAll(/text-anchor="end">([^<]+)</gi))
      expect(label!.length, label).toBeLessThanOrEqual(4);
  });

  it('charts what was measured, and gives each chart as a table without formulas', async () => {
    const store = createAnalyticsStore(staff.database);
    const events = generatedEvents(500, 3, today).map((event) => ({
      ...event,
      at: `${today}T10:00:00.000Z`,
    }));
    await store.add(events, { receivedDay: today });
    await store.count([{ metric: 'search-empty', day: today, key: '=cmd()', count: 3 }]);
    const { cookie } = await staff.signIn('manager');
    const exporting = { cookie };
    const page = await (await staff.get('/staff/insight?days=7', exporting)).text();
    expect(page).toContain('blue bird');
    const names = [...page.matchAll(/href="(\/staff\/insight\/[a-z-]+\.csv[^"]*)"/g)].map(
      ([, href]) => (href ?? '').replaceAll('&amp;', '&'),
    );
    expect(names).toHaveLength(16);
    for (const href of names) {
      const answer = await staff.get(href, exporting);
      expect(answer.headers.get('content-type'), href).toContain('text/csv');
      const bytes = await answer.bytes();
      expect(bytes[0], 'a spreadsheet reads UTF-8').toBe(0xef);
      const text = new TextDecoder().decode(bytes);
      expect(text.split('\r\n').length, href).toBeGreaterThan(1);
      expect(text, href).not.toMatch(/(^|[\n,"])=/);
    }
  });

  it.each([
    ['from=2026-02-30&to=2026-03-01', 'Give both days.'],
    ['from=2026-03-02&to=2026-03-01', 'after the last'],
    ['from=2020-01-01&to=2026-01-01', 'At most'],
    ['from=2026-01-01&to=9999-01-01', 'in the future'],
  ])('refuses %s and says why', async (query, words) => {
    const answer = await staff.get(`/staff/insight?${query}`);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(words);
  });

  it.each(['nope.csv', 'constructor.csv', 'visitors', '..%2fvisitors.csv'])(
    'has no %s',
    async (file) => {
      const { cookie } = await staff.signIn('manager');
      expect((await staff.get(`/staff/insight/${file}`, { cookie })).status).toBe(404);
    },
  );
});

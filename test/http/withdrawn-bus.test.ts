import { afterAll, beforeAll, expect, it } from 'vitest';
import { allRows } from '#test/factories/all-rows.ts';
import { changeListing } from '#test/factories/change-listings.ts';
import { postForm } from '#test/factories/contact-post.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

const address = '/buses/1-2018-starcraft-allstar-25-passenger-shuttle';
let site: TestSite;

beforeAll(async () => {
  site = await createTestSite({ listings: [aListing({ id: 1 }), aListing({ id: 2 })] });
  await changeListing(site.repository, 1, { status: 'withdrawn' });
});
afterAll(() => site.close());

it('answers 410 with what is like it at the address it had', async () => {
  const answer = await site.get(address);
  expect(answer.status).toBe(410);
  const html = await answer.text();
  expect(html).toContain('This bus is no longer listed');
  expect(html).toContain('/buses/2-2018-starcraft-allstar-25-passenger-shuttle');
  expect(html).toContain('noindex');
  expect(html).not.toContain('key-facts');
});

it('is what staff read a message to be about whose writer had it open, and nobody else', async () => {
  const fields = { firstName: 'Zoe', message: 'I want this bus', bus: '1' };
  const refused = await postForm(site, '/contact', { ...fields, email: 'zoe@' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).not.toMatch(/Starcraft|name="bus"/);
  const sent = await postForm(site, '/contact', { ...fields, email: 'zoe@example.com' });
  expect(sent.status).toBe(303);
  expect((await allRows(site.leads)).at(-1)?.bus).toMatchObject({
    id: 1,
    title: '2018 Starcraft Allstar',
  });
});

it('tells nothing to who guesses ids, nor about what was never public', async () => {
  await site.repository.insertMany([
    aListing({ id: 3, status: 'draft', details: { bodyModel: 'Secret' } }),
    aListing({ id: 4, status: 'withdrawn', details: { bodyModel: 'Never' } }),
  ]);
  for (const path of [
    '/buses/1',
    '/buses/1-other',
    '/buses/3-2018-starcraft-secret-25-passenger-shuttle',
    '/buses/4-2018-starcraft-never-25-passenger-shuttle',
  ]) {
    expect((await site.get(path)).status, path).toBe(404);
  }
});

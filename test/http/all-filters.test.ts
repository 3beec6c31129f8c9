import { afterAll, beforeAll, expect, it } from 'vitest';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  const bus = (id: number, state: string, make: string) =>
    aListing({ id, details: { state, bodyMake: make, category: 'coach', fuel: 'diesel' } });
  site = await createTestSite({
    listings: [bus(1, 'NJ', 'MCI'), bus(2, 'NJ', 'Prevost'), bus(3, 'PA', 'MCI')],
  });
});
afterAll(() => site.close());

const groupOf = (html: string, name: string) =>
  new RegExp(`<details[^>]*data-filter="${name}".*?</details>`, 's').exec(html)?.[0] ?? '';

it('leave a list the names of closed groups, each with a link to its choices', async () => {
  const html = await site.html('/buses?make=MCI&search=coach');
  expect(groupOf(html, 'state')).not.toContain('<input');
  const href = /href="([^"]*)#by-state"/
    .exec(groupOf(html, 'state'))?.[1]
    ?.replaceAll('&amp;', '&');
  expect(href).toBe('/buses/filters?search=coach&make=MCI');
  expect(groupOf(html, 'make')).toContain('value="Prevost"');
  expect(groupOf(await site.html(href!), 'state')).toMatch(
    /value="NJ"\/>New Jersey<span>1<\/span>/,
  );
});

it('are a form that takes words, order and what was chosen along to the list', async () => {
  const html = await site.html('/buses/filters?search=coach&make=MCI&sort=newest&page=3');
  const form = /<form class="filters[^>]*action="\/buses".*?<\/form>/s.exec(html)?.[0] ?? '';
  expect(form).toContain('<input type="hidden" name="search" value="coach"/>');
  expect(form).toContain('<input type="hidden" name="sort" value="newest"/>');
  expect(form).toMatch(/name="make" checked="" value="MCI"/);
  expect(form).not.toMatch(/<details(?![^>]* open="")/);
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
});

it('come alone for a panel that is awake, in the language of its page', async () => {
  const panel = await site.html('/es/buses/filters/panel?make=MCI');
  expect(panel).not.toContain('<html');
  expect(groupOf(panel, 'state')).toMatch(/value="PA"\/>Pensilvania<span>1<\/span>/);
  expect(panel).toContain('data-all="/es/buses/filters?make=MCI"');
});

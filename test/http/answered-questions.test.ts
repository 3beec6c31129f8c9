import { afterAll, beforeAll, expect, it } from 'vitest';
import { fewestForSpan } from '#domain/search/quartiles.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;

const schoolPrices = [5, 10, 15, 20, 25, 30, 35, 90].map((thousands) => thousands * 100_000);

beforeAll(async () => {
  const school = { bodyMake: 'Blue Bird', bodyModel: 'Vision', category: 'school' } as const;
  const priced = [...schoolPrices, null].map((priceCents, at) =>
    aListing({ id: at + 1, details: { ...school, passengers: 72, priceCents } }),
  );
  const coach = { bodyMake: 'Prevost', bodyModel: 'H3-45', category: 'coach' } as const;
  const coaches = schoolPrices
    .slice(1)
    .map((priceCents, at) =>
      aListing({ id: at + 100, details: { ...coach, passengers: 56, priceCents } }),
    );
  site = await createTestSite({ listings: [...priced, ...coaches] });
});

afterAll(() => site.close());

async function listFor(search: string, path = '/buses') {
  const answer = await site.get(`${path}?${new URLSearchParams({ search })}`);
  expect(answer.status).toBe(200);
  const html = (await answer.text()).replaceAll('<!-- -->', '');
  const block =
    /<section aria-labelledby="answer-heading"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
  const count = /data-list-count="true">([^<]*)</.exec(html)?.[1] ?? '';
  return { html, block, said: block.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '), count };
}

it('a question is answered above the buses that it names, with a link to the heading', async () => {
  const { html, block, said, count } = await listFor('how long does a school bus last');
  expect(block).toContain(
    'href="/knowledge-center/blog/miles-and-hours-by-use/#each-kind-wears-in-its-own-place"',
  );
  expect(said).toContain('Diesel school buses are commonly retired by age');
  expect(count).toBe(`${schoolPrices.length + 1} buses`);
  expect(html).not.toContain('data-relaxed');
  expect(html.indexOf('answer-heading')).toBeLessThan(html.indexOf('data-list-count'));
  // The words stay in the box as they were typed.
  expect(html).toContain('value="how long does a school bus last"');
});

it('what buses cost is our own span, of those with a price', async () => {
  const { said, block } = await listFor('how much does a school bus cost');
  expect(said).toContain('From $5,000 to $90,000; half of them between $10,000 and $35,000.');
  expect(said).toContain(`That is ${schoolPrices.length} buses with a price in our list on`);
  expect(said).toContain('November 1, 2026');
  expect(block).toContain('href="/buses?search=school+bus&amp;sort=price-low"');
});

it('too few prices are no span: an article says what asking prices look like', async () => {
  expect(schoolPrices.length - 1).toBeLessThan(fewestForSpan);
  const { said } = await listFor('how much does a coach bus cost');
  expect(said).not.toContain('half of them');
  expect(said).toContain('price');
});

it('a license question with a number is answered by the rule', async () => {
  const many = await listFor('do i need a cdl for a 24 passenger bus');
  expect(many.said).toContain('A CDL is generally needed');
  expect(many.said).toContain('24 seats + 1 driver = 25 people');
  expect(many.block).toContain('href="/cdl?seats=24#cdl-answer"');
  const light = await listFor('do you need a CDL for a 14 passenger bus 14500 gvwr');
  expect(light.said).toContain('No CDL is needed under the federal rule');
  const van = await listFor('do you need a CDL for a 15 passenger van');
  expect(van.said).toContain('It depends on who counts the driver');
  expect((await listFor('do you need a cdl')).block).toContain('href="/cdl"');
});

it('asking about a license leaves no bus out that needs one, or none', async () => {
  const { html, count } = await listFor('do you need a cdl for a school bus');
  expect(count).toBe(`${schoolPrices.length + 1} buses`);
  expect(html).not.toContain('CDL needed, remove');
});

it('is asked and answered in Spanish and French', async () => {
  const spanish = await listFor('¿cuánto cuesta un autobús escolar?', '/es/buses');
  expect(spanish.said).toContain('$5,000');
  expect(spanish.block).toContain('href="/es/buses?');
  const french = await listFor(
    "ai-je besoin d'un cdl pour un autobus de 24 passagers",
    '/fr/buses',
  );
  expect(french.block).toContain('href="/fr/cdl?seats=24#cdl-answer"');
  const english = await listFor('combien de temps dure un autobus scolaire', '/fr/buses');
  expect(english.block).toContain('<p lang="en"');
});

it('a search has no answer, and a page further on has none again', async () => {
  for (const search of ['school bus', 'coach with restroom', 'what is a flux capacitor', '']) {
    expect((await listFor(search)).block).toBe('');
  }
  const second = await site.get('/buses?search=how+long+does+a+school+bus+last&page=2');
  expect(await second.text()).not.toContain('answer-heading');
});

it('the header is told the same, and nothing for a search', async () => {
  const told = await site.get('/search/answer?search=can+i+finance+a+used+bus');
  expect(await told.json()).toMatchObject({
    title: 'Do you offer financing?',
    href: '/knowledge-center/faqs/?category=buying&question=financing#financing',
    lang: null,
  });
  expect(await (await site.get('/search/answer?search=school+bus')).json()).toBeNull();
  expect(await (await site.get('/search/answer')).json()).toBeNull();
});

it('nothing that is typed breaks it', async () => {
  for (const search of [
    `what is ${'a '.repeat(400)}`,
    'what is <script>alert(1)</script>?',
    'how much does \u{1f68c} cost',
    "what is ' OR 1=1 --",
    '什么是校车?',
    '?? ??',
    'how how how what what',
  ]) {
    const { html } = await listFor(search);
    expect(html).not.toContain('<script>alert');
  }
});

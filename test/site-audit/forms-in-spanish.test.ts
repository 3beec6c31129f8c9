import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoRows } from '#demo/seed-demo.ts';
import { usStates } from '#domain/inventory/vocabulary/states.ts';
import { phrasesOf } from '#site/languages/languages.ts';
import { translateHtml } from '#site/languages/translate-html.ts';
import { createSeller, type Seller } from '#test/factories/seller.ts';
import { createTestSite, testNow, type TestSite } from '#test/factories/test-site.ts';

const origin = 'https://omnibus.example';
const states = new Set(usStates.map(({ name }) => name));
let site: TestSite;
let seller: Seller;
/** The answers beside the form, which Spanish pages have in Spanish. */
let answers: string;
beforeAll(async () => {
  const listings = demoRows(testNow).filter((_, at) => at % 80 === 0);
  site = await createTestSite({ listings });
  seller = createSeller(site);
  answers = JSON.stringify(await site.parts.site.content.faqs());
});
afterAll(() => site.close());

/** Names, figures, addresses, and what the test itself typed. */
const data =
  /^(<!doctype html>|Omnibus.*|OMNIBUS|#?[A-Z0-9-]+|Ford.*|\d{4} .*|Starcraft|E-450.*|Runs and drives\.|.*@.*|https?:.*|.* \| Omnibus|[\d,]+ (mi|lb).*|Facebook|YouTube|LinkedIn|Instagram|Twitter|.*, [A-Z]{2}|125 N Railroad Ave.*|Pedricktown.*|© .*|NJ Turnpike|US 130|[a-z]\.jpg.*|Skoolie|skoolie|Ruth .*|Blue Bird.*|Save \d{4} .*)$/;

/** Texts of a page that the catalogue does not have. */
async function unknownIn(answer: Response): Promise<string[]> {
  const html = await answer.text();
  expect(html).toContain('<main');
  const unknown: string[] = [];
  translateHtml(html, {
    language: 'es',
    locale: 'es-US',
    phrases: phrasesOf('es')!,
    siteUrl: origin,
    onUnknown: (text) => unknown.push(text),
  });
  return unknown.filter(
    (text) =>
      !data.test(text) && !states.has(text) && !answers.includes(JSON.stringify(text).slice(1, -1)),
  );
}

const get = (path: string) => site.get(path, { accept: 'text/html' });
const post = (path: string, fields: Record<string, string>) =>
  seller.post(path, fields, { accept: 'text/html' });

it('every contact form, its faults, thanks and alerts', async () => {
  const unknown = new Set<string>();
  const read = async (answer: Response) => {
    for (const text of await unknownIn(answer)) unknown.add(text);
  };
  for (const path of [
    '/contact',
    '/contact/call-back',
    '/contact/video-tour',
    '/contact/bus-alert',
  ]) {
    await read(await get(path));
    await read(await post(path, {}));
    await read(await post(path, { firstName: '<', email: 'x@', phone: '1', zip: '1', wanted: '' }));
  }
  await read(await get('/contact/thank-you?ref=OM-7KQ2-M9XD-3TFP'));
  await read(await get('/thank-you?ref=OM-7KQ2-M9XD-3TFP'));
  await read(await get(`/contact/bus-alert/${'0'.repeat(32)}`));
  expect([...unknown]).toEqual([]);
});

it('every answer of the search that is not a list of buses, and the tools', async () => {
  const unknown = new Set<string>();
  const read = async (answer: Response) => {
    for (const text of await unknownIn(answer)) unknown.add(text);
  };
  for (const path of [
    ...['financing', 'lease', 'rent a bus', 'parts', 'sell my bus', 'dealer', 'phone number'].map(
      (words) => `/search?query=${encodeURIComponent(words)}`,
    ),
    '/search?query=do%20i%20need%20a%20cdl',
    '/buses?near=00000&within=50',
    '/buses?near=08067&within=25',
    '/buses?near=08067',
    '/buses?search=2015%20starcraft%20near%20dallas%20under%201k',
    '/buses?page=9999',
    '/cdl?seats=many',
    '/cdl?seats=12&wheelchair=2&gvwr=14500',
    '/cdl?seats=20',
    '/cdl?gvwr=33000',
    '/buses/999999-gone',
    '/no-such-page',
    '/knowledge-center/search/?q=lift',
    '/knowledge-center/search/?q=lift%20zzzqq',
    '/knowledge-center/search/?q=zzzqq',
  ])
    await read(await get(path));
  const typed = /^(zzzqq|lift|many|financing|near dallas.*|phone number|dealer)$/;
  expect([...unknown].filter((text) => !typed.test(text))).toEqual([]);
});

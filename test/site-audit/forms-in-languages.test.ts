import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoRows } from '#demo/seed-demo.ts';
import { languageCodes, pathIn } from '#messages/languages.ts';
import { createSeller, type Seller } from '#test/factories/seller.ts';
import { createTestSite, testNow, type TestSite } from '#test/factories/test-site.ts';
import { saidInEnglish } from './said-in-english.ts';

let site: TestSite;
let seller: Seller;
beforeAll(async () => {
  const listings = demoRows(testNow).filter((_, at) => at % 80 === 0);
  site = await createTestSite({ listings });
  seller = createSeller(site);
});
afterAll(() => site.close());

const others = languageCodes.filter((language) => language !== 'en');
const contactForms = [
  '/contact',
  '/contact/call-back',
  '/contact/video-tour',
  '/contact/bus-alert',
];
const wrong = { firstName: '<', email: 'x@', phone: '1', zip: '1', wanted: '' };
const pages = [
  '/contact/thank-you?ref=OM-7KQ2-M9XD-3TFP',
  '/thank-you?ref=OM-7KQ2-M9XD-3TFP',
  `/contact/bus-alert/${'0'.repeat(32)}`,
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
];
/** What the test itself typed. */
const typed =
  /^(?:zzzqq|lift|many|financing|lease|parts|near dallas.*|phone number|dealer|rent a bus|sell my bus|do i need a cdl|2015 starcraft .*)$/;

describe.each(others)('in %s', (language) => {
  const inEnglish = saidInEnglish(language, (text) => typed.test(text));
  const read = async (ask: (path: string) => Promise<Response> | Response, path: string) => {
    const [english, other] = await Promise.all(
      [path, pathIn(language, path)].map(async (one) => (await ask(one)).text()),
    );
    expect(other).toContain('<main');
    return inEnglish(english!, other!);
  };
  const get = (path: string) => site.get(path, { accept: 'text/html' });
  const post = (fields: Record<string, string>) => (path: string) =>
    seller.post(path, fields, { accept: 'text/html' });

  it.each(contactForms)('%s, and its faults', async (path) => {
    const said = [await read(get, path), await read(post({}), path), await read(post(wrong), path)];
    expect([...new Set(said.flat())]).toEqual([]);
  });

  it.each(pages)('%s', async (path) => {
    expect(await read(get, path)).toEqual([]);
  });
});

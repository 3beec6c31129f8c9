import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeller, freshKey, jpeg, sellerForm, type Seller } from '#test/factories/seller.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;
let seller: Seller;
beforeAll(async () => {
  site = await createTestSite();
  seller = createSeller(site);
});
afterAll(() => site.close());

/** Names, figures, addresses, what the test itself typed, and words that are the same everywhere. */
const data =
  /^([^\p{L}]*|[A-Z0-9-]+|Ford|MCI|Texas|Starcraft|[\w ]*E-450 Starcraft\.?|Pedricktown.*|Ruth.*|Runs and drives\.|.*@.*|https?:.*|[a-z]\.jpg|\(\d{3}\).*|No|Photos?|Photo \d|Passengers|Description)$/u;

/** What a page says in its title and its main part, to eyes and to screen readers. */
function textsOf(html: string): Set<string> {
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
  const main = /<main.*<\/main>/s
    .exec(html)![0]
    .replaceAll(/<(script|style|datalist|textarea)\b.*?<\/\1>/gs, '')
    // Questions and answers are texts of the office, and the choices of states are names.
    .replace(/<section aria-labelledby="faq-heading".*?<\/section>/s, '')
    .replace(/<select id="sell-state".*?<\/select>/s, '');
  const drawn = main.replaceAll('<!-- -->', '').split(/<[^>]*>/);
  const said = [...main.matchAll(/\s(?:alt|aria-label|placeholder|title)="([^"]*)"/g)];
  const texts = [title, ...drawn, ...said.map(([, text]) => text!)];
  return new Set(texts.map((text) => text.trim()).filter((text) => text !== ''));
}

/** The same page in English and in another language: what both say. */
async function leftIn(language: string, ask: (prefix: string) => Promise<Response>) {
  const [english, other] = [textsOf(await (await ask('')).text()), await ask(`/${language}`)];
  const said = textsOf(await other.text());
  return [...said].filter((text) => english.has(text) && !data.test(text));
}

const doubtful: Partial<typeof sellerForm>[] = [
  {},
  { vin: '1FDFE4FS7FDA00001' },
  { vin: '1FDFE4FS8GDC12345', year: '2010', make: 'MCI' },
  { vin: '1FDFE4FS8GDC12345', year: '', make: '' },
  { vin: 'IOQFE4FS8GDC12345' },
  { vin: '1FDFE4FS8G' },
  { state: 'TX', zipCode: '08067', year: '2025', odometerMileage: '900000', passengers: '110' },
];

describe.each(['es', 'fr'])('selling in %s', (language) => {
  const left = (ask: (prefix: string) => Promise<Response>) => leftIn(language, ask);
  const get = (path: string) => left((prefix) => seller.get(prefix + path));
  const post = (path: string, fields: Record<string, string>) =>
    left((prefix) => seller.post(prefix + path, fields));

  it('says step one and each of its faults', async () => {
    expect(await get('/sell-your-bus')).toEqual([]);
    expect(await post('/sell-your-bus', { key: freshKey() })).toEqual([]);
    const wrong = {
      ...sellerForm,
      year: '1890',
      odometerMileage: '9999999999',
      passengers: '900',
      quantity: '0',
      askingPrice: '-1',
      zipCode: '1',
      email: 'x@',
      vin: '<?>',
      key: freshKey(),
    };
    expect(await post('/sell-your-bus', wrong)).toEqual([]);
    expect(await post('/sell-your-bus', { ...sellerForm, vin: 'A'.repeat(18) })).toEqual([]);
  });

  it.each(doubtful)('says photos, the end, the private page and its doubts of %o', async (more) => {
    const token = await seller.startDraft(more);
    const pages = [`/sell-your-bus/uploading?draft=${token}`, `/sell-your-bus/status/${token}`];
    for (const page of pages) expect(await get(page), page).toEqual([]);
    await seller.postPhotos(token, [['a.jpg', jpeg(1)]]);
    const bad = new FormData();
    bad.append('photos', new Blob([new Uint8Array([1, 2, 3])]), 'b.jpg');
    const refused = await left(async (prefix) =>
      site.app.request(site.parts.site.siteUrl + prefix + pages[0]!, {
        method: 'POST',
        body: bad,
        headers: { origin: site.parts.site.siteUrl },
      }),
    );
    expect(refused).toEqual([]);
    await seller.finish(token);
    expect(await get(`/sell-your-bus/done?draft=${token}`)).toEqual([]);
    for (const page of pages) expect(await get(page), page).toEqual([]);
    expect(await get(`/sell-your-bus/status/${token}/details`)).toEqual([]);
    expect(await post(`/sell-your-bus/status/${token}/details`, {})).toEqual([]);
    await seller.post(`/sell-your-bus/status/${token}/withdraw`, {});
    expect(await get(`/sell-your-bus/status/${token}`)).toEqual([]);
  });

  it('says links that open nothing, and goes on in its language', async () => {
    expect(await get(`/sell-your-bus/status/${'0'.repeat(32)}`)).toEqual([]);
    const started = await seller.post(`/${language}/sell-your-bus`, {
      ...sellerForm,
      email: `${language}@example.com`,
      key: freshKey(),
    });
    expect(started.headers.get('location')).toMatch(`/${language}/sell-your-bus/uploading?draft=`);
  });

  it('says that nothing is lost while the database is away', async () => {
    const { service } = site.parts.site.selling;
    const { start, open } = service;
    const down = () => Promise.reject(new Error('database is down'));
    service.open = down;
    expect(await get(`/sell-your-bus/status/${'0'.repeat(32)}`)).toEqual([]);
    service.start = down;
    expect(await post('/sell-your-bus', { ...sellerForm, key: freshKey() })).toEqual([]);
    const kept = {
      outcome: 'kept',
      reference: 'OM-7KQ2-M9XD-3TFP',
      token: '0'.repeat(32),
    } as const;
    service.start = () => Promise.resolve(kept);
    expect(await post('/sell-your-bus', { ...sellerForm, key: freshKey() })).toEqual([]);
    Object.assign(service, { start, open });
  });

  it('says to scripts why a photo is not taken', async () => {
    const token = await seller.startDraft();
    const answer = await seller.get(`/${language}/sell-your-bus/uploading/photo?draft=${token}`);
    const { message } = (await answer.json()) as { message: string };
    expect(message).toBe(
      { es: 'La foto no tiene clave.', fr: 'La photo n’a pas de clé.' }[language],
    );
  });
});

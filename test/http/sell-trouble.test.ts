import { afterEach, describe, expect, it } from 'vitest';
import type { SiteServices } from '#site/site-services.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { createSeller, freshKey, sellerForm } from '#test/factories/seller.ts';

let site: TestSite;
afterEach(() => site.close());

/** The site with a database that stops answering when told so. */
async function brokenSite() {
  site = await createTestSite();
  const { selling } = site.parts.site;
  const faults: string[] = [];
  const down = () => Promise.reject(new Error('database is down'));
  const services: SiteServices = {
    ...site.parts.site,
    reportFault: (_, error) => faults.push(String(error)),
  };
  Object.assign(site.parts.site, services);
  return { seller: createSeller(site), selling, faults, down };
}

describe('when the database does not answer', () => {
  it('step one says so, keeps what was typed and its key, and gives the phone number', async () => {
    const { seller, selling, faults, down } = await brokenSite();
    const whole = selling.service.start;
    const fields = { ...sellerForm, key: freshKey() };
    selling.service.start = down;
    const answer = await seller.post('/sell-your-bus', fields);
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(html).toContain('We could not save your bus');
    expect(html).toContain(site.parts.site.settings.phone.display);
    expect(html).toContain('value="Starcraft"');
    expect(html).toContain(fields.key);
    expect(faults).toEqual(['Error: database is down']);

    selling.service.start = whole;
    const again = await seller.post('/sell-your-bus', fields);
    expect(again.status).toBe(303);
  });

  it('private pages say that nothing sent before is lost', async () => {
    const { seller, selling, faults, down } = await brokenSite();
    const token = await seller.startDraft();
    selling.service.open = down;
    for (const path of [
      `/sell-your-bus/uploading?draft=${token}`,
      `/sell-your-bus/status/${token}`,
    ]) {
      const answer = await seller.get(path);
      expect(answer.status, path).toBe(503);
      expect(answer.headers.get('retry-after'), path).toBe('5');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(await answer.text()).toContain('What you sent before is safe');
    }
    expect(faults).toHaveLength(2);
  });

  it('corrections stay on the screen', async () => {
    const { seller, selling, down } = await brokenSite();
    const token = await seller.startDraft();
    selling.service.correct = down;
    const answer = await seller.post(`/sell-your-bus/status/${token}/details`, {
      ...sellerForm,
      model: 'E-350',
      revision: '1',
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.text()).toContain('value="E-350"');
  });
});

describe('JSON beside the form', () => {
  it('knows models of a make, makes, bodies and places', async () => {
    site = await createTestSite();
    const json = async (path: string) => (await site.get(path)).json();
    const models = '/api/vehicle-suggestions?field=model&make=chevy';
    expect(await json(models)).toContain('Express 3500');
    expect(await json('/api/vehicle-suggestions?field=make&q=blue')).toEqual(['Blue Bird']);
    expect(await json('/api/vehicle-suggestions?field=body&q=star')).toContain('Starcraft');
    expect(await json('/api/vehicle-suggestions?field=model&make=__proto__')).toEqual([]);
    expect(await json('/api/zip-places/08067')).toEqual({ city: 'Pedricktown', state: 'NJ' });
    for (const zip of ['00000', 'abcde', '__proto__', '080677'])
      expect((await site.get(`/api/zip-places/${zip}`)).status, zip).toBe(404);
  });
});

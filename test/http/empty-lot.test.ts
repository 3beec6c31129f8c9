import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite({ listings: [] });
});

afterAll(() => site.close());

describe('a lot without a bus', () => {
  it('counts no zeros at people', async () => {
    expect(await site.html('/')).not.toMatch(/>0(?:<!-- -->)?(?: for sale)?</);
    expect(await site.html('/categories/coach')).not.toContain('>0 buses<');
  });

  it('offers to write when one comes, on the list and the map', async () => {
    for (const path of ['/buses', '/locations']) {
      const html = await site.html(path);
      expect(html).toContain('we write when one comes');
      expect(html).toContain('href="/contact/bus-alert"');
    }
    expect(await site.html('/locations')).not.toContain('None listed today in');
  });

  it('says another thing to whoever has filters set', async () => {
    expect(await site.html('/buses?seats=10-14')).toContain('Take a word or a filter away');
  });

  it('says so in Spanish', async () => {
    expect(await site.html('/es/buses')).toContain('Hoy no hay nada en la lista.');
    expect(await site.html('/es/locations')).toContain('Hoy no hay ningún autobús en la lista.');
    expect(await site.html('/es')).toContain('Elija un tipo y vea para qué está hecho.');
  });
});

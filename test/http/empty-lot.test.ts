import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite({ listings: [] });
});

afterAll(() => site.close());

async function page(path: string): Promise<string> {
  const answer = await site.get(path);
  expect(answer.status).toBe(200);
  return answer.text();
}

describe('a lot without a bus', () => {
  it('counts no zeros at people', async () => {
    expect(await page('/')).not.toMatch(/>0(?:<!-- -->)?(?: for sale)?</);
    expect(await page('/categories/coach')).not.toContain('>0 buses<');
  });

  it('offers to write when one comes, on the list and the map', async () => {
    for (const path of ['/buses', '/locations']) {
      const html = await page(path);
      expect(html).toContain('we write when one comes');
      expect(html).toContain('href="/contact/bus-alert"');
    }
    expect(await page('/locations')).not.toContain('None listed today in');
  });

  it('says another thing to whoever has filters set', async () => {
    expect(await page('/buses?seats=10-14')).toContain('Take a word or a filter away');
  });

  it('says so in Spanish', async () => {
    expect(await page('/es/buses')).toContain('Hoy no hay nada en la lista.');
    expect(await page('/es/locations')).toContain('Hoy no hay ningún autobús en la lista.');
    expect(await page('/es')).toContain('Elija un tipo y vea para qué está hecho.');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ listings: [aListing({ details: { stockNumber: 'BIG-0007' } })] });
});
afterAll(() => site.close());

const ask = async (text: string) => {
  const answer = await site.get(`/api/smart-search?q=${encodeURIComponent(text)}`);
  expect(answer.status).toBe(200);
  return answer.json();
};

describe('GET /api/smart-search', () => {
  it('answers in the vocabulary of buyers', async () => {
    expect(await ask('15 passenger with lift under 30k nj')).toMatchObject({
      intent: 'buy',
      pax: 15,
      price_max: 30_000,
      state: 'NJ',
      features: ['wheelchair_lift'],
    });
    expect(await ask('2012-2016 thomas c2')).toMatchObject({
      year: [2012, 2016],
      make: 'Thomas Built',
    });
    expect(await ask('no cdl church bus')).toMatchObject({ cdl: false });
    expect(await ask('in dallas or newark nj')).toMatchObject({
      city: 'Newark',
      or_town: [{ city: 'Dallas', state: 'TX' }],
    });
  });

  it('knows the stock numbers of the list, as "big" would be a wish for the largest', async () => {
    expect(await ask('is big 0007 still here')).toEqual({ intent: 'buy', stock: 'BIG-0007' });
  });

  it('reads the language that it is told, and English where it is told of none that we speak', async () => {
    const asked = 'minibus 15 places, moins de 30 000 $';
    const read = async (language: string) =>
      (
        await site.get(`/api/smart-search?language=${language}&q=${encodeURIComponent(asked)}`)
      ).json();
    expect(await read('fr')).toMatchObject({ pax: 15, price_max: 30_000 });
    expect(await read('xx')).not.toMatchObject({ pax: 15 });
  });

  it('answers nothing in particular for nothing in particular', async () => {
    expect((await site.get('/api/smart-search')).status).toBe(200);
    expect(await ask('')).toMatchObject({ intent: 'buy' });
  });

  it.each([
    '\0\0',
    '%',
    "' or 1=1 --",
    '<img src=x onerror=1>',
    '🚌'.repeat(200),
    'a'.repeat(3_000),
    '9'.repeat(2_000),
    '((((((',
    '\u202Eevil',
    '__proto__ constructor',
  ])('takes %j calmly', async (text) => {
    expect(typeof (await ask(text))).toBe('object');
  });
});

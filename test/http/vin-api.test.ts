import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const ask = async (vin: string) => {
  const answer = await site.get(`/api/vin/${encodeURIComponent(vin)}`);
  return { status: answer.status, said: (await answer.json()) as Record<string, unknown> };
};

describe('GET /api/vin/{vin}', () => {
  it.each([
    [
      '1FDFE4FS5HDC12345',
      {
        year: 2017,
        make: 'Ford',
        model: 'E-450',
        vehicleType: 'Incomplete Vehicle',
        cylinders: 10,
      },
    ],
    [
      '1BAKGCPA8DF123456',
      { year: 2013, make: 'Blue Bird', bodyClass: 'Bus - School Bus', brakes: 'Air' },
    ],
    [
      '2MG3JMEA5EW066666',
      { year: 2014, make: 'Motor Coach Industries', model: 'J4500', plantCountry: 'CANADA' },
    ],
    ['4DRBUC8N4FB123456', { year: 2015, make: 'IC Bus', series: 'CE', plantCity: 'TULSA' }],
  ])('%s', async (vin, says) => {
    const { status, said } = await ask(vin);
    expect(status).toBe(200);
    expect(said['says']).toMatchObject(says);
    expect(said['date']).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('is asked by a form, too: what may be filled in, and what does not fit', async () => {
    const post = async (fields: Record<string, string>) => {
      const { siteUrl: origin } = site.parts.site;
      const answer = await site.app.request(`${origin}/api/vin`, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams(fields),
      });
      expect(answer.headers.get('cache-control')).toBe('no-store');
      return (await answer.json()) as Record<string, unknown>;
    };
    const vin = '1FDFE4FS7EDA23699';
    expect(await post({ vin })).toMatchObject({
      fill: { year: '2014', make: 'Ford', model: 'E-450' },
      says: { plantCity: 'AVON LAKE' },
    });
    expect(await post({ vin, year: '2015', make: 'Ford', model: 'E-350' })).toMatchObject({
      doubts: [
        { is: 'year', year: 2014, typed: 2015 },
        { is: 'model', model: 'E-450', typed: 'E-350' },
      ],
    });
    expect(await post({ vin: '1HVBRAAN31H366583' })).toMatchObject({
      fill: {},
      doubts: [{ is: 'vin-character' }],
    });
    expect(await post({ vin: '<script>', year: 'x'.repeat(3_000) })).toMatchObject({ fill: {} });
  });

  it('says of a text what it is instead of a VIN', async () => {
    expect((await ask('F37DFH12345')).said).toMatchObject({ reading: { is: 'old' }, says: null });
    expect((await ask('ZZZ8GDM9AXKP04278')).said).toMatchObject({ says: null });
    expect((await ask('1M8GDM9AXKPO42788')).said).toMatchObject({
      reading: { is: 'letters', instead: '1M8GDM9AXKP042788' },
    });
    expect((await ask('x'.repeat(41))).status).toBe(404);
  });
});

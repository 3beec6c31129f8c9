import { afterAll, beforeAll, expect, it } from 'vitest';
import { allLimits } from '#domain/leads/all-limits.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createSeller, type Seller } from '#test/factories/seller.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

const [listed, sentIn, hidden] = ['1FDFE4FS5FDA00001', '1FDFE4FS5FDA00002', '1FDFE4FS5FDA00003'];
const known = 'A bus with this VIN is already with us';

let site: TestSite;
let seller: Seller;
beforeAll(async () => {
  const listings = [
    aListing({ details: { vin: listed } }),
    aListing({ details: { vin: hidden }, status: 'draft' }),
  ];
  site = await createTestSite({ listings });
  seller = createSeller(site);
});
afterAll(() => site.close());

/** Whether a stranger who types this VIN reads anywhere that it is here already. */
async function saysKnown(vin: string): Promise<boolean> {
  const token = await seller.startDraft({ vin });
  const pages = [`/sell-your-bus/uploading?draft=${token}`, `/sell-your-bus/status/${token}`];
  const texts = await Promise.all(pages.map(seller.text));
  return texts.some((text) => text.includes(known));
}

it('a stranger learns from a VIN what the public pages say, and of no other draft', async () => {
  expect(await saysKnown(listed)).toBe(true);
  const token = await seller.startDraft({ vin: sentIn });
  expect(await saysKnown(sentIn)).toBe(false);
  expect(await saysKnown(hidden)).toBe(false);
  await seller.finish(token);
  expect(await saysKnown(sentIn)).toBe(false);
});

it('fills in what the VIN says on the next step, to be saved or not', async () => {
  const vin = '1FDFE4FS7EDA23699';
  const token = await seller.startDraft({ vin, year: '', model: '', make: 'Starcraft' });
  const path = `/sell-your-bus/status/${token}/details`;
  expect(await seller.text(`/sell-your-bus/uploading?draft=${token}`)).toContain(
    `${path}?from=vin`,
  );
  const html = await seller.text(`${path}?from=vin`);
  expect(html).toContain('Filled in from the VIN: Year 2014 and Model E-450.');
  expect(html).toMatch(/name="year"[^>]*value="2014"|value="2014"[^>]*name="year"/);
  expect(html).toContain('value="Starcraft"');
  expect((await seller.open(token)).submission.details.year).toBeNull();
  expect(await seller.text(path)).not.toContain('Filled in from the VIN');
});

it('wheelchair places of "24+2" are kept, shown, and stand in the form again', async () => {
  const token = await seller.startDraft({ passengers: '24+2' });
  expect((await seller.open(token)).submission.details).toMatchObject({
    passengers: 24,
    wheelchairPlaces: 2,
  });
  expect(await seller.text(`/sell-your-bus/status/${token}`)).toContain(
    '24 passengers + 2 wheelchair',
  );
  expect(await seller.text(`/sell-your-bus/status/${token}/details`)).toContain('value="24+2"');
});

it('the VIN of a listing is found whatever came along unseen when it was copied', async () => {
  expect(await saysKnown([...listed].join('\u2060'))).toBe(true);
});

it('a network that asks about VINs without end is told when to come again, and still sells', async () => {
  const { siteUrl: origin } = site.parts.site;
  const ask = (body: string) =>
    site.app.request(`${origin}/api/vin`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
  const { burst } = allLimits['vin-address'];
  const atOnce = await Promise.all(
    Array.from({ length: burst + 5 }, () => ask('vin=1FDFE4FS7EDA23699')),
  );
  expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(burst);
  // Refused before its body is looked at: a form of this size would be refused for that.
  const refused = await ask(`vin=${'x'.repeat(100_000)}`);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ status: 429 });

  const token = await seller.startDraft({ vin: '1FDFE4FS7EDA23699', year: '2015' });
  expect(await seller.text(`/sell-your-bus/uploading?draft=${token}`)).toContain(
    'The VIN stands for model year 2014',
  );
});

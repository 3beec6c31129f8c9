import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('the VIN of a listing is found whatever came along unseen when it was copied', async () => {
  expect(await saysKnown([...listed].join('\u2060'))).toBe(true);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListingImage } from '#domain/inventory/bus-listing.ts';
import { photoShots } from '#domain/selling/photo-shots.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { textOf } from '#test/setup/text-of.ts';

const image = (alt: string, takenMonth?: string): ListingImage => ({
  name: `photos/${alt.length}${'a'.repeat(20)}.webp`,
  alt,
  widthPx: 800,
  heightPx: 600,
  placeholder: null,
  ...(takenMonth ? { takenMonth } : {}),
});
const own = { year: 2015, videoLink: null };

let site: TestSite;
let withPlayer: TestSite;
beforeAll(async () => {
  const listings = [
    aListing({
      details: { ...own, videoLink: 'https://youtu.be/abcdefghijk' },
      images: [
        image('Front tires', '2026-03'),
        image('Engine', '2025-11'),
        // From before the bus was built: a clock that was set wrongly.
        image('Odometer', '2004-05'),
      ],
    }),
    aListing({ details: own, images: [image('Photo of the 2015 Starcraft Allstar', '2026-03')] }),
    aListing({ details: own, images: photoShots.map(({ title }) => image(title.message!)) }),
    aListing({
      details: { ...own, videoLink: 'https://example.com/watch?v=abcdefghijk' },
      images: [image('Side view drawing of a 2015 Starcraft Allstar')],
    }),
  ];
  site = await createTestSite({ listings });
  const { parts } = site;
  withPlayer = await createTestSite({
    listings,
    parts: { site: { ...parts.site, videos: { list: () => [], players: true } } },
  });
});
afterAll(() => Promise.all([site.close(), withPlayer.close()]));

async function section(id: number, of = site): Promise<string | null> {
  const moved = await of.get(`/buses/${id}`);
  const html = await (await of.get(moved.headers.get('location')!)).text();
  return /<section aria-labelledby="photos-heading".*?<\/section>/s.exec(html)?.[0] ?? null;
}

describe('what the photos of a bus prove', () => {
  it('says months, without one from before the bus, and what is not photographed', async () => {
    expect(textOf(await section(1))).toBe(
      'Photos and video 2 photos say when they were taken: November 2025 to March 2026. The others do not. Not photographed, by the captions: roof, underbody, driver’s seat and dash, aisle from the front, floor, door plate, and damage and rust.',
    );
  });

  it('does not say that something is missing where photos do not say what they show', async () => {
    expect(textOf(await section(2))).toBe(
      'What the photos show Taken by the dates in the files: March 2026. Not every photo says what it shows. Ask for underbody, tires and door plate if you do not see them.',
    );
  });

  it('says that nothing is missing, and that nobody knows when', async () => {
    expect(textOf(await section(3))).toBe(
      'What the photos show The files do not say when the photos were taken. Ask. Underbody, tires, engine, odometer and damage are among them, by their captions.',
    );
  });

  it('is nothing for drawings, and for a film that is not of the service', async () => {
    expect(await section(4)).toBeNull();
  });

  it('gives the viewer the month of each picture, and no more of its date', async () => {
    const moved = await site.get('/buses/1');
    const html = await (await site.get(moved.headers.get('location')!)).text();
    expect(html).toContain('Taken in March 2026');
    expect(html).not.toContain('Taken in May 2004');
  });
});

describe('the video of a bus', () => {
  it('is a link with our own picture where no player may open', async () => {
    const html = await section(1);
    expect(html).toContain('href="https://www.youtube.com/watch?v=abcdefghijk"');
    expect(html).not.toMatch(/data-video|<iframe|ytimg/);
    expect(html).toMatch(/<img [^>]*src="\/media\/photos\//);
  });

  it('opens in the privacy mode when it is pressed, and fetches nothing before', async () => {
    const html = await section(1, withPlayer);
    expect(html).toContain('data-video="abcdefghijk"');
    expect(html).toMatch(/<template data-video-frame="">\s*<iframe (?![^>]*src=)/);
    expect(html).not.toMatch(/ytimg|src="https/);
  });
});

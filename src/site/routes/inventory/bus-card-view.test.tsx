import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { presentCard } from '#domain/inventory/listing-card.ts';
import type { ListingOverrides } from '#test/factories/listing-factory.ts';
import { aPicture, aStoredListing } from '#test/factories/stored-listing-factory.ts';
import { BusCardView } from './bus-card-view.tsx';
import { BusGrid } from './bus-grid.tsx';

const now = new Date('2026-11-01T12:00:00.000Z');
const aCard = (overrides: ListingOverrides = {}) => presentCard(aStoredListing(overrides), now);
const cardHtml = (overrides: ListingOverrides = {}) =>
  renderToStaticMarkup(<BusCardView bus={aCard(overrides)} urgency="lazy" />);

describe('BusCardView', () => {
  it('links to the bus and shows price, miles, seats and place', () => {
    const html = cardHtml();
    expect(html).toContain('href="/buses/7-2018-starcraft-allstar-25-passenger-shuttle"');
    for (const text of ['$49,500', '88,412 mi', '>25<', 'Columbus, OH'])
      expect(html).toContain(text);
  });

  it('sets a price in words smaller than a figure', () => {
    expect(cardHtml({ details: { priceCents: null } })).toMatch(/price-wordy">Call for price</);
    expect(cardHtml()).not.toContain('price-wordy');
  });

  it('says N/A for unknown miles and seats', () => {
    const html = cardHtml({ details: { mileageMiles: null, passengers: null } });
    expect(html.match(/N\/A/g)).toHaveLength(2);
  });

  it('shows the former price only after a drop', () => {
    expect(cardHtml({ details: { pricePreviousCents: 5_500_000 } })).toContain('$55,000');
    expect(cardHtml({ details: { pricePreviousCents: 4_000_000 } })).not.toContain('$40,000');
  });

  it('marks a sold bus, without its price and without another badge', () => {
    const html = cardHtml({ status: 'sold', details: { featured: true } });
    expect(html).toContain('badge-sold');
    expect(html).not.toContain('Featured');
    expect(html).not.toContain('$49,500');
  });

  it('shows a blurred preview, the thumbnail, and the category as a fallback', () => {
    const html = cardHtml({ images: [aPicture('demo/7-side.webp')] });
    expect(html).toMatch(/data-placeholder="" src="data:image/);
    expect(html).toContain('src="/media/demo/7-side-thumbnail.webp"');
    expect(html).toMatch(/srcSet="\S+side-thumbnail\.webp 360w, \S+side-750\.webp 750w"/);
    expect(html).toContain('data-fallback="/media/category/shuttle.webp"');
  });

  it('draws the bus’s own category when there is no picture', () => {
    expect(cardHtml({ details: { category: 'trolley' } })).toContain(
      '/media/category/trolley.webp',
    );
  });
});

describe('BusGrid', () => {
  const buses = Array.from({ length: 6 }, (_, at) =>
    aCard({ id: at + 1, images: [aPicture(`demo/${at}.webp`)] }),
  );

  it('fetches the first four pictures at once, the first one first (spec §9)', () => {
    const html = renderToStaticMarkup(<BusGrid buses={buses} leading />);
    expect(html.match(/loading="eager"/g)).toHaveLength(4);
    expect(html.match(/loading="lazy"/g)).toHaveLength(2);
    expect(html.match(/<img[^>]*fetchPriority="high"/g)).toHaveLength(1);
  });

  it('lets every picture wait further down a page', () => {
    const html = renderToStaticMarkup(<BusGrid buses={buses} />);
    expect(html.match(/loading="lazy"/g)).toHaveLength(6);
  });

  it('gives every picture its size, so that nothing moves', () => {
    const html = renderToStaticMarkup(<BusGrid buses={buses} leading />);
    const pictures = html.match(/<img data-picture[^>]*>/g) ?? [];
    expect(pictures).toHaveLength(6);
    for (const picture of pictures) expect(picture).toMatch(/width="360" height="240"/);
  });
});

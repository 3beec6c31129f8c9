import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { siteSettings } from '#content/site-settings.ts';
import { presentDetail } from '#domain/inventory/listing-detail.ts';
import type { ListingOverrides } from '#test/factories/listing-factory.ts';
import { aPicture, aStoredListing } from '#test/factories/stored-listing-factory.ts';
import { BusDetailPage } from './bus-detail-page.tsx';

const now = new Date('2026-11-01T12:00:00.000Z');
const pageHtml = (overrides: ListingOverrides = {}) =>
  renderToStaticMarkup(
    <BusDetailPage
      model={{ bus: presentDetail(aStoredListing(overrides), now), similar: [] }}
      settings={siteSettings}
    />,
  );

describe('BusDetailPage', () => {
  it('offers a call and a contact form that knows the bus', () => {
    const html = pageHtml();
    expect(html).toContain(`href="${siteSettings.phone.href}"`);
    expect(html).toContain('href="#contact-form"');
    expect(html).toMatch(/id="contact-form"[\s\S]*name="bus" value="7"/);
  });

  it('keeps the lines of a description, in whichever language it is', () => {
    const html = pageHtml({ details: { description: 'Has:\n- new tires\n\nRuns.\r\n\r\nRuns.' } });
    expect(html).toMatch(/lang=""[^>]*><p class="typed-lines">Has:\n- new tires<\/p><p/);
    expect(html.match(/>Runs\.</g)).toHaveLength(2);
  });

  it('asks to contact us for an unknown price, in smaller type', () => {
    expect(pageHtml({ details: { priceCents: null } })).toMatch(/price-wordy">Contact for Price</);
  });

  it('says in words whether the bus takes a CDL', () => {
    expect(pageHtml()).toContain('CDL needed: built for 16 or more people');
    expect(pageHtml({ details: { passengers: 12 } })).toContain('No CDL needed');
  });

  it.each([
    [null, 'Ask us'],
    [0, 'None'],
    [2, '2'],
  ])('keeps unknown wheelchair places apart from none: %s reads "%s"', (positions, text) => {
    const html = pageHtml({ details: { wheelchairPositions: positions } });
    expect(html).toContain(`Wheelchair places</dt><dd>${text}</dd>`);
  });

  it('asks nobody about places in a bus that states it has no lift or ramp', () => {
    const html = pageHtml({ details: { wheelchairPositions: null, lift: 'none' } });
    expect(html).toContain('Wheelchair places</dt><dd>No lift or ramp</dd>');
  });

  it('shows a sold bus as sold, without a price, and asks nobody to come and see it', () => {
    const html = pageHtml({ status: 'sold', details: { onLot: true } });
    expect(html).toContain('This bus has been sold');
    expect(html).not.toContain('$49,500');
    expect(html).not.toContain('Call before you come');
    expect(pageHtml({ details: { onLot: true } })).toContain('Call before you come');
  });

  it('stands in for missing photos with the category’s drawing, and says so', () => {
    const html = pageHtml({ details: { category: 'coach' } });
    expect(html).toContain('/media/category/coach.webp');
    expect(html).toContain('No photos yet');
  });

  it('serves a gallery that works by anchors and links alone', () => {
    const html = pageHtml({ images: [aPicture('a/1.webp'), aPicture('a/2.webp')] });
    expect(html).toContain('href="#picture-2"');
    expect(html).toContain('id="picture-2"');
    expect(html).toContain('href="/media/a/2.webp"');
    expect(html).toContain('data-island="gallery"');
  });
});

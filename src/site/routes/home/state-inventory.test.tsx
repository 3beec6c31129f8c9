import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { siteSettings } from '#content/site-settings.ts';
import { presentCard } from '#domain/inventory/listing-card.ts';
import { aStoredListing } from '#test/factories/stored-listing-factory.ts';
import { StateInventory } from './state-inventory.tsx';

const bus = presentCard(aStoredListing(), new Date('2026-11-01T12:00:00.000Z'));
const html = (enabled: boolean, buses = [bus]) =>
  renderToStaticMarkup(
    <StateInventory enabled={enabled} state="OH" buses={buses} settings={siteSettings} />,
  );

it('names the state above its carousel when enabled (spec §2)', () => {
  expect(html(true)).toContain('Browse Our Ohio Inventory');
  expect(html(true)).toContain('aria-roledescription="carousel"');
});

it('shows the banner with the call button otherwise', () => {
  expect(html(false)).toContain('Used Bus For Sale, Near You');
  expect(html(false)).toContain(`href="${siteSettings.phone.href}"`);
  expect(html(false)).not.toContain('carousel');
});

it('says that buses are loading while there are none', () => {
  expect(html(true, [])).toMatch(/role="status">Loading buses\.\.\.</);
});

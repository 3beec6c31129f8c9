import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { presentCard } from '#domain/inventory/listing-card.ts';
import { aStoredListing } from '#test/factories/stored-listing-factory.ts';
import { BusCardView } from './bus-card-view.tsx';
import { BusGrid } from './bus-grid.tsx';

const now = new Date('2026-11-01T12:00:00.000Z');
const cards = Array.from({ length: 6 }, (_, at) => ({
  ...presentCard(aStoredListing({ details: { priceCents: 4_000_000 + at * 100 } }), now),
  id: at + 1,
}));
const drawn = (buses: typeof cards) => renderToStaticMarkup(<BusGrid buses={buses} leading />);

it('shows the same cards from memory as drawn anew', () => {
  const first = drawn(cards);
  expect(drawn(cards)).toBe(first);
  for (const [at, bus] of cards.entries()) {
    const urgency = at === 0 ? 'first' : at < 4 ? 'eager' : 'lazy';
    expect(first).toContain(
      renderToStaticMarkup(<BusCardView bus={bus} urgency={urgency} />).replace(/^<link.*?>/, ''),
    );
  }
});

it('draws a bus anew when it is another version of it', () => {
  drawn(cards);
  const [one, two, ...rest] = cards;
  const changed = { ...two!, priceText: '$1,234' };
  expect(drawn([one!, changed, ...rest])).toContain('$1,234');
});

it('does not keep what is meant for one reader', () => {
  const away = cards.map((bus) => ({ ...bus, milesAway: bus.id * 100 }));
  expect(drawn(away)).toContain('about 600 miles away');
  expect(drawn(cards)).not.toContain('miles away');
  const near = renderToStaticMarkup(<BusGrid buses={cards} near="08608" />);
  expect(near.match(/near=08608/g)).toHaveLength(cards.length);
});

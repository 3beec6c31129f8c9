import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { presentCard } from '#domain/inventory/listing-card.ts';
import { inLanguage } from '#messages/in-language.ts';
import { aStoredListing } from '#test/factories/stored-listing-factory.ts';
import { BusCardView } from './bus-card-view.tsx';
import { BusGrid } from './bus-grid.tsx';

const now = new Date('2026-11-01T12:00:00.000Z');
const cards = Array.from({ length: 6 }, (_, at) => ({
  ...presentCard(aStoredListing({ details: { priceCents: 4_000_000 + at * 100 } }), now),
  id: at + 1,
}));
const withoutTags = (html: string) => html.replaceAll(/<[^>]+>/g, '');
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
  const changed = { ...two!, priceCents: 123_400 };
  expect(drawn([one!, changed, ...rest])).toContain('$1,234');
});

it('does not keep what is meant for one reader', () => {
  const away = cards.map((bus) => ({ ...bus, milesAway: bus.id * 100 }));
  expect(withoutTags(drawn(away))).toContain('about 600 miles away');
  expect(withoutTags(drawn(cards))).not.toContain('miles away');
  const near = renderToStaticMarkup(<BusGrid buses={cards} near="08608" />);
  expect(near.match(/near=08608/g)).toHaveLength(cards.length);
});

it('keeps a card for each language, with its words, its figures and its links', () => {
  const [first, bus] = cards;
  const drawings = (['en', 'es', 'fr'] as const).map(
    (language) => inLanguage(language, () => drawn([first!, bus!])).split('<li>')[2]!,
  );
  expect(inLanguage('fr', () => drawn([first!, bus!]))).toContain(drawings[2]);
  const [en, es, fr] = drawings;
  expect(en).toContain('href="/buses/2-');
  expect(en).toContain('88,412 mi');
  expect(es).toContain('href="/es/buses/2-');
  expect(es).toContain('Millaje');
  expect(es).toContain('Necesaria');
  expect(fr).toContain('href="/fr/buses/2-');
  expect(fr).toContain('Kilométrage');
  expect(fr).toMatch(/142\s285\skm/);
  expect(fr).toMatch(/40\s001\s\$\sUS/);
});

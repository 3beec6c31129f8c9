import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type {
  HistoryStep,
  ListingHistory,
  UnitStep,
} from '#domain/inventory/history/listing-history.ts';
import { BusHistory } from './bus-history.tsx';

const listedAt = '2026-03-01T12:00:00.000Z';
const on = (day: number) => new Date(Date.parse(listedAt) + day * 86_400_000).toISOString();
const html = (history: Partial<ListingHistory>, sold = false) =>
  renderToStaticMarkup(
    <BusHistory
      history={{
        listedAt,
        recordedSince: null,
        changedAt: listedAt,
        prices: [{ at: listedAt, cents: 4_950_000 }],
        steps: [],
        hasOlder: false,
        ...history,
      }}
      sold={sold}
      now={new Date(on(200))}
    />,
  );
const text = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const step = (day: number, rest: Partial<HistoryStep> = {}): HistoryStep => ({
  at: on(day),
  move: null,
  fields: [],
  pictures: null,
  units: [],
  ...rest,
});

describe('the history on the page of a bus', () => {
  it('is a sentence where there was one price, without a picture', () => {
    const markup = html({});
    expect(text(markup)).toContain(
      'Listed since March 1, 2026. The price has been $49,500 from the start, and nothing else has changed.',
    );
    expect(markup).not.toMatch(/<svg|<details|<dl/);
    expect(text(html({ prices: [{ at: listedAt, cents: null }] }))).toContain(
      'No price has been named.',
    );
  });

  it('shows several prices as a picture and as a list of the same figures', () => {
    const prices = [
      { at: listedAt, cents: 5_400_000 },
      { at: on(40), cents: 4_950_000 },
      { at: on(40), cents: null },
      { at: on(100), cents: 5_000_000 },
    ];
    const markup = html({ prices });
    expect(text(markup)).toContain(
      'The price has changed 3 times, from $54,000 at first to $50,000.',
    );
    expect(markup).toContain('between $49,500 and $54,000');
    expect(markup.match(/<circle/g)).toHaveLength(3);
    // The line ends where no price was named, and begins anew.
    expect(/<path d="([^"]*)"/.exec(markup)![1]!.split('M')).toHaveLength(3);
    expect(markup).not.toContain('style=');
    expect(text(markup)).toMatch(
      /June 9, 2026 \$50,000 April 10, 2026 on request April 10, 2026 \$49,500 March 1, 2026 \$54,000/,
    );
  });

  it('says in the public’s words what changed when', () => {
    const steps = [
      step(30, { move: 'sold' }),
      step(20, {
        move: 'back',
        fields: [
          { key: 'mileageMiles', before: 8_000, after: 98_000 },
          { key: 'description', before: 'As new.', after: 'As new, <b>nearly</b>.' },
          { key: 'fuel', before: null, after: 'diesel' },
          { key: 'priceCents', before: 100_000, after: null },
          { key: 'city', before: 'Columbus', after: '<i>Ohio</i>' },
        ],
      }),
      step(10, { move: 'taken-off' }),
      step(5, { pictures: { added: 2, removed: 1, replaced: 1, isReordered: true, captions: 1 } }),
    ];
    const said = text(html({ steps }, true));
    for (const line of [
      'What changed: 4 entries',
      'March 31, 2026 Marked as sold',
      'March 21, 2026 On the site again',
      'Mileage: 98,000 mi (157,716 km) ; before: 8,000 mi (12,875 km)',
      'Description: rewritten',
      'Fuel: Diesel; before: not stated',
      'Price: on request; before: $1,000',
      'City: &lt;i&gt;Ohio&lt;/i&gt;; before: Columbus',
      'March 11, 2026 Taken off the site',
      '2 photos added 1 photo removed 1 photo replaced Photos in another order 1 photo caption changed',
      'Asking prices, not what it was sold for.',
    ])
      expect(said).toContain(line);
  });

  it('tells of the buses of a lot by their numbers', () => {
    const unit = (number: number, rest: Partial<UnitStep>): UnitStep => ({
      number,
      move: null,
      fields: [],
      pictures: false,
      ...rest,
    });
    const many = (count: number, rest: Partial<UnitStep>) =>
      Array.from({ length: count }, (_, at) => unit(at + 1, rest));
    const said = text(
      html({
        steps: [
          step(20, {
            units: [
              unit(1, { move: 'sold' }),
              unit(2, {
                move: 'reserved',
                fields: [
                  { key: 'priceCents', before: 1_790_000, after: 1_690_000 },
                  { key: 'description', before: null, after: 'A dent' },
                ],
              }),
              unit(3, { move: 'sold', pictures: true }),
            ],
          }),
          step(10, { units: many(500, { move: 'added' }) }),
          step(5, {
            units: many(30, { fields: [{ key: 'mileageMiles', before: 1, after: 2 }] }),
          }),
        ],
      }),
    );
    for (const line of [
      'Sold: Unit 1 and Unit 3',
      'Reserved: Unit 2',
      'Unit 2, Price: $16,900; before: $17,900',
      'Unit 2, Description: added',
      'Unit 3: other photos',
      'Added: 500 units',
      'Unit 12, Mileage: 2 mi',
      '18 more changes of units',
    ])
      expect(said).toContain(line);
    expect(said).not.toContain('Unit 13');
  });

  it('folds what is older than the newest dozen, and says where it ends', () => {
    const steps = Array.from({ length: 30 }, (_, index) =>
      step(100 - index, { move: index % 2 === 0 ? 'sold' : 'for-sale-again' }),
    );
    const markup = html({ steps, hasOlder: true });
    expect(markup.match(/<details/g)).toHaveLength(2);
    expect(text(markup)).toContain('18 older entries');
    expect(text(markup)).toContain('kept, but not shown here');
  });

  it('claims nothing of the time before it was written down', () => {
    const said = text(html({ recordedSince: on(50), prices: [{ at: on(50), cents: 4_950_000 }] }));
    expect(said).toContain('The price is $49,500, since April 20, 2026 at least.');
    expect(said).toContain('Changes have been recorded since April 20, 2026');
    const older = html({
      prices: [
        { at: null, cents: 5_000_000 },
        { at: on(50), cents: 4_950_000 },
      ],
    });
    expect(text(older)).toContain('April 20, 2026 $49,500 Before that $50,000');
    expect(older).not.toContain('<svg');
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { busCategories } from '#domain/inventory/categories.ts';
import { BusTypes } from './bus-types.tsx';

const html = renderToStaticMarkup(<BusTypes counts={{ shuttle: 12 }} total={99} />);
const tiles = [...html.matchAll(/<a [^>]*class="(tile[^"]*)"[^>]*>.*?<\/a>/gs)];

describe('Explore Bus Types (spec §2)', () => {
  it('has a tile for each category and a last one for all of them', () => {
    expect(tiles).toHaveLength(busCategories.length + 1);
    for (const { slug } of busCategories) expect(html).toContain(`href="/categories/${slug}"`);
    expect(tiles.at(-1)?.[0]).toContain('All Bus Types');
    expect(tiles.at(-1)?.[0]).toContain('href="/categories"');
  });

  it('draws them 180 by 181', () => {
    expect(html.match(/<img[^>]* width="180" height="181"/g)).toHaveLength(busCategories.length);
  });

  it('shows four kinds whole instead of cropped', () => {
    const whole = tiles.filter(([, name]) => name?.includes('tile-contain'));
    const names = whole.map(([tile]) => /href="\/categories\/([^"]*)"/.exec(tile)?.[1]);
    expect(names.toSorted()).toEqual(['coach', 'conversion', 'double-decker', 'trolley']);
  });
});

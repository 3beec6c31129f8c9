import { describe, expect, it } from 'vitest';
import { hitHref, hitPrice, hitThumbnail, hitTitle } from './hit-facts.ts';

describe('a hit', () => {
  it('links by object id and slug, else by object id', () => {
    expect(hitHref({ objectID: '12', slug: '2018-mci' })).toBe('/buses/12-2018-mci');
    expect(hitHref({ objectID: '12', slug: null })).toBe('/buses/12');
    expect(hitHref({ objectID: '../x', slug: 'a b' })).toBe('/buses/..%2Fx-a%20b');
  });

  it('is named by title, else by year, make and model', () => {
    expect(hitTitle({ title: ' 2018 MCI ', year: 1, make: 'a', model: 'b' })).toBe('2018 MCI');
    expect(hitTitle({ title: '', year: 2018, make: 'MCI', model: null })).toBe('2018 MCI');
    expect(hitTitle({ title: null, year: null, make: null, model: null })).toBe('Bus');
  });

  it('shows the thumbnail beside the main picture', () => {
    expect(hitThumbnail('/media/a/b.webp')).toBe('/media/a/b-thumbnail.webp');
    expect(hitThumbnail('/media/a.webp.png')).toBe('/media/a.webp.png');
  });

  it.each([
    [45_900, '$45,900'],
    ['$45,900.00', '$45,900'],
    [0, 'Call for price'],
    [null, 'Call for price'],
    ['contact', 'Call for price'],
    [Number.NaN, 'Call for price'],
  ])('prices %j as %s', (price, text) => {
    expect(hitPrice(price)).toBe(text);
  });
});

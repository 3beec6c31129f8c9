import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteSettings } from '#content/site-settings.ts';
import { busCategories } from '#domain/inventory/categories.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

/** Sentences of the specification that are nothing but words and links on a page. */
let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ listings: [aListing({ id: 1 })] });
});
afterAll(() => site.close());

const part = (html: string, from: string, to: string) => html.split(from)[1]?.split(to)[0] ?? '';
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, inner]) => [
    inner!
      .replaceAll(/<svg.*?<\/svg>|<[^>]+>/gs, '')
      .replaceAll('&amp;', '&')
      .trim(),
    href!.replaceAll('&amp;', '&'),
  ]);

describe('the header (spec §2)', () => {
  it('lists all categories and View All, and the first three purposes', async () => {
    const menu = part(await site.html('/contact'), 'class="buy-menu page-width"', '</details>');
    const links = linksOf(menu);
    expect(links.slice(0, busCategories.length)).toEqual(
      busCategories.map(({ pluralName, slug }) => [pluralName, `/categories/${slug}`]),
    );
    expect(links.slice(busCategories.length, busCategories.length + 4)).toEqual([
      ['View All', '/buses'],
      ['Church Bus', '/buses?query=church'],
      ['Electric Bus', '/buses?query=electric'],
      ['Medium Bus 15-24 Passengers', '/buses?query=medium'],
    ]);
  });

  it('asks for words before its search is awake (spec §5)', async () => {
    const html = await site.html('/contact');
    expect(html).toMatch(/<input(?=[^>]* id="header-search")[^>]* required=""/);
    // The icon of a phone leads to the bare list without words.
    expect(html).not.toMatch(/<input(?=[^>]* id="mobile-search")[^>]* required/);
  });
});

describe('the home page (spec §2)', () => {
  it('has the quick links and group sizes with the addresses of the specification', async () => {
    const links = linksOf(part(await site.html('/'), 'class="hero on-ink"', '</section>'));
    expect(links).toEqual([
      ['Church Bus', '/buses?query=church'],
      ['Electric Bus', '/buses?query=electric'],
      ['Medium Bus 15-24 Passengers', '/buses?query=medium'],
      ['Tour & Charter', '/buses?query=tour'],
      ['Wheelchair Accessible', '/buses?wheelchair=yes'],
      ['Small Groups (10-14)', '/buses?seats=10-14'],
      ['Medium Groups (15-24)', '/buses?seats=15-24'],
      ['Large Groups (25-36)', '/buses?seats=25-36'],
      ['Extra Large Groups (37-50)', '/buses?seats=37-50'],
    ]);
  });

  it('has the banner’s words (spec §1)', async () => {
    const html = await site.html('/');
    for (const words of [
      'Used Bus For Sale, Near You',
      'Enjoy transparent pricing and 24/7 customer support. Skip long wait times.',
      'Call Our Bus Experts',
    ]) {
      expect(html).toContain(words);
    }
  });
});

describe('the contact section General (spec §2)', () => {
  it('has map, a phone of its own, e-mail and hours, and no network that nobody named', async () => {
    const general = part(await site.html('/contact'), 'id="general-heading"', '</section>');
    const links = linksOf(general);
    expect(links.map(([text]) => text)).toEqual([
      '125 N Railroad Ave, Pedricktown, NJ 08067',
      siteSettings.contactPhone.display,
      siteSettings.salesEmail,
      expect.stringMatching(/Open the map$/),
    ]);
    expect(siteSettings.contactPhone.display).not.toBe(siteSettings.phone.display);
    expect(general).toContain('Monday - Friday, 9:00AM - 6:00PM');
  });
});

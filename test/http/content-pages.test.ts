import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteSettings } from '#content/site-settings.ts';
import { faqs } from '#content/faqs.ts';
import { urls } from '#site/urls.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({
    listings: [
      aListing({ id: 1, details: { quantity: 3 } }),
      aListing({ id: 2, details: { state: 'NJ', city: 'Pedricktown' } }),
    ],
  });
});
afterAll(() => site.close());

describe('every content page', () => {
  it.each([
    urls.cdl(),
    urls.privacyPolicy(),
    urls.termsOfService(),
    urls.accessibility(),
    urls.locations(),
    urls.location('oh'),
    urls.knowledgeCenter(),
    urls.faqs(),
    urls.blogArticles(),
    urls.mediaResources(),
    urls.sellingBuyingGuide(),
    urls.aboutUs(),
    urls.article('cdl-or-no-cdl'),
  ])('%s has one heading, a description and nothing inline', async (path) => {
    const html = await site.html(path);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toMatch(/<meta name="description" content="[^"]{30,}"/);
    expect(html).not.toMatch(/ style=| on[a-z]+="|<style/);
    expect(html).not.toMatch(/\{[a-zA-Z]+\}/);
  });

  it('leads nowhere that is not there', async () => {
    const seen = new Set<string>();
    for (const path of [urls.knowledgeCenter(), urls.sellingBuyingGuide(), urls.faqs()]) {
      for (const [, href] of (await site.html(path)).matchAll(/href="(\/[^"#]*)/g)) {
        if (href && !/^\/(assets|src|@)/.test(href)) seen.add(href.replaceAll('&amp;', '&'));
      }
    }
    const missing: string[] = [];
    for (const href of seen) {
      if ((await site.get(href)).status >= 400) missing.push(href);
    }
    expect(missing).toEqual([]);
    expect(seen.size).toBeGreaterThan(20);
  });
});

describe('FAQ page', () => {
  it('has all 16 questions, one group each', async () => {
    const html = await site.html(urls.faqs());
    expect(faqs).toHaveLength(16);
    for (const { id } of faqs) expect(html).toContain(`<details id="${id}" name="faq"`);
    expect(html).not.toContain('open=""');
  });

  it('keeps one category and opens one question (spec §2)', async () => {
    const html = await site.html(
      urls.faqs({ category: 'general-information', question: 'smartsearch' }),
    );
    expect(html).toMatch(/<details id="smartsearch"[^>]* open=""/);
    expect(html.match(/ open=""/g)).toHaveLength(1);
    expect(html).not.toContain('id="selling-cost"');
  });

  it('brings the question of an address into sight without a script', async () => {
    const html = await site.html(urls.faqs({ question: 'how-to-submit' }));
    expect(html).toMatch(/<details id="how-to-submit"[^>]*><summary autofocus=""/i);
    expect(html.match(/ autofocus=/gi)).toHaveLength(1);
    expect(await site.html(urls.faqs())).not.toMatch(/ autofocus=/i);
  });

  it('shows everything for values it does not know, and finds a question in any category', async () => {
    expect(
      (await site.html('/knowledge-center/faqs/?category=x&question=y')).match(/<details id=/g),
    ).toHaveLength(faqs.length);
    expect(
      await site.html('/knowledge-center/faqs/?category=buying&question=selling-cost'),
    ).toMatch(/<details id="selling-cost"[^>]* open=""/);
  });
});

describe('CDL form', () => {
  it('answers without a script, at an address of its own', async () => {
    const html = await site.html('/cdl?seats=12&wheelchair=2&gvwr=14500');
    expect(html).toContain('No CDL is needed under the federal rule');
    expect(html).toMatch(/name="seats"[^>]*value="12"/);
  });

  it('points at what it could not read and keeps what was typed, escaped', async () => {
    const html = await site.html('/cdl?seats=%3Cb%3E&gvwr=14500');
    expect(html).toMatch(/value="&lt;b&gt;"/);
    expect(html).toContain('aria-invalid="true"');
  });
});

describe('locations', () => {
  it('counts buses by state and links to their pages', async () => {
    const html = await site.html(urls.locations());
    expect(html).toMatch(/href="\/locations\/oh">.*?1<span class="sr-only"> bus for sale/);
    expect(html).not.toContain('href="/locations/tx"');
  });

  it('shows a state’s inventory in a carousel, or the banner where there is none (spec §2)', async () => {
    expect(await site.html('/locations/oh')).toContain('Browse Our Ohio Inventory');
    const empty = await site.html('/locations/tx');
    expect(empty).toContain(siteSettings.banner.heading);
    expect(empty).not.toContain('Browse Our');
    expect(empty).toContain('noindex');
  });

  it('has one address for a state and none for others', async () => {
    expect((await site.get('/locations/OH')).headers.get('location')).toBe('/locations/oh');
    expect((await site.get('/locations/ohio')).headers.get('location')).toBe('/locations/oh');
    for (const path of ['/locations/zz', '/locations/atlantis', '/locations/%00']) {
      expect((await site.get(path)).status, path).toBe(404);
    }
  });
});

describe('articles', () => {
  it('renders one with the way to the others, and 404 for an unknown one', async () => {
    const html = await site.html(urls.article('school-bus-types-explained'));
    expect(html).toContain('<table>');
    expect(html).toContain('href="#the-four-types"');
    expect(html).toContain('href="/knowledge-center/blog/cdl-or-no-cdl/"');
    expect((await site.get(urls.article('no-such-article'))).status).toBe(404);
  });
});

describe('component page', () => {
  it('does not exist in production', async () => {
    expect((await site.get('/dev/ui')).status).toBe(404);
  });

  it('shows the empty carousel’s words elsewhere (spec §2)', async () => {
    const dev = await createTestSite({ parts: { site: { ...site.parts.site, devPages: true } } });
    const html = await (await dev.get('/dev/ui')).text();
    expect(html).toContain('Loading buses...');
    expect(html).toContain('No image available');
    await dev.close();
  });
});

describe('testimonials', () => {
  it('answers examples only with demo data', async () => {
    expect(await (await site.get('/api/testimonials')).json()).toEqual([]);
    expect(await site.html('/')).not.toContain('What Our Customers Say About Us');
    const demo = await createTestSite({ parts: { site: { ...site.parts.site, demo: true } } });
    const found = (await (await demo.get('/api/testimonials')).json()) as { demo: boolean }[];
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((one) => one.demo)).toBe(true);
    expect(await (await demo.get('/')).text()).toContain('data-testimonials="/api/testimonials"');
    await demo.close();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({
    listings: Array.from({ length: 30 }, (_, at) =>
      aListing({
        id: at + 1,
        ...(at === 29 ? { status: 'draft' } : {}),
        details: {
          bodyMake: at % 3 === 0 ? 'Blue Bird' : 'Starcraft',
          category: at % 3 === 0 ? 'school' : 'shuttle',
        },
      }),
    ),
  });
});
afterAll(() => site.close());

const html = async (path: string) => (await site.get(path)).text();
const busesOf = (text: string) => text.match(/<article>/g)?.length ?? 0;

describe('what stands in a frame', () => {
  it('may be framed by anybody, asks for nothing foreign and keeps nothing', async () => {
    for (const path of [
      '/embed/buses',
      '/es/embed/buses',
      '/embed/buses/none-1',
      '/embed/buses/1',
    ]) {
      const { headers } = await site.get(path);
      if (headers.get('location')) continue;
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain('frame-ancestors *');
      expect(policy.replace('frame-ancestors *', '')).not.toMatch(/\*|https?:|unsafe/);
      expect(headers.get('x-frame-options')).toBeNull();
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
      expect(headers.get('set-cookie')).toBeNull();
    }
  });

  it.each(['/', '/buses', '/embed', '/contact', '/quote', '/staff/sign-in', '/embed/buses/1/x'])(
    'is never %s',
    async (path) => {
      const { headers } = await site.get(path);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-frame-options')).toBe('DENY');
    },
  );

  it('is a small page of its own, told to no search engine', async () => {
    const text = await html('/embed/buses?category=school&count=2&source=Partner.Example');
    expect(busesOf(text)).toBe(2);
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).not.toMatch(/<header|<form|style=|application\/json|boot\.ts/);
    expect(text).toContain('See all 10 buses');
    const links = [...text.matchAll(/<a href="([^"]*)" target="_blank" rel="noopener">/g)];
    expect(links).toHaveLength(3);
    for (const [, href] of links) expect(href).toContain('source=partner.example');
    expect(await html('/sitemap.xml')).not.toContain('/embed/buses');
  });

  it('speaks the language of its address, and leads to the same one', async () => {
    const text = await html('/es/embed/buses?count=1');
    expect(text).toContain('<html lang="es-US"');
    expect(text).toMatch(/<a href="\/es\/buses\/\d/);
  });

  it.each([
    ['count=100000000000000000000&columns=99', 24, '4'],
    ['count=0&columns=0', 1, '1'],
    ['count=-3&columns=two', 6, '3'],
    ['count=1e3&theme=<script>&page=9999&year=x&price-from=a&source=%00', 6, '3'],
  ])('reads %s as what it can be', async (query, count, columns) => {
    const answer = await site.get(`/embed/buses?${query}`);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(busesOf(text)).toBe(count);
    expect(text).toContain(`data-theme="auto" data-columns="${columns}"`);
  });

  it('shows nothing rather than what only resembles the wish', async () => {
    const text = await html('/embed/buses?make=Blue+Bird&category=shuttle');
    expect(busesOf(text)).toBe(0);
    expect(text).toContain('Nothing to show here today.');
  });

  it('is one bus, also when it is gone, and never one that is not public', async () => {
    const moved = await site.get('/embed/buses/1?source=a.example');
    expect(moved.status).toBe(301);
    const path = moved.headers.get('location') ?? '';
    expect(path).toMatch(/^\/embed\/buses\/1-[a-z0-9-]+\?source=a\.example$/);
    expect(busesOf(await html(path))).toBe(1);
    for (const key of ['999-none', '30-draft', '30']) {
      const answer = await site.get(`/embed/buses/${key}`);
      expect(answer.status).toBe(404);
      expect(busesOf(await answer.text())).toBe(0);
    }
  });
});

describe('the script of the line', () => {
  it('may be asked for by any page, and is a program', async () => {
    const answer = await site.get('/embed.js');
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const text = await answer.text();
    expect(() => new Function(text)).not.toThrow();
    // Styles and markup would need a looser policy of the page that it runs on.
    expect(text).not.toMatch(/\.style|innerHTML|eval|document\.write/);
    expect(text.length).toBeLessThan(2_000);
  });
});

describe('the page that makes the line', () => {
  const lineOf = (text: string, id: string) =>
    (new RegExp(`id="embed-${id}"[^>]*>([^<]*)<`).exec(text)?.[1] ?? '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');

  it('writes what was chosen into both lines, and into the preview', async () => {
    const text = await html(
      '/embed?category=school&count=4&theme=dark&source=A.example&language=fr',
    );
    const query = 'category=school&amp;count=4&amp;theme=dark&amp;source=a.example';
    expect(lineOf(text, 'script')).toBe(
      `<script async src="https://omnibus.example/embed.js" data-src="/fr/embed/buses?${query}" data-title="Buses for sale"></script>`,
    );
    expect(lineOf(text, 'frame')).toContain(
      `<iframe src="https://omnibus.example/fr/embed/buses?${query}" title="Buses for sale"`,
    );
    expect(text).toContain(`src="/fr/embed/buses?${query}"`);
    expect(text).toContain('content="noindex, follow"');
    expect((await site.get('/embed')).headers.get('content-security-policy')).toContain(
      "frame-src 'self'",
    );
  });

  it('makes the line of one bus of its address', async () => {
    const address = encodeURIComponent('https://omnibus.example/buses/3-a-bus?near=NJ');
    expect(lineOf(await html(`/embed?bus=${address}`), 'script')).toContain(
      'data-src="/embed/buses/3-a-bus"',
    );
  });

  it('lets nobody write more than an attribute into the line', async () => {
    const search = encodeURIComponent('"></script><script>alert(1)</script>');
    const line = lineOf(await html(`/embed?search=${search}&source="onload=x&bus="><b>`), 'script');
    expect(line).toMatch(/^<script( [a-z-]+(="[^"<>]*")?)+><\/script>$/);
    expect(line).not.toContain('onload');
  });
});

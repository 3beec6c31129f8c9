import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { createFrontBed, type FrontBed } from '#test/setup/front-bed.ts';
import { pages } from '#pages/page-table.ts';
import { urls } from '#site/urls.ts';

const markdown = { accept: 'text/markdown' };
const planted = '# Obey\n[click](javascript:alert(1)) <script>x</script> | a | b |';
/** The one line of HTML that a page tells on purpose, in a block of code. */
const lineToCopy =
  /(?<=^```\n)<script async src="https:\/\/omnibus\.example\/embed\.js" [^<]*><\/script>(?=\n```$)/m;
let site: TestSite;
let bus: string;

beforeAll(async () => {
  const listing = aListing({ id: 1, details: { description: planted } });
  site = await createTestSite({ listings: [listing, aListing({ id: 2 })] });
  const found = await (await site.get('/buses')).text();
  bus = /href="(\/buses\/1-[^"?]+)"/.exec(found)![1]!;
});
afterAll(() => site.close());

const open = Object.values(pages)
  .filter((page) => 'sitemap' in page && page.sitemap === 'page')
  .map(({ pattern }) => pattern);

describe('a public page as Markdown', () => {
  it.each(open)('%s is the same at both addresses, title first, without markup', async (path) => {
    const file = path === '/' ? '/index.md' : `${path.replace(/\/$/, '')}.md`;
    const [asked, named] = [await site.get(path, markdown), await site.get(file)];
    for (const one of [asked, named]) {
      expect(one.status, file).toBe(200);
      expect(one.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      expect(one.headers.get('vary')).toContain('Accept');
    }
    const text = await asked.text();
    expect(text).toBe(await named.text());
    expect(text).toMatch(/^# \S.*\n\n<https:\/\/omnibus\.example\//);
    const own = text.replace(lineToCopy, '');
    expect(own).not.toMatch(/<(script|svg|form|input|button|div|span)\b/);
    expect(text.replaceAll(/\]\((https?:|mailto:|tel:)/g, '')).not.toMatch(/\]\((?!\))/);
  });

  it('tells a list with its buses and its further pages, a bus with its figures', async () => {
    const list = await (await site.get('/buses.md?category=shuttle')).text();
    expect(list).toContain(`](https://omnibus.example${bus})`);
    expect(list).toContain('- **Seats**: ');
    expect(await (await site.get(`${bus}.md`)).text()).toContain('- **Passengers**: 25');
  });

  it('hands out the lines that a page has to copy, as they are', async () => {
    const text = await (await site.get('/embed.md?search=shuttle')).text();
    for (const [label, line] of [
      [
        'For most websites',
        '<script async src="https://omnibus.example/embed.js" data-src="/embed',
      ],
      ['Without our script', '<iframe src="https://omnibus.example/embed'],
    ]) {
      expect(text).toContain(`${label}\n\n\`\`\`\n${line}`);
    }
  });

  it('keeps a table a table', async () => {
    const { pageMarkdown } = await import('#adapters/page-markdown/page-markdown.ts');
    const table =
      '<main><h1>T</h1><table><tr><th>Seats</th><th>CDL</th></tr><tr><td>15</td><td>no</td></tr></table></main>';
    expect(pageMarkdown(table, 'https://omnibus.example/t')).toMatch(
      /\| Seats \| CDL +\|\n\| -+ \| -+ \|\n\| 15 +\| no +\|/,
    );
  });

  it('quotes what a seller wrote, and lets none of it become markup', async () => {
    const text = await (await site.get(`${bus}.md`)).text();
    expect(text).toMatch(/^> .*Obey/m);
    // A line each, as it was typed.
    expect(text).toMatch(/^> .*click/m);
    expect(text).not.toMatch(/Obey.*click/);
    expect(text).not.toMatch(/^#+ Obey|[^\\]\]\(javascript|[^\\]<script/m);
  });

  it('writes the paragraphs of a page as its lines are', async () => {
    const { pageMarkdown } = await import('#adapters/page-markdown/page-markdown.ts');
    const typed =
      '<p class="typed-lines">- one\n# two</p><p class="typed-lines">*three* &lt;b&gt;</p>';
    const html = `<main><div lang="" class="bus-description">${typed}</div></main>`;
    expect(pageMarkdown(html, 'https://omnibus.example/t')).toContain(
      '> \\- one  \n> \\# two\n> \n> \\*three\\* \\<b>\n',
    );
  });

  it.each([
    ['lines', '\n'],
    ['paragraphs', '</p><p class="typed-lines">'],
  ])('takes thousands of short %s without looking through all of them for each', async (_, end) => {
    const { pageMarkdown } = await import('#adapters/page-markdown/page-markdown.ts');
    const lines = Array.from({ length: 2_000 }, (_one, index) => `line ${index}`);
    const html = `<main><div class="bus-description"><p class="typed-lines">${lines.join(end)}</p></div></main>`;
    let lookedThrough = 0;
    const filter = vi.spyOn(Array.prototype, 'filter').mockImplementation(function filtered(
      this: unknown[],
      keeps,
    ) {
      lookedThrough += this.length;
      return this.flatMap((one, index) => (keeps(one, index, this) ? [one] : []));
    });
    // A text that was put together is written anew, whole, when a part of it is asked for.
    const { slice: plainSlice } = String.prototype;
    const slice = vi.spyOn(String.prototype, 'slice').mockImplementation(function sliced(
      this: string,
      ...ends
    ) {
      lookedThrough += this.length;
      return plainSlice.apply(this, ends);
    });
    const text = pageMarkdown(html, 'https://omnibus.example/t') ?? '';
    filter.mockRestore();
    slice.mockRestore();
    expect(text.match(/line \d+/g)).toEqual(lines);
    expect(text.match(/^> line \d+/gm)).toHaveLength(lines.length);
    expect(lookedThrough).toBeLessThan(300 * lines.length);
  });

  it('is there in every language, and its redirects stay Markdown', async () => {
    const spanish = await (await site.get('/es/buses.md')).text();
    expect(spanish).toBe(await (await site.get('/es/buses', markdown)).text());
    expect(spanish).toContain('](https://omnibus.example/es/buses/1-');
    expect((await site.get('/es/index.md')).status).toBe(200);
    const moved = await site.get('/buses/1-old-name.md');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `${bus}.md`]);
  });

  it('answers HEAD', async () => {
    const head = await site.app.request('/buses.md', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      'text/markdown; charset=utf-8',
      '',
    ]);
  });

  it('tells errors as Markdown, too', async () => {
    for (const path of ['/buses/99-nothing.md', '/nothing-here']) {
      const missing = await site.get(path, markdown);
      expect([missing.status, missing.headers.get('content-type')], path).toEqual([
        404,
        'text/markdown; charset=utf-8',
      ]);
      expect(await missing.text()).toMatch(/^# /);
    }
  });
});

describe('what is told as HTML only', () => {
  const token = 'a'.repeat(32);
  const secret = [urls.sellStatus(token), urls.inspection(token), urls.busAlert(token)];

  it.each([...secret, '/compare', '/saved', '/quote', '/thank-you', '/buses/map', '/staff'])(
    '%s is refused as Markdown',
    async (path) => {
      const asked = await site.get(path, markdown);
      expect([asked.status, asked.headers.get('content-type')]).toEqual([
        406,
        'text/plain; charset=UTF-8',
      ]);
      const named = await site.get(`${path}.md`);
      expect([302, 404, 410]).toContain(named.status);
      expect(named.headers.get('content-type') ?? '').not.toContain('markdown');
    },
  );

  it.each([
    '*/*',
    'text/html',
    'text/html,application/xhtml+xml,*/*;q=0.8',
    'text/html, text/markdown',
    'text/markdown;q=0',
    'text/markdown;q=0.1, */*',
  ])('accepting %s gives the page as ever', async (accept) => {
    const plain = await (await site.get('/cdl')).text();
    const asked = await site.get('/cdl', { accept });
    expect(asked.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect((await asked.text()) === plain).toBe(true);
  });
});

describe('kept pages', () => {
  let front: FrontBed;
  beforeEach(async () => {
    front = await createFrontBed(site.app);
    return () => front.close();
  });

  it('keep the page and its Markdown apart, whichever came first', async () => {
    for (const path of ['/locations', '/cdl']) {
      const order = path === '/cdl' ? [markdown, {}] : [{}, markdown];
      const [first, second] = [await front.get(path, order[0]), await front.get(path, order[1])];
      const [third, fourth] = [await front.get(path, order[0]), await front.get(path, order[1])];
      expect(first.text).toBe(third.text);
      expect(second.text).toBe(fourth.text);
      expect(first.headers['content-type']).not.toBe(second.headers['content-type']);
      expect(first.headers.etag).not.toBe(second.headers.etag);
      expect(first.headers.vary).toBe('Accept, Accept-Encoding');
    }
    expect((await front.get('/cdl.md')).text).toBe((await front.get('/cdl', markdown)).text);
    const again = await front.get('/cdl.md');
    const same = await front.get('/cdl.md', { 'if-none-match': again.headers.etag! });
    expect(same.status).toBe(304);
  });
});

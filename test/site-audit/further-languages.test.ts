import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWithFurtherLanguages } from '#test/setup/further-languages.ts';
import { readPage } from '#test/setup/read-page.ts';
import { isNames } from './names-in-texts.ts';
import { textsLeft } from './words-left.ts';

/** So many pages of a kind say what all of them say. */
const mostOfAKind = 2;
/** One of many: a bus, a category, a state, an article. */
const oneOfMany = /^(\/xa\/(?:buses|categories|locations|knowledge-center\/blog)\/).+$/;
const kindOf = (path: string) => path.replace(/\?.*/, '').replace(oneOfMany, '$1');

let site: Awaited<ReturnType<typeof startWithFurtherLanguages>>;
let fromRight: string;
let pages: readonly { path: string; status: number; html: string }[];

beforeAll(async () => {
  site = await startWithFurtherLanguages();
  fromRight = await (await fetch(`${site.origin}/xb`)).text();
  pages = await walk([
    '/xa',
    '/xa/search?query=church',
    '/xa/compare?bus=1001&bus=1002',
    '/xa/saved?bus=1001&bus=1002',
    '/xa/nothing',
  ]);
}, 300_000);
afterAll(() => site?.close());

/** Every kind of page that links lead to, and what forms answer to nothing. */
async function walk(starts: readonly string[]) {
  const seen = new Set(starts);
  const kinds = new Map<string, number>();
  const queue = [...starts];
  const found: { path: string; status: number; html: string }[] = [];
  for (let path = queue.shift(); path; path = queue.shift()) {
    const answer = await fetch(site.origin + path, { headers: { accept: 'text/html' } });
    const html = await answer.text();
    found.push({ path, status: answer.status, html });
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="(\/xa(?:[/?][^"#]*)?)["#]/g)) {
      const link = href.replaceAll('&amp;', '&');
      const kind = kindOf(link);
      const before = kinds.get(kind) ?? 0;
      if (seen.has(link) || before === mostOfAKind) continue;
      kinds.set(kind, before + 1);
      seen.add(link);
      queue.push(link);
    }
  }
  for (const path of ['/xa/contact', '/xa/sell-your-bus', '/xa/contact/bus-alert']) {
    const body = path.includes('sell') ? new FormData() : new URLSearchParams({ email: 'nobody' });
    const init = { method: 'POST', headers: { origin: site.origin, accept: 'text/html' }, body };
    const answer = await fetch(site.origin + path, init);
    found.push({ path: `POST ${path}`, status: answer.status, html: await answer.text() });
  }
  return found;
}

describe('a further language', () => {
  it('needs a line and a folder: its pages are there, and say so', () => {
    expect(pages.length).toBeGreaterThan(40);
    const broken = pages.filter(({ status }) => ![200, 400, 422].includes(status));
    expect(broken.map(({ path, status }) => `${status} ${path}`)).toEqual(['404 /xa/nothing']);
    for (const { path, html } of pages)
      expect(html, path).toMatch(/<html lang="el-GR"[^>]* data-language="xa"/);
  });

  it('asks no table for an entry', async () => {
    expect(await site.typeFaults()).toEqual([]);
  });

  it('leads to itself: no link or form of a page goes to another language', () => {
    const leaving = pages.flatMap(({ path, html }) =>
      [...html.matchAll(/<(?:a|form)\s[^>]*?(?:href|action)="(\/[^"]*)"[^>]*>/g)]
        .filter(
          ([whole, to = '']) =>
            !/^\/(xa(?:[/?#]|$)|media\/|feeds\/)/.test(to) && !whole.includes('hrefLang'),
        )
        .map(([, to]) => `${to} (${path})`),
    );
    expect([...new Set(leaving.map((one) => one.replace(/ \(.*/, '')))]).toEqual([]);
  });

  it('is spoken everywhere: nothing is said in English', () => {
    const left = new Map<string, { place: string; path: string; count: number }>();
    for (const { path, html } of pages) {
      for (const { text, place } of textsLeft(readPage(html))) {
        if (isNames(text)) continue;
        const before = left.get(text) ?? { place, path, count: 0 };
        left.set(text, { ...before, count: before.count + 1 });
      }
    }
    const lines = [...left]
      .toSorted(([, one], [, other]) => other.count - one.count)
      .map(([text, { place, path, count }]) => `${text} | ${place} | ${path} | ${count}×`);
    expect(
      lines,
      `${lines.length} texts are left in English. Each is a literal that no catalogue can reach (make it a message), or data (mark it by lang or translate="no")`,
    ).toEqual([]);
  });

  it('goes from right to left where its line says so', () => {
    expect(fromRight).toMatch(/<html lang="he-IL" dir="rtl"/);
  });
});

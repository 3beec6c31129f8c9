import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faqs } from '#content/faqs.ts';
import { demoRows } from '#demo/seed-demo.ts';
import { urls } from '#site/urls.ts';
import { createTestSite, testNow, type TestSite } from '#test/factories/test-site.ts';
import { articleFiles } from './article-files.ts';
import { readEntities } from '#test/setup/read-entities.ts';

let site: TestSite;
beforeAll(async () => {
  const listings = demoRows(testNow);
  site = await createTestSite({ listings });
});
afterAll(() => site.close());

const page = async (path: string) => {
  const answer = await site.get(path, { accept: 'text/html' });
  return { status: answer.status, html: await answer.text() };
};

const linksIn = (html: string) =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href]) => readEntities(href ?? ''));

describe('the 16 answers', () => {
  it('are two steps from the home page: a link, and the question', async () => {
    const home = await page('/');
    const near = new Map([['/', home.html]]);
    for (const href of new Set(linksIn(home.html))) {
      if (!href.startsWith('/knowledge-center/')) continue;
      near.set(href, (await page(href)).html);
    }
    const found = faqs.map(({ id, question, answer }) =>
      [...near].some(([, html]) => {
        const item = new RegExp(`<details id="${id}"[\\s\\S]*?</details>`).exec(html)?.[0] ?? '';
        const words = readEntities(item);
        return words.includes(question) && answer.every((paragraph) => words.includes(paragraph));
      })
        ? null
        : id,
    );
    expect(found.filter(Boolean)).toEqual([]);
    expect(linksIn(home.html)).toContain(urls.faqs());
  });

  it('are one step away when the address names the question', async () => {
    for (const { id, category } of faqs) {
      const { html } = await page(urls.faqs({ category, question: id }));
      expect(html, id).toMatch(new RegExp(`<details id="${id}"[^>]* open=""`));
    }
  });

  it('lead on to pages that are there', async () => {
    for (const { id, link } of faqs) if (link) expect((await page(link.href)).status, id).toBe(200);
  });
});

describe('links of articles', () => {
  it('lead to pages that are there, in every language', async () => {
    const wanted = new Map<string, string>();
    for (const { slug, links } of articleFiles)
      for (const { href } of links) wanted.set(href, slug);
    const broken: string[] = [];
    for (const [href, slug] of wanted) {
      const { status } = await page(href);
      if (status !== 200) broken.push(`${slug} → ${href}: ${status}`);
    }
    expect(broken).toEqual([]);
    expect(wanted.size).toBeGreaterThan(60);
  });

  it('lead to questions that exist', () => {
    const ids = new Set(faqs.map(({ id, category }) => urls.faqs({ category, question: id })));
    const asked = articleFiles
      .flatMap(({ links }) => links.map(({ href }) => href))
      .filter((href) => href.includes('question='));
    expect(asked.length).toBeGreaterThan(4);
    expect(asked.filter((href) => !ids.has(href))).toEqual([]);
  });

  it('to filtered lists are understood, and chosen filters find buses', async () => {
    const lists = new Set(
      articleFiles
        .flatMap(({ links }) => links.map(({ href }) => href))
        .filter((href) => href.startsWith('/buses?') && !href.startsWith('/buses?sort')),
    );
    const idle: string[] = [];
    for (const href of lists) {
      const { html } = await page(href);
      const understood = html.includes(', remove</span>');
      // Words of an example search may ask for more than the lot has today.
      const found = href.includes('search=') || !html.includes('No bus matches all of that');
      if (!understood || !found) idle.push(href);
    }
    expect(idle).toEqual([]);
    expect(lists.size).toBeGreaterThan(20);
  });

  it('weave the articles together: each is linked from at least one other', () => {
    const english = articleFiles.filter(({ language }) => language === 'en');
    const linked = new Set(
      english.flatMap(({ slug, links }) =>
        links.map(({ href }) => href).filter((href) => href !== urls.article(slug)),
      ),
    );
    const alone = english.map(({ slug }) => slug).filter((slug) => !linked.has(urls.article(slug)));
    expect(alone).toEqual([]);
  });
});

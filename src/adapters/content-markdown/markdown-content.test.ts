import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMarkdownContent } from './create-markdown-content.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omnibus-content-'));
  await mkdir(join(folder, 'articles'));
  await mkdir(join(folder, 'pages'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const matter = (id: number, published: string, categories = '[blog-articles]') =>
  `---\nid: ${id}\ntitle: Article ${id}\nexcerpt: About it.\ncategories: ${categories}\npublished: ${published}\n---\n`;
const article = (name: string, text: string) =>
  writeFile(join(folder, 'articles', `${name}.md`), text);
const open = () =>
  createMarkdownContent({ folder, variables: { phone: '555' }, faqs: [], testimonials: [] });

describe('Markdown content', () => {
  it('lists articles newest first and by category', async () => {
    await article('older', `${matter(1, '2026-01-01')}Text`);
    await article('newer', `${matter(2, '2026-02-01', '[featured, blog-articles]')}Text`);
    const content = await open();
    expect((await content.articles()).map((card) => card.slug)).toEqual(['newer', 'older']);
    expect((await content.articles('featured')).map((card) => card.id)).toEqual([2]);
    expect(await content.article('nothing')).toBeNull();
  });

  it('gives headings ids, fills variables and frames tables', async () => {
    await article(
      'one',
      `${matter(1, '2026-01-01')}## Two numbers\n\nCall {phone}, not {other}.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n`,
    );
    const found = await (await open()).article('one');
    expect(found?.body.headings).toEqual([{ id: 'two-numbers', text: 'Two numbers' }]);
    expect(found?.body.html).toContain('Call 555, not {other}.');
    expect(found?.body.html).toMatch(/<div class="table-frame" tabindex="0"[^>]*><table>/);
  });

  it('lets no markup through that could run', async () => {
    await article(
      'one',
      `${matter(1, '2026-01-01')}<script>alert(1)</script><b onclick="x()">b</b> [x](javascript:alert(1)) ![y](data:text/html,1)`,
    );
    const html = (await (await open()).article('one'))?.body.html ?? '';
    expect(html).not.toMatch(/<script|onclick|javascript:|data:text/);
  });

  it('makes a figure of a picture in a paragraph of its own', async () => {
    await article(
      'one',
      `${matter(1, '2026-01-01')}![A bus](/media/article/bus-kinds.webp "Nine kinds.")\n\nText with ![x](/media/demo/1.webp) inside.`,
    );
    const html = (await (await open()).article('one'))?.body.html ?? '';
    expect(html).toContain(
      '<figure><img src="/media/article/bus-kinds.webp" alt="A bus" loading="lazy" decoding="async" width="1200" height="800" srcset="/media/article/bus-kinds-750.webp 750w, /media/article/bus-kinds.webp 1200w"',
    );
    expect(html).toContain('<figcaption>Nine kinds.</figcaption></figure>');
    expect(html.match(/<figure>/g)).toHaveLength(1);
    expect(html).not.toContain('title=');
  });

  it('keeps translations apart, by language and original', async () => {
    await article('one', `${matter(1, '2026-01-01')}Text`);
    await mkdir(join(folder, 'articles/es'));
    const spanish = matter(2, '2026-02-01').replace(
      '---\n',
      '---\nlanguage: es\ntranslationOf: one\n',
    );
    await article('es/uno', `${spanish}Texto`);
    const content = await open();
    expect((await content.articles()).map(({ slug }) => slug)).toEqual(['one']);
    expect(await content.article('uno')).toBeNull();
    expect(content.translations?.languages).toEqual(['es']);
    expect(await content.translations?.article('es', 'uno')).toMatchObject({
      slug: 'uno',
      translationOf: 'one',
      body: { html: '<p>Texto</p>' },
    });
  });

  it('has pages in a language beside the English ones, by the same name', async () => {
    const page = (title: string, language = '') =>
      `---\ntitle: ${title}\ndescription: About it.\nupdated: 2026-01-01\n${language}---\nText`;
    await mkdir(join(folder, 'pages/fr'));
    await writeFile(join(folder, 'pages/terms.md'), page('Terms'));
    await writeFile(join(folder, 'pages/fr/terms.md'), page('Conditions', 'language: fr\n'));
    const { textPage, translations } = await open();
    expect((await textPage('terms'))?.title).toBe('Terms');
    expect(translations?.languages).toEqual(['fr']);
    expect((await translations?.textPage('fr', 'terms'))?.title).toBe('Conditions');
    expect(await translations?.textPage('es', 'terms')).toBeNull();
  });

  it('refuses a translation of nothing, and a language without its original', async () => {
    const inLanguage = (lines: string) =>
      `${matter(1, '2026-01-01').replace('---\n', `---\n${lines}\n`)}Text`;
    await article('uno', inLanguage('language: es\ntranslationOf: one'));
    await expect(open()).rejects.toThrow(/no article one/);
    await article('uno', inLanguage('language: es'));
    await expect(open()).rejects.toThrow(/articles\/uno\.md.*translationOf/);
    await article('uno', inLanguage('translationOf: one'));
    await expect(open()).rejects.toThrow(/articles\/uno\.md.*translationOf/);
  });

  it('names the faulty file', async () => {
    await article('broken', '---\ntitle: No id\n---\nText');
    await expect(open()).rejects.toThrow(/articles\/broken\.md/);
  });
});

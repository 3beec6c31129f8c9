import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faqs } from '#content/faqs.ts';
import { frenchFaqs } from '#content/faqs-fr.ts';
import { spanishFaqs } from '#content/faqs-es.ts';
import { findCategory } from '#domain/inventory/categories.ts';
import { builtInTexts } from '#domain/inventory/category-words.ts';
import { inLanguage } from '#messages/in-language.ts';
import type { LanguageCode } from '#messages/languages.ts';
import { spokenTexts } from '#site/words/content-words.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ listings: [aListing({ id: 1 }), aListing({ id: 2 })] });
});
afterAll(() => site.close());

const page = async (path: string) => {
  const answer = await site.get(path);
  expect(answer.status, path).toBe(200);
  return (await answer.text()).replaceAll('<!-- -->', '');
};
const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
/** No-break spaces of French as plain ones. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const dataOf = (html: string, type: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .map(([, text]) => JSON.parse(text!) as Record<string, unknown>)
    .find((one) => one['@type'] === type);

describe.each([
  [
    'es',
    {
      category: 'Autobuses shuttle en venta',
      advice: 'Carrocería y chasis son dos fabricantes',
      searched: 'en el centro de información',
      topic: 'Comprar un autobús',
      foreign: 'Este artículo está en inglés.',
      text: 'Esta página está en inglés.',
      cdl: '¿Necesita CDL para manejar un autobús?',
      sum: '12 asientos + 2 lugares para silla de ruedas + 1 conductor = 15 personas: menos de 16.',
      faqs: spanishFaqs,
      locale: 'es-US',
    },
  ],
  [
    'fr',
    {
      category: 'Navettes à vendre',
      advice: 'La carrosserie et le châssis ont deux fabricants',
      searched: 'dans le centre du savoir',
      topic: 'Acheter un autobus',
      foreign: 'Cet article est en anglais.',
      text: 'Cette page est en anglais.',
      cdl: 'Faut-il un CDL pour conduire un autobus?',
      sum: '12 places + 2 places pour fauteuil roulant + 1 conducteur = 15 personnes : moins de 16.',
      faqs: frenchFaqs,
      locale: 'fr-CA',
    },
  ],
] as const satisfies [LanguageCode, object][])('pages in %s', (language, words) => {
  const at = (path: string) => page(`/${language}${path}`);

  it('tell of a category, to people and to machines', async () => {
    const html = await at('/categories/shuttle');
    expect(html).toContain(`<h1>${words.category}</h1>`);
    expect(html).toContain(words.advice);
    expect(html).not.toContain('Body and chassis are two makers');
    expect(dataOf(html, 'CollectionPage')).toMatchObject({ name: words.category });
    expect(main(html)).toContain(`href="/${language}/categories"`);
    expect(main(await at('/categories'))).not.toContain(' for sale');
  });

  it('lead through the knowledge center', async () => {
    const html = main(await at('/knowledge-center/'));
    expect(html).toContain(`action="/${language}/knowledge-center/search/"`);
    expect(html).toContain(`href="/${language}/knowledge-center/blog/`);
    expect(html).toContain(words.faqs.find(({ common }) => common)!.question);
    const found = await at('/knowledge-center/search/?q=CDL');
    expect(found).toContain(words.searched);
    expect(found).toMatch(
      new RegExp(`<ol class="found-texts">.*?<h2><a href="/${language}/knowledge-center/`, 's'),
    );
    const media = main(await at('/knowledge-center/media-resources/'));
    expect(media).not.toMatch(/checklist<|Under the bus|Seen by/);
  });

  it('answer questions, with links that stay in the language', async () => {
    const html = await at('/knowledge-center/faqs/?category=buying');
    expect(html).toContain(words.topic);
    for (const { question, category } of words.faqs)
      if (category === 'buying') expect(html).toContain(question);
    expect(dataOf(html, 'FAQPage')).toMatchObject({ inLanguage: words.locale });
    expect(main(html)).toContain(`href="/${language}/contact"`);
    expect(main(html)).not.toMatch(/<a href="\/(?!es\b|fr\b)/);
  });

  it('label what is in English only', async () => {
    const html = await at('/knowledge-center/blog/rust-and-where-to-look/');
    expect(html).toContain(words.foreign);
    expect(html).toContain('<h1 lang="en">');
    expect(html).toContain('<div class="prose" lang="en">');
    expect(html).toContain(`href="/${language}/locations"`);
    expect(dataOf(html, 'BlogPosting')).toMatchObject({ inLanguage: 'en-US' });
    const path = 'https://omnibus.example/knowledge-center/blog/rust-and-where-to-look/';
    expect(html).toContain(`<link rel="canonical" href="${path}"`);
    const policy = await at('/privacy-policy');
    expect(policy).toContain(words.text);
    expect(policy).toContain('<link rel="canonical" href="https://omnibus.example/privacy-policy"');
    const found = main(await at('/knowledge-center/search/?q=CDL+paragraph'));
    expect(found).toMatch(/<h2 lang="en"><a [^>]*cdl-rules-by-paragraph/);
    expect(found).toMatch(/<p lang="en" translate="no">.*?Everybody on a bus lot/);
    expect(found).not.toContain(`lang="${language}"`);
  });

  it('have a heading of their own above a text in English', async () => {
    const guide = await at('/knowledge-center/selling-buying-guide/');
    const [, title] = /<title>(.*?) \|/.exec(guide) ?? [];
    expect(guide).toContain(words.text);
    expect(guide).toContain(`<h1>${title}</h1>`);
    expect(main(guide)).toMatch(new RegExp(`<[^>]*aria-current="page"[^>]*>${title}<`));
    expect(main(guide)).not.toMatch(new RegExp(`lang="en"[^>]*>${title}<`));
    expect(guide).toContain('<div class="prose" lang="en">');
  });

  it('do the sum of a license', async () => {
    const html = await at('/cdl?seats=12&wheelchair=2&gvwr=14500');
    expect(html).toContain(`<h1>${words.cdl}</h1>`);
    expect(plain(html)).toContain(words.sum);
    expect(html).not.toContain('Work it out');
  });

  it('answer the same questions as in English, with the same links', () => {
    const outline = (entries: typeof faqs) =>
      entries.map(({ id, category, common, answer, link }) => ({
        id,
        category,
        common,
        paragraphs: answer.length,
        href: link?.href,
      }));
    expect(outline(words.faqs)).toEqual(outline(faqs));
    for (const [index, { question }] of words.faqs.entries())
      expect(question).not.toBe(faqs[index]?.question);
  });
});

it('a question that nobody has translated is marked as English', async () => {
  const added = { id: 'added', category: 'buying', question: 'Added?', answer: ['Yes.'] } as const;
  const { content } = site.parts.site;
  const other = await createTestSite({
    parts: {
      site: { ...site.parts.site, content: { ...content, faqs: async () => [...faqs, added] } },
    },
  });
  const html = await (await other.get('/fr/knowledge-center/faqs/')).text();
  expect(html).toContain('<h3 lang="en">Added?</h3>');
  expect(html.match(/<h3 lang="en">/g)).toHaveLength(1);
  expect(await (await other.get('/knowledge-center/faqs/')).text()).toContain('<h3>Added?</h3>');
  await other.close();
});

it('an article names its address in the language that it is written in', async () => {
  const path = '/knowledge-center/blog/rust-and-where-to-look/';
  expect(dataOf(await page(`/fr${path}`), 'BlogPosting')).toMatchObject({
    url: `https://omnibus.example${path}`,
  });
});

it('an article in its own language is not labelled', async () => {
  const html = await page('/es/knowledge-center/blog/cdl-si-o-no/');
  expect(html).not.toContain('Este artículo está en inglés.');
  expect(dataOf(html, 'BlogPosting')).toMatchObject({ inLanguage: 'es-US' });
  expect((await site.get('/fr/knowledge-center/blog/cdl-si-o-no/')).status).toBe(404);
});

it('a page in a language is shown where somebody wrote it, and named to search engines', async () => {
  const { content } = site.parts.site;
  const english = (await content.textPage('privacy-policy'))!;
  const translations = {
    ...content.translations!,
    textPage: async (language: string, name: string) =>
      language === 'fr' && name === 'privacy-policy'
        ? { ...english, title: 'Politique de confidentialité' }
        : null,
  };
  const other = await createTestSite({
    parts: { site: { ...site.parts.site, content: { ...content, translations } } },
  });
  const html = await (await other.get('/fr/privacy-policy')).text();
  expect(html).toContain('<h1>Politique de confidentialité</h1>');
  expect(html).not.toContain('Cette page est en anglais.');
  expect(html).toContain('<link rel="canonical" href="https://omnibus.example/fr/privacy-policy"');
  expect(await (await other.get('/es/privacy-policy')).text()).toContain(
    'Esta página está en inglés.',
  );
  await other.close();
});

it('words of a category that staff wrote stay as they are, the rest is ours in the language', () => {
  const texts = builtInTexts(findCategory('trolley')!);
  const [first, second] = texts.sections;
  const written = { ...texts, intro: 'A bell and brass.', sections: [second!, first!] };
  inLanguage('fr', () => {
    const { intro, sections } = spokenTexts('trolley', written);
    expect(intro).toEqual({ text: 'A bell and brass.', lang: 'en' });
    expect(sections.map(({ title }) => title.text)).toEqual([
      'Permis',
      'Regardez derrière le vernis',
    ]);
  });
  inLanguage('en', () => expect(spokenTexts('trolley', written).intro.lang).toBeUndefined());
});

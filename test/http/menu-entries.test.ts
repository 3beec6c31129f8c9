import { afterAll, beforeAll, expect, it } from 'vitest';
import { videoTopics } from '#content/videos.ts';
import { createTopicSource } from '#domain/content/featured-video.ts';
import { guideLinks } from '#site/layout/navigation-links.ts';
import { inLanguage } from '#messages/in-language.ts';
import { videoWords } from '#site/words/content-words.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite({
    listings: [
      aListing({ id: 1, details: { category: 'school', passengers: 72, gvwrLb: 30_000 } }),
      aListing({ id: 2, details: { category: 'shuttle', passengers: 12, gvwrLb: 12_500 } }),
    ],
  });
});

afterAll(() => site.close());

it('every entry of the guide leads somewhere of its own, to a heading that is there', async () => {
  const links = inLanguage('en', guideLinks);
  expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
  for (const { href } of links) {
    const [path = '', anchor] = href.split('#');
    const answer = await site.get(path);
    expect(answer.status, href).toBe(200);
    if (anchor) expect(await answer.text(), href).toContain(`id="${anchor}"`);
  }
});

it.each(['en', 'es', 'fr'] as const)('maintenance tips are found in %s', async (language) => {
  const links = inLanguage(language, guideLinks);
  const { href = '' } = links.find((link) => link.href.includes('/search/')) ?? {};
  expect(await site.html(href)).toContain('class="found-texts"><li>');
});

it('an article about buses without CDL shows some', async () => {
  const html = await site.html('/knowledge-center/blog/cdl-or-no-cdl/');
  const related = /<section aria-labelledby="buses-heading"[\s\S]*?<\/section>/.exec(html)?.[0];
  expect(related).toContain('Buses that need no CDL');
  expect(related).toContain('href="/buses?cdl=no"');
  expect(related).toContain('/buses/2-');
  expect(related).not.toContain('/buses/1-');
});

it('a topic of the media section has the title of its article, in its language', async () => {
  const { content } = site.parts.site;
  const topics = createTopicSource(videoTopics, content, ({ slug }) => `/${slug}`);
  const topic = (await topics.list()).find(({ href }) => href === '/cdl-or-no-cdl')!;
  const titleIn = (language: 'en' | 'es' | 'fr') =>
    inLanguage(language, () => videoWords(topic).title);
  const english = 'CDL or no CDL: how to tell before you buy a bus';
  expect(titleIn('en')).toEqual({ text: english });
  expect(titleIn('es')).toEqual({ text: 'CDL, sí o no: cómo saberlo antes de comprar un autobús' });
  expect(titleIn('fr')).toEqual({ text: english, lang: 'en' });
});

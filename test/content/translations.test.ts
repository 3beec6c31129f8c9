import { describe, expect, it } from 'vitest';
import { siteSettings } from '#content/site-settings.ts';
import { createSiteContent } from '#server/wiring/content/create-site-content.ts';
import { articleFiles, englishArticles } from './article-files.ts';

const { articles, translations } = await createSiteContent(siteSettings);

describe('content in Spanish', () => {
  it('has six articles that stand apart from the English lists', async () => {
    expect(translations?.languages).toEqual(['es', 'fr']);
    const spanish = (await translations?.articles('es')) ?? [];
    expect(spanish.length).toBeGreaterThanOrEqual(6);
    const slugs = new Set((await articles()).map(({ slug }) => slug));
    for (const { slug, translationOf, language } of spanish) {
      expect(language).toBe('es');
      expect(slugs).toContain(translationOf);
      expect(slugs).not.toContain(slug);
      expect((await translations?.article('es', slug))?.body.html).toContain('<figure>');
    }
    expect(slugs.size).toBe(englishArticles.length);
    expect(slugs.size + spanish.length).toBe(articleFiles.length);
  });

  it('has nothing where no translation was written', async () => {
    expect(await translations?.articles('da')).toEqual([]);
    expect(await translations?.faqs('da')).toEqual([]);
    expect(await translations?.article('es', 'no-such-article')).toBeNull();
  });

  it('keeps the categories of the original and names the same rules', () => {
    for (const file of articleFiles.filter(({ language }) => language === 'es')) {
      const original = englishArticles.find(({ slug }) => slug === file.matter.translationOf);
      expect(file.matter.categories.toSorted()).toEqual(original?.matter.categories.toSorted());
      const rules = new Set(original?.sources.map(({ href }) => href));
      expect(file.sources.filter(({ href }) => !rules.has(href))).toEqual([]);
    }
  });
});

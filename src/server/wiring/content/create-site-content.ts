import { join } from 'node:path';
import { faqs } from '#content/faqs.ts';
import { spanishFaqs } from '#content/faqs-es.ts';
import { frenchFaqs } from '#content/faqs-fr.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import { testimonials } from '#content/testimonials.ts';
import { createArticlePictures } from '#adapters/content-markdown/draw-article-picture.ts';
import { createMarkdownContent } from '#adapters/content-markdown/create-markdown-content.ts';
import type { ContentLibrary } from '#domain/content/content-library.ts';
import type { ContentLanguage } from '#domain/content/content-language.ts';
import { projectRoot } from '../../config/project-root.ts';

export const siteContentFolder = join(projectRoot, 'content');

/** What `{name}` and the like stand for in the texts. */
export function siteVariables(settings: SiteSettings): Readonly<Record<string, string>> {
  const { name, legalName, phone, salesEmail, address, hours } = settings;
  return {
    name,
    legalName,
    phone: phone.display,
    phoneHref: phone.href,
    salesEmail,
    street: address.street,
    city: address.city,
    state: address.state,
    zip: address.zip,
    hours: hours.contact,
  };
}

/** The knowledge center as it comes with the site; texts name the company by its settings. */
export function createSiteContent(settings: SiteSettings): Promise<ContentLibrary> {
  return createMarkdownContent({
    folder: siteContentFolder,
    variables: siteVariables(settings),
    faqs,
    translatedFaqs: { es: spanishFaqs, fr: frenchFaqs },
    testimonials,
  });
}

/**
 * The same, to be read anew when the settings have changed: texts are filled in when they are read.
 */
export async function createReloadingContent(
  settings: SiteSettings,
): Promise<{ library: ContentLibrary; reload(): Promise<void> }> {
  let current = await createSiteContent(settings);
  const translations = current.translations && {
    languages: current.translations.languages,
    articles: (language: ContentLanguage) => current.translations!.articles(language),
    article: (language: ContentLanguage, slug: string) =>
      current.translations!.article(language, slug),
    textPage: (language: ContentLanguage, name: string) =>
      current.translations!.textPage(language, name),
    faqs: (language: ContentLanguage) => current.translations!.faqs(language),
  };
  return {
    library: {
      articles: (category) => current.articles(category),
      article: (slug) => current.article(slug),
      textPage: (name) => current.textPage(name),
      faqs: () => current.faqs(),
      testimonials: () => current.testimonials(),
      translations,
    },
    async reload() {
      current = await createSiteContent(settings);
    },
  };
}

/** Draws the pictures of our own articles into the media folder when they are first asked for. */
export function siteArticlePictures(mediaDir: string): (name: string) => Promise<boolean> {
  return createArticlePictures({ folder: join(projectRoot, 'content/pictures'), mediaDir });
}

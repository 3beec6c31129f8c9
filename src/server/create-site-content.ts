import { join } from 'node:path';
import { faqs } from '#content/faqs.ts';
import { spanishFaqs } from '#content/faqs-es.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import { testimonials } from '#content/testimonials.ts';
import { createArticlePictures } from '#adapters/content-markdown/draw-article-picture.ts';
import { createMarkdownContent } from '#adapters/content-markdown/create-markdown-content.ts';
import type { ContentLibrary } from '#domain/content/content-library.ts';
import { projectRoot } from './project-root.ts';

/** The knowledge center as it comes with the site; texts name the company by its settings. */
export function createSiteContent(settings: SiteSettings): Promise<ContentLibrary> {
  const { name, legalName, phone, salesEmail, address, hours } = settings;
  return createMarkdownContent({
    folder: join(projectRoot, 'content'),
    variables: {
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
    },
    faqs,
    translatedFaqs: { es: spanishFaqs },
    testimonials,
  });
}

/** Draws the pictures of our own articles into the media folder when they are first asked for. */
export function siteArticlePictures(mediaDir: string): (name: string) => Promise<boolean> {
  return createArticlePictures({ folder: join(projectRoot, 'content/pictures'), mediaDir });
}

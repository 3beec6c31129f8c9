import type { SiteSettings } from '#content/site-settings.ts';
import type { Article } from '#domain/content/content-library.ts';
import { languageOf, languages, pathIn } from '#messages/languages.ts';
import { articleLanguage } from '#site/languages/article-language.ts';
import { urls } from '#site/urls.ts';
import { dealerId } from './dealer-entity.ts';
import { inContext, knownProperties, type Entity } from './entity.ts';

/** The article of a page, by the company that wrote it. */
export function articleEntity(article: Article, settings: SiteSettings, siteUrl: string): Entity {
  const language = articleLanguage(article);
  const known = languageOf(language);
  // An article is at home in the language that it is written in.
  const url = siteUrl + pathIn(known ?? 'en', urls.article(article.slug));
  const company = {
    '@type': 'Organization',
    '@id': dealerId(siteUrl),
    name: settings.name,
    url: siteUrl + urls.aboutUs(),
  };
  return inContext({
    '@type': 'BlogPosting',
    ...knownProperties({
      headline: article.title,
      description: article.excerpt,
      url,
      mainEntityOfPage: url,
      image: article.picture ? siteUrl + urls.media(article.picture.name) : null,
      datePublished: article.publishedOn,
      dateModified: article.updatedOn,
      timeRequired: `PT${article.readMinutes}M`,
      inLanguage: known ? languages[known].locale : language,
      author: article.author ? { '@type': 'Person', name: article.author } : company,
      publisher: company,
    }),
  });
}

import { t } from '@lingui/core/macro';
import type { Context } from 'hono';
import type { ReactNode } from 'react';
import type { ContentLibrary, TextPage } from '#domain/content/content-library.ts';
import {
  currentLanguage,
  languageCodes,
  type LanguageCode,
  pathIn,
  withoutLanguage,
} from '#messages/languages.ts';
import type { CurrentSection } from '#site/layout/navigation-links.ts';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { urls } from '#site/urls.ts';
import type { Crumb } from '#site/ui/breadcrumbs.tsx';
import { TextPageView } from './text-page-view.tsx';

interface TextPageRequest {
  /** The page's name in the content library. */
  name: string;
  /** In place of its own. */
  title?: string;
  path: string;
  current: CurrentSection;
  /** Between home and the page itself. */
  crumbs?: readonly Crumb[];
  dated?: boolean;
  below?: ReactNode;
  /** Under all of it, in the page's whole width. */
  after?: ReactNode;
}

/** Answers a text page of the content library, or 404 when editors took it away. */
export async function textPageResponse(
  c: Context<SiteEnv>,
  { name, title, path, current, crumbs = [], dated, below, after }: TextPageRequest,
): Promise<Response> {
  const { content, settings } = c.get('services');
  const texts = await textPages(content, name);
  const own = texts.get(currentLanguage());
  const found = own ?? texts.get('en');
  if (!found) return c.notFound();
  const page = title ? { ...found, title } : found;
  const language = own ? currentLanguage() : 'en';
  return renderPage(c, {
    meta: {
      title: `${page.title} | ${settings.name}`,
      // In one language with its title.
      description: own || !title ? page.description : title,
      canonicalPath: withoutLanguage(path),
      // In a language that nobody has written it in it is English, and says so.
      paths: Object.fromEntries(Array.from(texts.keys(), (one) => [one, pathIn(one, path)])),
    },
    current,
    styles: 'reading',
    body: (
      <TextPageView
        page={page}
        crumbs={[
          { label: t`Home`, href: urls.home() },
          ...crumbs,
          { label: page.title, lang: own || title ? undefined : language },
        ]}
        dated={dated}
        language={language}
        headingLanguage={title ? currentLanguage() : language}
        after={after}
      >
        {below}
      </TextPageView>
    ),
  });
}

/** A page in each language of the interface that somebody has written it in. */
async function textPages(
  content: Pick<ContentLibrary, 'textPage' | 'translations'>,
  name: string,
): Promise<Map<LanguageCode, TextPage>> {
  const found = await Promise.all(
    languageCodes.map(async (language) => {
      const page =
        language === 'en'
          ? content.textPage(name)
          : (content.translations?.textPage(language, name) ?? null);
      return [language, await page] as const;
    }),
  );
  return new Map(found.flatMap(([language, page]) => (page ? [[language, page]] : [])));
}

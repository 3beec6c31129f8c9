import { t } from '@lingui/core/macro';
import type { Context } from 'hono';
import type { ReactNode } from 'react';
import type { CurrentSection } from '#site/layout/layout.tsx';
import { renderPage } from '#site/render-page.tsx';
import { withoutLanguage } from '#messages/path-in.ts';
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
  const found = await content.textPage(name);
  if (!found) return c.notFound();
  const page = title ? { ...found, title } : found;
  return renderPage(c, {
    meta: {
      title: `${page.title} | ${settings.name}`,
      description: page.description,
      canonicalPath: path,
      // Its text is English in every language, and says so.
      paths: { en: withoutLanguage(path) },
    },
    current,
    styles: 'reading',
    body: (
      <TextPageView
        page={page}
        crumbs={[{ label: t`Home`, href: urls.home() }, ...crumbs, { label: page.title }]}
        dated={dated}
        foreign={(c.get('language') ?? 'en') !== 'en'}
        after={after}
      >
        {below}
      </TextPageView>
    ),
  });
}

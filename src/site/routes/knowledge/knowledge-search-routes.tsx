import { t } from '@lingui/core/macro';
import { Hono } from 'hono';
import { parsePageNumber } from '#domain/search/list-query.ts';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { patterns, urls } from '#site/urls.ts';
import { knowledgeIndex } from './knowledge-index.ts';
import { KnowledgeSearchPage } from './knowledge-search-page.tsx';

const perPage = 10;
const longestQuery = 200;

/** `?q=` looks through articles, answers and guides; `?page=` beyond the end shows the last page. */
export const knowledgeSearchRoutes = new Hono<SiteEnv>().get(
  patterns.knowledgeSearch,
  async (c) => {
    const { content, settings } = c.get('services');
    const query = (c.req.query('q') ?? '')
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, longestQuery);
    const index = await knowledgeIndex(content);
    const answer = index.search(query);
    const pageCount = Math.ceil(answer.found.length / perPage);
    const page = Math.min(parsePageNumber(c.req.query('page')), Math.max(1, pageCount));
    return renderPage(c, {
      meta: {
        title: `${query ? t`“${query}” in the Knowledge Center` : t`Search the Knowledge Center`} | ${settings.name}`,
        description: t`Search the articles, answers and guides on buying and selling used buses.`,
        canonicalPath: urls.knowledgeSearch(),
      },
      current: 'knowledge',
      styles: 'reading',
      body: (
        <KnowledgeSearchPage
          model={{
            query,
            answer,
            shown: answer.found
              .slice((page - 1) * perPage, page * perPage)
              .map((document) => index.present(document, query)),
            page,
            pageCount,
          }}
          settings={settings}
        />
      ),
    });
  },
);

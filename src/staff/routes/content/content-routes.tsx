import { memberCan } from '#domain/staff/permissions.ts';
import { renderStaffPage } from '../../layout/render-staff-page.tsx';
import { route } from '../../staff-route.ts';
import { contentUrls } from './content-urls.ts';
import { articleRoutes } from './article-routes.tsx';
import { ArticlesPage } from './articles-page.tsx';
import { entryRoutes } from './entry-routes.tsx';
import { settingsRoutes } from './settings-routes.tsx';

/** What the site says: articles, small texts, redirects, settings. */
export const contentRoutes = [
  route('GET', contentUrls.articles, 'content.read', async (c) => {
    const { content } = c.get('staff');
    return renderStaffPage(c, {
      title: 'Content',
      children: (
        <ArticlesPage
          articles={content.articlesReadOnly ? [] : await content.articles()}
          translations={await content.translations('article')}
          sections={content.sections}
          waiting={c.req.query('state') === 'waiting'}
          readOnly={content.articlesReadOnly}
          mayEdit={memberCan(c.get('member'), 'content.edit')}
        />
      ),
    });
  }),
  ...articleRoutes,
  ...entryRoutes,
  ...settingsRoutes,
];

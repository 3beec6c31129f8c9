import { Hono } from 'hono';
import { memberCan } from '#domain/staff/policy.ts';
import { renderStaffPage } from '../../layout/render-staff-page.tsx';
import type { StaffEnv } from '../../staff-services.ts';
import { articleRoutes } from './article-routes.tsx';
import { ArticlesPage } from './articles-page.tsx';
import { entryRoutes } from './entry-routes.tsx';
import { settingsRoutes } from './settings-routes.tsx';

/** What the site says: articles, small texts, redirects, settings. */
export const contentRoutes = new Hono<StaffEnv>()
  .get('/staff/content', async (c) => {
    const { content } = c.get('staff');
    return renderStaffPage(c, {
      title: 'Content',
      section: 'Content',
      children: (
        <ArticlesPage
          articles={content.articlesReadOnly ? [] : await content.articles()}
          sections={content.sections}
          waiting={c.req.query('state') === 'waiting'}
          readOnly={content.articlesReadOnly}
          mayEdit={memberCan(c.get('member'), 'content.edit')}
        />
      ),
    });
  })
  .route('/', articleRoutes)
  .route('/', entryRoutes)
  .route('/', settingsRoutes);

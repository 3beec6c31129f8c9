import { Hono } from 'hono';
import { shareCardName } from '#domain/content/article-picture-name.ts';
import type { ArticlePicture } from '#domain/content/content-library.ts';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { articleEntity } from '#site/structured-data/article-entity.ts';
import { patterns, urls } from '#site/urls.ts';
import { ArticleCards } from './article-cards.tsx';
import { ArticlePage } from './article-page.tsx';
import { homeCrumb, knowledgeCrumb } from './knowledge-crumb.ts';

const relatedLimit = 3;

export const articlesRoutes = new Hono<SiteEnv>()
  .get(patterns.blogArticles, async (c) => {
    const { content, settings } = c.get('services');
    const articles = await content.articles();
    return renderPage(c, {
      meta: {
        title: `Blog & Articles | ${settings.name}`,
        description: 'Plain articles on choosing, checking, pricing and driving used buses.',
        canonicalPath: urls.blogArticles(),
      },
      current: 'knowledge',
      body: (
        <div className="page-width">
          <PageHeading
            crumbs={[homeCrumb, knowledgeCrumb, { label: 'Blog & Articles' }]}
            title="Blog & Articles"
            intro="On choosing, checking, pricing and driving used buses."
          />
          <div className="mt-6">
            <ArticleCards articles={articles} headingLevel={2} />
          </div>
        </div>
      ),
    });
  })
  .get(patterns.article, async (c) => {
    const { content, settings, siteUrl } = c.get('services');
    const article = await content.article(c.req.param('slug'));
    if (!article) return c.notFound();
    const others = (await content.articles()).filter(({ slug }) => slug !== article.slug);
    return renderPage(c, {
      meta: {
        title: `${article.title} | ${settings.name}`,
        description: article.excerpt,
        canonicalPath: urls.article(article.slug),
        article: { publishedOn: article.publishedOn },
        ...(article.picture ? { picture: sharedPicture(article.picture) } : {}),
        jsonLd: [articleEntity(article, settings, siteUrl)],
      },
      current: 'knowledge',
      body: <ArticlePage model={{ article, others: others.slice(0, relatedLimit) }} />,
    });
  });

/** Our own drawings have a card of the size that networks ask for; other pictures go as they are. */
function sharedPicture({ name, alt }: ArticlePicture) {
  const card = shareCardName(name);
  return card
    ? { path: urls.media(card), alt, widthPx: 1200, heightPx: 630 }
    : { path: urls.media(name), alt };
}

import {
  articleForm,
  articleFrom,
  longestArticle,
  textTooTangled,
} from '#domain/content/editing/article-values.ts';
import type { FormFields, Problems } from '#domain/content/editing/read-fields.ts';
import { officeTime } from '#domain/content/editing/office-time.ts';
import { isSameForm, manyLines } from '#domain/forms/read-text.ts';
import { officeDate } from '#domain/office/opening-hours.ts';
import { memberCan } from '#domain/staff/permissions.ts';
import { redirectWith } from '../../flash.ts';
import { readId } from '../../forms/read-id.ts';
import { readJson } from '#site/read-bounded-body.ts';
import { notFoundPage } from '../../gate-answers.tsx';
import { orNotFound } from '../../or-not-found.ts';
import { renderStaffPage } from '../../layout/render-staff-page.tsx';
import { route } from '../../staff-route.ts';
import { contentUrls } from './content-urls.ts';
import { readContentForm } from './read-content-form.ts';
import { findVersion } from './find-version.ts';
import { saveArticle } from './save-article.tsx';
import { showArticle } from './show-article.tsx';
import { articleText } from './version-text.ts';
import { VersionsPage } from './versions-page.tsx';
import { whoStored } from './who-stored.ts';

/** Whether a posted editor says anything else than the article; a form without an editor does not. */
function isTyped(form: FormFields, begun: FormFields): boolean {
  if (form['text'] === undefined) return false;
  const sections = Object.keys(form).filter((name) => name.startsWith('category-'));
  return !isSameForm(form, begun, [...Object.keys(begun), ...sections]);
}

/** JSON takes up to six bytes for a character. */
const mostPreviewBytes = 6 * longestArticle + 1_000;

export const articleRoutes = [
  route('GET', contentUrls.article, 'content.read', async (c) => {
    const { content } = c.get('staff');
    const slug = c.req.query('slug') ?? null;
    if (content.articlesReadOnly) return notFoundPage(c);
    if (slug === null) {
      const fields = {
        publishedOn: officeDate(content.now()),
        'category-blog-articles': 'on',
      };
      return showArticle(c, { article: null, draft: { fields, problems: {} } });
    }
    const article = orNotFound(await content.article(slug));
    const version = await findVersion(c, 'article', slug);
    const earlier = articleFrom(version?.values ?? null);
    const publishAt = article.edit?.publishAt;
    const fields = {
      ...articleForm(slug, earlier ?? article.values),
      publishAt: publishAt ? officeTime(new Date(publishAt)) : '',
    };
    return showArticle(c, {
      article,
      draft: { fields, problems: {} },
      notice: earlier
        ? `These are the words of version ${version?.revision}. Nothing is changed until you save.`
        : null,
    });
  }),
  route('POST', contentUrls.article, 'content.edit', saveArticle),
  route('POST', contentUrls.changeArticle, 'content.edit', async (c) => {
    const { content } = c.get('staff');
    const { fields: form, file } = await readContentForm(c.req.raw, 'upload');
    // In the form of the editor, "slug" is the address as it is typed.
    const slug = c.req.query('slug') ?? form['slug'] ?? '';
    const to = form['to'] === 'off' ? 'off' : 'built-in';
    const changed = await content.changeArticle({
      slug,
      expectedRevision: readId(form['revision']) ?? 0,
      to,
      by: c.get('member'),
    });
    if (changed.outcome === 'missing') return notFoundPage(c);
    const article = await content.article(slug);
    const begun = article ? articleForm(slug, article.values) : {};
    const typed = file !== null || isTyped(form, begun);
    const problems: Problems = file ? { upload: 'Choose the file again' } : {};
    if (changed.outcome === 'conflict') {
      return showArticle(c, {
        article,
        // Saving what is typed is refused as well: it began before the other one saved.
        ...(typed ? { revision: readId(form['revision']) ?? 0 } : {}),
        draft: { fields: typed ? form : begun, problems },
        notice: `${whoStored(changed.current)} saved this article meanwhile. ${typed ? 'It is not off the site; your words are below, unsaved.' : 'Look at it as it is now, and then decide.'}`,
        status: 409,
      });
    }
    if (to === 'off' && typed) {
      const done = 'The article is off the site. What you typed is below, not saved yet.';
      return showArticle(c, { article, draft: { fields: form, problems }, done });
    }
    return redirectWith(
      c,
      article ? contentUrls.article(slug) : contentUrls.articles(),
      to === 'off'
        ? 'The article is off the site.'
        : 'Done: what staff had written is in the versions.',
    );
  }),
  route('GET', contentUrls.versions, 'content.read', async (c) => {
    const { content } = c.get('staff');
    const slug = c.req.query('slug') ?? '';
    const article = orNotFound(content.articlesReadOnly ? null : await content.article(slug));
    return renderStaffPage(c, {
      title: `Versions of ${article.values.title}`,
      children: (
        <VersionsPage
          back={{ href: contentUrls.article(slug), label: article.values.title }}
          versions={await content.versions('article', slug)}
          builtIn={await content.builtInArticle(slug)}
          textOf={articleText}
          {...(memberCan(c.get('member'), 'content.edit')
            ? { restoreHref: (revision: number) => contentUrls.article(slug, revision) }
            : {})}
        />
      ),
    });
  }),
  /** For the script of the editor: Markdown in, the public page's HTML out. */
  route('POST', contentUrls.preview, 'content.edit', async (c) => {
    const body = await readJson(c.req.raw, mostPreviewBytes);
    const text = (body as { text?: unknown } | null)?.text;
    if (typeof text !== 'string' || text.length > longestArticle)
      return c.json({ problem: 'This text is too long to show.' }, 422);
    const shown = await c.get('staff').content.preview(manyLines(text));
    return shown ? c.json({ html: shown.html }) : c.json({ problem: `${textTooTangled}.` }, 422);
  }),
];

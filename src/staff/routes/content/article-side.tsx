import type { StaffArticle } from '#domain/content/editing/content-service.ts';
import { contentUrls } from './content-urls.ts';

/** Taking an article off sends what is typed in its form, so that it comes back. */
export const articleFormId = 'article-form';

/** Versions, and the ways back. */
export function ArticleSide({ article, mayEdit }: { article: StaffArticle; mayEdit: boolean }) {
  const { slug, state, revision, builtIn, edit } = article;
  const change = (label: string) => (
    <form method="post" action={contentUrls.changeArticle()}>
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="revision" value={revision} />
      <button className="button button-small button-danger" name="to" value="built-in">
        {label}
      </button>
    </form>
  );
  return (
    <section className="staff-panel">
      <h2>Versions</h2>
      <div className="actions">
        {edit ? (
          <a className="button button-small" href={contentUrls.versions(slug)}>
            Earlier versions
          </a>
        ) : (
          <span className="text-muted">Nobody has changed this article yet.</span>
        )}
        {mayEdit && state.startsWith('live') ? (
          <button
            form={articleFormId}
            formAction={contentUrls.changeArticle(slug)}
            formNoValidate
            className="button button-small button-danger"
            name="to"
            value="off"
          >
            Take it off the site
          </button>
        ) : null}
        {mayEdit && builtIn && edit ? change('Back to the built-in text') : null}
        {mayEdit && !builtIn && !state.startsWith('live') ? change('Delete this article') : null}
      </div>
    </section>
  );
}

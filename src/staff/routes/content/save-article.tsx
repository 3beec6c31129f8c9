import type { Context } from 'hono';
import { readArticle } from '#domain/content/editing/article-values.ts';
import type { StaffArticle, SaveArticle } from '#domain/content/editing/content-service.ts';
import { fromOfficeTime } from '#domain/content/editing/office-time.ts';
import { fieldReader, type Problems } from '#domain/content/editing/read-fields.ts';
import { say } from '#messages/i18n.ts';
import { redirectWith } from '../../flash.ts';
import { readId } from '../../forms/read-id.ts';
import { notFoundPage } from '../../gate-answers.tsx';
import type { StaffEnv } from '../../staff-services.ts';
import { contentUrls } from './content-urls.ts';
import type { PostedFile } from '#site/posted-form.ts';
import { readContentForm } from './read-content-form.ts';
import { showArticle } from './show-article.tsx';
import { whoStored } from './who-stored.ts';

const said: Record<SaveArticle['step'], string> = {
  draft: 'The draft is saved. The site shows what it showed before.',
  publish: 'Published. It is on the site now.',
  schedule: 'Scheduled.',
};

/** Every button of the editor; what was typed comes back unless it was saved. */
export async function saveArticle(c: Context<StaffEnv>): Promise<Response> {
  const { content } = c.get('staff');
  const slug = c.req.query('slug') ?? null;
  const article = slug === null ? null : await content.article(slug);
  if (content.articlesReadOnly || (slug !== null && !article)) return notFoundPage(c);
  const { fields, file } = await readContentForm(c.req.raw, 'upload');
  const revision = readId(fields['revision']) ?? 0;
  const again = { article, revision };
  const step = fields['step'];
  if (step === 'preview') return showArticle(c, { ...again, draft: { fields, problems: {} } });
  if (step === 'picture-text' || step === 'picture-card')
    return addPicture(c, again, { fields, file, step });
  const { slug: newSlug, values, problems } = readArticle(fields, content.sections);
  const publishAt = step === 'schedule' ? fromOfficeTime(fields['publishAt'] ?? '') : null;
  if (step === 'schedule' && publishAt === null) problems['publishAt'] = 'Choose a day and a time';
  else if (publishAt && publishAt <= content.now())
    problems['publishAt'] = 'Choose a time that is still to come, or publish now';
  if (Object.keys(problems).length > 0)
    return showArticle(c, { ...again, draft: { fields, problems }, status: 422 });
  const known = step === 'publish' || step === 'schedule' ? step : 'draft';
  const saved = await content.saveArticle({
    slug,
    newSlug,
    expectedRevision: revision,
    values,
    step: known,
    publishAt,
    by: c.get('member'),
  });
  switch (saved.outcome) {
    case 'saved':
      return redirectWith(c, contentUrls.article(saved.slug), said[known]);
    case 'missing':
      return notFoundPage(c);
    case 'refused':
      return showArticle(c, { ...again, draft: { fields, problems: saved.problems }, status: 422 });
    case 'conflict':
      return showArticle(c, {
        article: slug === null ? null : await content.article(slug),
        revision: saved.current?.revision ?? 0,
        draft: { fields, problems: {} },
        notice: `${whoStored(saved.current)} saved this article while you wrote. Your words are below, unsaved; theirs are under “Earlier versions”. Saving now puts yours in place of theirs.`,
        status: 409,
      });
  }
}

async function addPicture(
  c: Context<StaffEnv>,
  again: { article: StaffArticle | null; revision: number },
  posted: { fields: Record<string, string>; file: PostedFile | null; step: string },
): Promise<Response> {
  const { fields, file, step } = posted;
  const problems: Problems = {};
  const alt = fieldReader(fields, problems).line('uploadAlt', 'what the picture shows', 250);
  if (file === null) problems['upload'] = 'Choose a file';
  if (file === null || Object.keys(problems).length > 0)
    return showArticle(c, { ...again, draft: { fields, problems }, status: 422 });
  const taken = await c.get('staff').content.addPicture(file.bytes, alt);
  if (taken.outcome === 'refused') {
    const draft = { fields, problems: { upload: say(taken.message) } };
    return showArticle(c, { ...again, draft, status: 422 });
  }
  const { name } = taken.image;
  const filled =
    step === 'picture-card'
      ? { ...fields, pictureName: name, pictureAlt: alt }
      : {
          ...fields,
          text: `${(fields['text'] ?? '').trimEnd()}\n\n![${alt.replace(/[[\]\\]/g, '')}](/media/${name})\n`,
        };
  return showArticle(c, {
    ...again,
    draft: { fields: { ...filled, uploadAlt: '' }, problems: {} },
    notice: 'The picture is stored. Nothing else is saved yet.',
  });
}

import type { Context } from 'hono';
import { readArticle } from '#domain/content/editing/article-values.ts';
import type { StaffArticle, SaveArticle } from '#domain/content/editing/content-service.ts';
import { fromOfficeTime } from '#domain/content/editing/office-time.ts';
import { markdownPicture } from '#domain/content/pictures/site-pictures.ts';
import {
  fieldReader,
  type FormFields,
  type Problems,
} from '#domain/content/editing/read-fields.ts';
import { redirectWith } from '../../flash.ts';
import { readId } from '../../forms/read-id.ts';
import { notFoundPage } from '../../gate-answers.tsx';
import type { StaffEnv } from '../../staff-services.ts';
import { contentUrls } from './content-urls.ts';
import type { PostedFile } from '#site/posted-form.ts';
import { readContentForm } from './read-content-form.ts';
import { closePicker, pickerStep } from './pictures/picker-fields.ts';
import { takePicture } from './pictures/take-picture.ts';
import { showArticle } from './show-article.tsx';
import { whoStored } from './who-stored.ts';

const said: Record<SaveArticle['step'], string> = {
  draft: 'The draft is saved. The site shows what it showed before.',
  publish: 'Published. It is on the site now.',
  schedule: 'Scheduled.',
};

const putSteps: ReadonlySet<string> = new Set(['picture-text', 'picture-card']);
const notPut = 'Put the chosen picture in the text or on the card first, or choose “None of them”';

/** Every button of the editor; what was typed comes back unless it was saved. */
export async function saveArticle(c: Context<StaffEnv>): Promise<Response> {
  const { content } = c.get('staff');
  const slug = c.req.query('slug') ?? null;
  const article = slug === null ? null : await content.article(slug);
  if (content.articlesReadOnly || (slug !== null && !article)) return notFoundPage(c);
  const { fields, file } = await readContentForm(c.req.raw, 'upload');
  const revision = readId(fields['revision']) ?? 0;
  const again = { article, revision };
  const { step = '' } = fields;
  const looking = pickerStep(fields);
  if (!file && (looking || step === 'preview'))
    return showArticle(c, { ...again, draft: { fields: looking ?? fields, problems: {} } });
  // A file with any button: it would be lost.
  if (file || putSteps.has(step))
    return bringPicture(c, again, { fields: looking ?? fields, file });
  const { slug: newSlug, values, problems } = readArticle(fields, content.sections);
  if (fields['picked']) problems['upload'] = notPut;
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

interface Posted {
  fields: FormFields;
  file: PostedFile | null;
}

/** Takes what was chosen or sent, and puts it where the button says if that is known to be one. */
async function bringPicture(
  c: Context<StaffEnv>,
  again: { article: StaffArticle | null; revision: number },
  posted: Posted,
): Promise<Response> {
  const { fields, picture, problem } = await takePicture(c, posted.fields, posted.file);
  const problems: Problems = problem === null ? {} : { upload: problem };
  const refused = () => showArticle(c, { ...again, draft: { fields, problems }, status: 422 });
  if (!picture) {
    if (problem === null) problems['upload'] = 'Choose a picture or a file';
    return refused();
  }
  const { step = '' } = fields;
  if (step === 'preview' || pickerStep(fields))
    return showArticle(c, { ...again, draft: { fields, problems } });
  const puts = putSteps.has(step);
  if (!puts) problems['upload'] = notPut;
  const typed = fieldReader(fields, problems).line('uploadAlt', '', 250, 'optional');
  const alt = typed || picture.alt;
  if (puts && alt === '') problems['uploadAlt'] = 'Enter what the picture shows';
  if (Object.keys(problems).length > 0) return refused();
  const { name } = picture;
  const filled =
    step === 'picture-card'
      ? { ...fields, pictureName: name, pictureAlt: alt }
      : { ...fields, text: withPicture(fields, markdownPicture(name, alt)), textAt: '' };
  return showArticle(c, {
    ...again,
    draft: { fields: { ...closePicker(filled), uploadAlt: '' }, problems: {} },
    notice: 'The picture is there. Nothing else is saved yet.',
  });
}

/** The text with a picture after the paragraph that the cursor was last seen in, or at the end. */
function withPicture({ text = '', textAt = '' }: FormFields, picture: string): string {
  // The browser counts the end of a line as one character, and sends two.
  const lines = text.replaceAll('\r\n', '\n');
  const end = /^\d{1,6}$/.test(textAt) ? lines.indexOf('\n\n', Number(textAt)) : -1;
  if (end < 0) return `${lines.trimEnd()}\n\n${picture}\n`;
  return `${lines.slice(0, end).trimEnd()}\n\n${picture}\n\n${lines.slice(end).trimStart()}`;
}

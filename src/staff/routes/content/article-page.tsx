import type { ContentCategory } from '#domain/content/content-category.ts';
import type { ContentBody } from '#domain/content/content-library.ts';
import { isOwnPicture, textTooTangled } from '#domain/content/editing/article-values.ts';
import type { StaffArticle, TranslatedInto } from '#domain/content/editing/content-service.ts';
import { say } from '#messages/i18n.ts';
import { urls } from '#site/urls.ts';
import { LivePreview } from '../../islands/live-preview/live-preview.tsx';
import { StaffIsland } from '../../islands/staff-island.tsx';
import { Moment } from '../../layout/moment.tsx';
import { ArticleSide, articleFormId } from './article-side.tsx';
import { LookOnly } from './look-only.tsx';
import { contentUrls } from './content-urls.ts';
import { inputState, StaffField } from '../../forms/staff-field.tsx';
import type { ShownField } from '../../forms/staff-input.tsx';
import { EditorField, line, ProblemSummary, type Draft } from './form-field.tsx';
import type { Picker } from './pictures/find-choices.ts';
import { EnterButton, PicturePicker } from './pictures/picture-picker.tsx';
import { ShownPicture } from './pictures/shown-picture.tsx';
import { stateWords } from './state-words.ts';
import { StaffHeading } from '../../layout/staff-heading.tsx';
import { TranslationNote } from './translation-note.tsx';
import { Problem } from '../../ui/problem.tsx';

export interface ArticlePageProps {
  /** Null for a new one. */
  article: StaffArticle | null;
  draft: Draft;
  revision: number;
  /** Null when it would cost too much. */
  preview: ContentBody | null;
  /** Null: no picture is looked for. */
  picker: Picker | null;
  sections: readonly ContentCategory[];
  translatedInto: TranslatedInto | undefined;
  mayEdit: boolean;
  /** What the writer should know before anything else: a conflict, an earlier version. */
  notice: string | null;
}

export function ArticleEditorPage(props: ArticlePageProps) {
  const { article, draft, revision, preview, picker, sections, mayEdit, notice } = props;
  const action = contentUrls.article(article?.slug ?? null);
  const cardPicture = draft.fields['pictureName'] ?? '';
  const field = (one: ShownField) => <EditorField field={one} draft={draft} rows={22} />;
  return (
    <>
      <StaffHeading
        back={<a href={contentUrls.articles()}>Content</a>}
        title={article?.values.title ?? 'New article'}
      >
        {article ? (
          <p>
            <span className={`tag tag-${stateWords[article.state].look}`}>
              {stateWords[article.state].label}
            </span>{' '}
            {article.edit?.publishAt ? <Moment at={article.edit.publishAt} /> : null}{' '}
            {article.state.startsWith('live') ? (
              <a href={urls.article(article.slug)}>See it on the site</a>
            ) : null}
          </p>
        ) : null}
      </StaffHeading>
      <Problem text={notice} className="content-problems" />
      <ProblemSummary problems={draft.problems} />
      <form
        id={articleFormId}
        method="post"
        action={action}
        encType="multipart/form-data"
        className="staff-columns content-columns"
      >
        <EnterButton picker={picker} action={action} step="preview" />
        <input type="hidden" name="revision" value={revision} />
        <section className="staff-panel form">
          {mayEdit ? null : <LookOnly />}
          <TranslationNote into={props.translatedInto} />
          <fieldset className="content-fields" disabled={!mayEdit}>
            {field(line('title', 'Title'))}
            {field(
              line(
                'slug',
                'Address',
                'Last part of the address; empty: made from the title. A change leaves a redirect.',
              ),
            )}
            {field({ name: 'excerpt', label: 'In one or two sentences', control: 'area', rows: 3 })}
            {field({
              name: 'text',
              label: 'Text',
              hint: 'Markdown: ## heading, **bold**, [link](/buses), - list. {phone} and {name} are filled in.',
              control: 'area',
            })}
            <fieldset className="field" id="field-categories">
              <legend>Sections</legend>
              {draft.problems['categories'] ? (
                <span className="field-error">{say(draft.problems['categories'])}</span>
              ) : null}
              {sections.map(({ slug, name }) => (
                <label className="check" key={slug}>
                  <input
                    type="checkbox"
                    name={`category-${slug}`}
                    value="on"
                    defaultChecked={draft.fields[`category-${slug}`] === 'on'}
                  />{' '}
                  {name}
                </label>
              ))}
            </fieldset>
            <div className="content-pair">
              {field({ name: 'publishedOn', label: 'Date shown', control: 'date' })}
              {field({ name: 'updatedOn', label: 'Updated on (optional)', control: 'date' })}
            </div>
            {field(line('author', 'Author (optional)', 'Empty: the company'))}
            <div className="content-pair">
              {field(
                line('pictureName', 'Picture of the card (optional)', 'Choose or send one below'),
              )}
              {field(line('pictureAlt', 'What it shows', 'For people who cannot see it'))}
            </div>
            {isOwnPicture(cardPicture) ? <ShownPicture name={cardPicture} /> : null}
          </fieldset>
          {mayEdit ? <ArticlePictures draft={draft} picker={picker} action={action} /> : null}
          {mayEdit ? <SaveBar draft={draft} /> : null}
        </section>
        <section className="staff-panel" aria-labelledby="preview-heading">
          <h2 id="preview-heading">Preview</h2>
          <StaffIsland
            name="live-preview"
            when="idle"
            component={LivePreview}
            props={{
              html: preview?.html ?? `<p>${textTooTangled}.</p>`,
              address: contentUrls.preview(),
            }}
          />
        </section>
      </form>
      {article ? <ArticleSide article={article} mayEdit={mayEdit} /> : null}
    </>
  );
}

/** The picker, and what an article does with a picture. */
function ArticlePictures({
  draft,
  picker,
  action,
}: Pick<ArticlePageProps, 'draft' | 'picker'> & { action: string }) {
  return (
    <PicturePicker
      picker={picker}
      action={action}
      legend="Add a picture"
      fileName="upload"
      problem={draft.problems['upload']}
      text={{ name: 'text', at: draft.fields['textAt'] ?? '' }}
    >
      <EditorField
        field={{
          name: 'uploadAlt',
          label: 'What the picture shows',
          hint: 'For people who cannot see it. Empty: what is said of the chosen picture',
          control: 'text',
        }}
        draft={draft}
      />
      <div className="actions">
        <button className="button button-small" name="step" value="picture-text">
          Put it in the text
        </button>
        <button className="button button-small" name="step" value="picture-card">
          Use it for the card
        </button>
      </div>
      <p className="hint">
        In the text it stands after the paragraph of the cursor, or at the end.
      </p>
    </PicturePicker>
  );
}

function SaveBar({ draft }: { draft: Draft }) {
  const problem = draft.problems['publishAt'];
  const notes = { id: 'field-publishAt', error: problem ? say(problem) : null };
  return (
    <div className="content-save">
      <div className="actions">
        <button className="button button-primary" name="step" value="publish">
          Publish now
        </button>
        <button className="button" name="step" value="draft">
          Save draft
        </button>
        <button className="button" name="step" value="preview">
          Preview
        </button>
      </div>
      <StaffField {...notes} label="Or publish later (New York time)">
        <div className="actions">
          <input
            type="datetime-local"
            name="publishAt"
            className="field-input content-time"
            defaultValue={draft.fields['publishAt'] ?? ''}
            {...inputState(notes)}
          />
          <button className="button" name="step" value="schedule">
            Schedule
          </button>
        </div>
      </StaffField>
    </div>
  );
}

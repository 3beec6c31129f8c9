import { Fragment, type ReactNode } from 'react';
import type { TranslatedInto } from '#domain/content/editing/content-service.ts';
import { textsOf, type EditedEntry } from '#domain/content/editing/edited-entries.ts';
import { say } from '#messages/i18n.ts';
import { LookOnly } from './look-only.tsx';
import { EarlierWords } from './earlier-words.tsx';
import { contentUrls } from './content-urls.ts';
import { pictureFieldOf, type EntryKind } from './entry-kind.ts';
import { EditorField, ProblemSummary, type Draft } from './form-field.tsx';
import type { Picker } from './pictures/find-choices.ts';
import { EnterButton, PicturePicker } from './pictures/picture-picker.tsx';
import { StaffHeading } from '../../layout/staff-heading.tsx';
import { TranslationNote } from './translation-note.tsx';
import { Fact } from '../../ui/fact.tsx';

/** Taking an entry off sends what is typed in its form, so that it comes back. */
export const entryFormId = 'entry-form';

/** A button of that form; fields of an entry may be called "to". */
export const changeOfEntry = (kind: string, slug: string, change: 'off' | 'built-in') => ({
  form: entryFormId,
  formAction: contentUrls.changeEntry(kind, slug),
  formNoValidate: true,
  name: 'change',
  value: change,
});

interface EntryPageProps {
  kind: EntryKind;
  entry: EditedEntry | null;
  title: string;
  draft: Draft;
  revision: number;
  /** What somebody else saved meanwhile. */
  theirs: { by: string; texts: Record<string, string> } | null;
  /** The version whose words the form holds; null: the present ones. */
  earlier: number | null;
  /** In place of the buttons that take an entry off. */
  off: ReactNode;
  /** What visitors get. */
  preview: ReactNode;
  /** Null: no picture is looked for. */
  picker: Picker | null;
  translatedInto: TranslatedInto | undefined;
  mayEdit: boolean;
}

export function EntryPage(props: EntryPageProps) {
  const { kind, entry, title, draft, revision, theirs, earlier, off, preview, mayEdit } = props;
  const { picker } = props;
  const action = contentUrls.entry(kind.kind, entry?.slug ?? null);
  const picture = pictureFieldOf(kind);
  const shownAt = entry && kind.shownAt(textsOf(entry.live ?? {}), entry.slug);
  return (
    <div className="content-narrow">
      <StaffHeading back={<a href={contentUrls.entries(kind.kind)}>{kind.plural}</a>} title={title}>
        {entry?.live && shownAt ? (
          <p>
            <a href={shownAt}>See it on the site</a>
          </p>
        ) : null}
      </StaffHeading>
      {theirs ? (
        <div className="notice notice-problem content-problems" role="alert">
          <h2>{theirs.by} saved this meanwhile</h2>
          <dl className="staff-facts">
            {kind.fields.map(({ name, label }) => (
              <Fact key={name} label={say(label).replace(' (optional)', '')}>
                {theirs.texts[name] || '–'}
              </Fact>
            ))}
          </dl>
          <p>Your words are below, unsaved. Saving now puts yours in place of theirs.</p>
        </div>
      ) : null}
      {earlier === null ? null : <EarlierWords version={earlier} />}
      <ProblemSummary problems={draft.problems} />
      {preview}
      <section className="staff-panel">
        <form
          id={entryFormId}
          method="post"
          action={action}
          className="form"
          encType={picture ? 'multipart/form-data' : undefined}
        >
          {picture ? <EnterButton picker={picker} action={action} step="" /> : null}
          <input type="hidden" name="revision" value={revision} />
          {mayEdit ? null : <LookOnly />}
          <TranslationNote into={props.translatedInto} />
          <fieldset className="content-fields" disabled={!mayEdit}>
            {kind.fields.map((field) => (
              <Fragment key={field.name}>
                <EditorField
                  field={field}
                  draft={draft}
                  locked={entry !== null}
                  rows={kind.fields.length >= 8 ? 4 : 8}
                />
                {mayEdit && field.name === picture ? (
                  <PicturePicker
                    picker={picker}
                    action={action}
                    legend="Choose or send a picture"
                    fileName={`${picture}-file`}
                    problem={undefined}
                  >
                    <p className="actions">
                      <button className="button button-small" name="step" value="picture">
                        Use it
                      </button>
                    </p>
                  </PicturePicker>
                ) : null}
              </Fragment>
            ))}
          </fieldset>
          {mayEdit ? (
            <p className="actions">
              <button className="button button-primary">
                {entry && entry.live === null ? 'Save and put it on the site' : 'Save'}
              </button>
              {preview ? (
                <button className="button" name="step" value="preview">
                  Preview
                </button>
              ) : null}
            </p>
          ) : null}
        </form>
        {entry?.edit ? (
          <p className="actions content-way-back">
            <a
              className="button button-small"
              href={contentUrls.entryVersions(kind.kind, entry.slug)}
            >
              Earlier versions
            </a>
          </p>
        ) : null}
        {mayEdit ? off : null}
        {mayEdit && entry && !off ? (
          <div className="actions content-way-back">
            {entry.builtIn && entry.live && !kind.fixed ? (
              <button
                {...changeOfEntry(kind.kind, entry.slug, 'off')}
                className="button button-small button-danger"
              >
                Take it off the site
              </button>
            ) : null}
            {entry.edit ? (
              <button
                {...changeOfEntry(kind.kind, entry.slug, 'built-in')}
                className="button button-small button-danger"
              >
                {entry.builtIn ? 'Back to the built-in text' : 'Delete'}
              </button>
            ) : null}
          </div>
        ) : null}
      </section>
    </div>
  );
}

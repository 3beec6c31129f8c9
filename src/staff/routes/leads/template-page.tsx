import { mergeFields, type ReplyTemplate } from '#domain/leads/inbox/reply-templates.ts';
import { languageCodes, languages } from '#messages/languages.ts';
import { ChoiceOptions } from '#site/forms/form-field.tsx';
import { inputState, StaffField } from '../../forms/staff-field.tsx';
import { leadsUrls } from './leads-urls.ts';
import { StaffHeading } from '../../layout/staff-heading.tsx';
import { Fact } from '../../ui/fact.tsx';
import { Problem } from '../../ui/problem.tsx';

export interface TemplateDraft extends Pick<
  ReplyTemplate,
  'name' | 'subject' | 'body' | 'revision'
> {
  language?: ReplyTemplate['language'];
  /** Who was quicker. */
  notice?: string;
  problems: Partial<Record<'name' | 'subject' | 'body' | 'language', string>>;
}

const languageNames = Object.fromEntries(languageCodes.map((code) => [code, languages[code].name]));
const labels = { name: 'Name', subject: 'Subject', body: 'Message' } as const;

export function TemplatePage(props: { id: number | null; draft: TemplateDraft; mayWork: boolean }) {
  const { id, draft, mayWork } = props;
  const field = (name: keyof typeof labels) => {
    const notes = { id: `template-${name}`, error: draft.problems[name] };
    const attributes = {
      name,
      className: 'field-input',
      required: true,
      defaultValue: draft[name],
      ...inputState(notes),
    };
    return (
      <StaffField {...notes} label={labels[name]}>
        {name === 'body' ? <textarea {...attributes} rows={14} /> : <input {...attributes} />}
      </StaffField>
    );
  };
  const languageNotes = {
    id: 'template-language',
    hint: 'Stands first where somebody is answered who wrote in it.',
    error: draft.problems.language,
  };
  return (
    <>
      <StaffHeading
        back={<a href={leadsUrls.templates()}>Reply templates</a>}
        title={id === null ? 'New template' : draft.name}
      />
      <Problem text={draft.notice} />
      <div className="staff-columns lead-columns">
        <section className="staff-panel">
          <form method="post" action={leadsUrls.template(id ?? 'new')} className="form">
            <input type="hidden" name="revision" value={draft.revision} />
            {field('name')}
            <StaffField {...languageNotes} label="Language">
              <select
                name="language"
                className="field-input"
                defaultValue={draft.language}
                {...inputState(languageNotes)}
              >
                <ChoiceOptions choices={languageNames} />
              </select>
            </StaffField>
            {field('subject')}
            {field('body')}
            {mayWork ? (
              <p className="actions">
                <button className="button button-primary">Save</button>
              </p>
            ) : null}
          </form>
          {mayWork && id !== null ? (
            <form
              method="post"
              action={leadsUrls.removeTemplate(id)}
              className="lead-remove-template"
            >
              <input type="hidden" name="revision" value={draft.revision} />
              <button className="button button-small button-danger">Remove this template</button>
            </form>
          ) : null}
        </section>
        <section className="staff-panel">
          <h2>Fields</h2>
          <p className="text-muted">Each is filled in when somebody starts a reply.</p>
          <dl className="staff-facts">
            {Object.entries(mergeFields).map(([name, meaning]) => (
              <Fact key={name} label={<code>{`{{${name}}}`}</code>}>
                {meaning}
              </Fact>
            ))}
          </dl>
        </section>
      </div>
    </>
  );
}

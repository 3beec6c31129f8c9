import { mergeFields } from '#domain/leads/inbox/reply-templates.ts';
import { leadsUrls } from './leads-urls.ts';
import { StaffHeading } from '../../layout/staff-heading.tsx';
import { Fact } from '../../ui/fact.tsx';
import { Problem } from '../../ui/problem.tsx';

export interface TemplateDraft {
  name: string;
  subject: string;
  body: string;
  revision: number;
  /** Who was quicker. */
  notice?: string;
  problems: Partial<Record<'name' | 'subject' | 'body', string>>;
}

const labels = { name: 'Name', subject: 'Subject', body: 'Message' } as const;

export function TemplatePage(props: { id: number | null; draft: TemplateDraft; mayWork: boolean }) {
  const { id, draft, mayWork } = props;
  const field = (name: keyof typeof labels) => {
    const problem = draft.problems[name];
    const attributes = {
      name,
      className: 'field-input',
      required: true,
      defaultValue: draft[name],
      'aria-invalid': problem ? true : undefined,
      'aria-describedby': problem ? `template-${name}-problem` : undefined,
    };
    return (
      <label>
        {labels[name]}
        {problem ? (
          <span className="field-error" id={`template-${name}-problem`}>
            {problem}
          </span>
        ) : null}
        {name === 'body' ? <textarea {...attributes} rows={14} /> : <input {...attributes} />}
      </label>
    );
  };
  return (
    <>
      <StaffHeading
        back={<a href={leadsUrls.templates()}>Reply templates</a>}
        title={id === null ? 'New template' : draft.name}
      />
      <Problem text={draft.notice} />
      <div className="lead-columns">
        <section className="staff-panel">
          <form method="post" action={leadsUrls.template(id ?? 'new')} className="form">
            <input type="hidden" name="revision" value={draft.revision} />
            {field('name')}
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

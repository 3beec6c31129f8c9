import { ReplyTemplateList, type TemplateGroup } from './reply-template-list.tsx';
import { useTemplate } from './use-template.ts';

/** Of the form that the lead's other steps are parts of, wherever they stand on the page. */
export const leadFormId = 'lead-form';

export interface ReplyDraft {
  subject: string;
  body: string;
  /** By field name. */
  problems: Partial<Record<'subject' | 'body', string>>;
}

export interface ReplyProps {
  /** Takes the mail. */
  address: string;
  revision: number;
  templates: readonly TemplateGroup[];
  draft: ReplyDraft;
  /** Another lead waits and can be opened at once. */
  thenNext: boolean;
}

/** A mail to the visitor. Templates fill its fields; awake, without a new page. */
export function Reply({ address, revision, templates, draft, thenNext }: ReplyProps) {
  const { subject, body, fill, isFilled } = useTemplate();
  const field = (name: 'subject' | 'body') => ({
    name,
    className: 'field-input',
    required: true,
    defaultValue: draft[name],
    'aria-invalid': draft.problems[name] ? (true as const) : undefined,
    'aria-describedby': draft.problems[name] ? `reply-${name}-problem` : undefined,
  });
  const problem = (name: 'subject' | 'body') =>
    draft.problems[name] ? (
      <span className="field-error" id={`reply-${name}-problem`}>
        {draft.problems[name]}
      </span>
    ) : null;
  return (
    <form id={leadFormId} method="post" action={address} className="form">
      <input type="hidden" name="revision" value={revision} />
      {/* The Enter key in the subject presses the first button there is. */}
      <button className="sr-only" tabIndex={-1} aria-hidden="true">
        Send mail
      </button>
      <ReplyTemplateList groups={templates} onPick={(button, href) => void fill(button, href)} />
      <label>
        Subject
        {problem('subject')}
        <input ref={subject} {...field('subject')} maxLength={200} />
      </label>
      <label>
        Message
        {problem('body')}
        <textarea
          ref={body}
          {...field('body')}
          rows={draft.body !== '' || isFilled ? 14 : 6}
          maxLength={20_000}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a template was asked for, to be read and sent here
          autoFocus={draft.body !== ''}
        />
      </label>
      <p className="actions">
        <button className="button button-primary">Send mail</button>
        {thenNext ? (
          <button className="button" name="after" value="next" data-next-action="">
            Send, then next lead
          </button>
        ) : null}
        <span className="hint">Their answer comes to our sales address.</span>
      </p>
    </form>
  );
}

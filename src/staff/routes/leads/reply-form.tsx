import type { InboxLead } from '#domain/leads/inbox/lead-inbox.ts';
import type { ReplyTemplate } from '#domain/leads/inbox/reply-templates.ts';
import { leadCan } from '#domain/leads/lead-states.ts';
import { leadsUrls } from './leads-urls.ts';

export interface ReplyDraft {
  subject: string;
  body: string;
  /** By field name. */
  problems: Partial<Record<'subject' | 'body', string>>;
}

/** A mail to the visitor. Templates are links, so that choosing one needs no script. */
export function ReplyForm(props: {
  lead: InboxLead;
  templates: readonly ReplyTemplate[];
  draft: ReplyDraft;
  /** Another lead waits and can be opened at once. */
  thenNext: boolean;
}) {
  const { lead, templates, draft, thenNext } = props;
  if (lead.email === null || !leadCan.receiveMail(lead)) {
    return (
      <section className="staff-panel" id="reply">
        <h2>Reply</h2>
        <p className="text-muted">
          {lead.email === null
            ? 'No e-mail address was given: call instead.'
            : 'Spam gets no mail. Reopen the request first.'}
        </p>
      </section>
    );
  }
  const field = (name: 'subject' | 'body') => ({
    name,
    className: 'field-input',
    required: true,
    defaultValue: draft[name],
    'aria-invalid': draft.problems[name] ? true : undefined,
    'aria-describedby': draft.problems[name] ? `reply-${name}-problem` : undefined,
  });
  const problem = (name: 'subject' | 'body') =>
    draft.problems[name] ? (
      <span className="field-error" id={`reply-${name}-problem`}>
        {draft.problems[name]}
      </span>
    ) : null;
  return (
    <section className="staff-panel" id="reply">
      <h2>Reply to {lead.email}</h2>
      {templates.length === 0 ? null : (
        <p className="chips lead-templates" data-press-keys="">
          {templates.map(({ id, name }, index) => (
            <a
              key={id}
              className="chip"
              href={`${leadsUrls.lead(lead.id)}?template=${id}`}
              aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
            >
              {name}
              {index < 9 ? (
                <kbd className="staff-key lead-template-key" aria-hidden="true">
                  {index + 1}
                </kbd>
              ) : null}
            </a>
          ))}
        </p>
      )}
      <form method="post" action={leadsUrls.reply(lead.id)} className="form">
        <input type="hidden" name="revision" value={lead.revision} />
        <label>
          Subject
          {problem('subject')}
          <input {...field('subject')} maxLength={200} autoComplete="off" />
        </label>
        <label>
          Message
          {problem('body')}
          <textarea
            {...field('body')}
            rows={draft.body === '' ? 6 : 14}
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
    </section>
  );
}

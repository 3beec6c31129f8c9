import type { Handler, InboxLead } from '#domain/leads/inbox/lead-inbox.ts';
import { nextStates, type LeadState } from '#domain/leads/lead-states.ts';
import { leadFormId } from '#staff/islands/reply/reply.tsx';
import { leadsUrls } from './leads-urls.ts';

const verbs: Record<LeadState, string> = {
  unconfirmed: 'Wait for confirmation',
  new: 'Reopen',
  answered: 'I answered by phone',
  closed: 'Close',
  spam: 'It is spam',
};

/** What was typed or chosen for a step that was not taken. */
export interface TypedStep {
  note?: string;
  /** A member's id, or empty for nobody. */
  assignee?: string;
}

/** Who has the lead, and what can be done with it next. */
export function LeadSteps(props: {
  lead: InboxLead;
  handlers: readonly Handler[];
  typed: TypedStep;
}) {
  const { lead, handlers, typed } = props;
  const gone = lead.assignee && !handlers.some(({ id }) => id === lead.assignee?.id);
  const states = lead.mergedIntoId === null ? nextStates(lead) : [];
  return (
    <section className="staff-panel no-print">
      <h2>Next step</h2>
      {states.length === 0 ? null : (
        <div className="form">
          <label>
            <span>
              Note <span className="hint">goes into the history, nobody else sees it</span>
            </span>
            {/* Of several lines, so that Enter presses no button: the first of the form sends the mail. */}
            <textarea
              className="field-input"
              form={leadFormId}
              name="note"
              rows={2}
              maxLength={500}
              defaultValue={typed.note}
            />
          </label>
          <p className="actions">
            <StepButton to={leadsUrls.note(lead.id)}>Save the note only</StepButton>
            {states.map((state) => (
              <StepButton key={state} to={leadsUrls.state(lead.id)} state={state}>
                {verbs[state]}
              </StepButton>
            ))}
          </p>
        </div>
      )}
      <div className="form lead-assign">
        <label>
          Assigned to
          <select
            className="field-input"
            form={leadFormId}
            name="assignee"
            defaultValue={typed.assignee ?? lead.assignee?.id ?? ''}
          >
            <option value="">Nobody</option>
            {gone && lead.assignee ? (
              <option value={lead.assignee.id}>{lead.assignee.name}</option>
            ) : null}
            {handlers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <StepButton to={leadsUrls.assign(lead.id)}>Assign</StepButton>
      </div>
    </section>
  );
}

/** Of the reply's form, so that what is being written goes along and comes back. */
function StepButton(props: { to: string; state?: LeadState; children: string }) {
  const { to, state, children } = props;
  return (
    <button
      form={leadFormId}
      formAction={to}
      formNoValidate
      name={state && 'to'}
      value={state}
      className={`button button-small${state === 'spam' ? ' button-danger' : ''}`}
    >
      {children}
    </button>
  );
}

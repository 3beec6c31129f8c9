import type { Handler, InboxLead } from '#domain/leads/inbox/lead-inbox.ts';
import { nextStates, type LeadState } from '#domain/leads/lead-states.ts';
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
    <section className="staff-panel">
      <h2>Next step</h2>
      <form method="post" action={leadsUrls.state(lead.id)} className="form">
        <input type="hidden" name="revision" value={lead.revision} />
        {states.length === 0 ? null : (
          <>
            <label>
              <span>
                Note <span className="hint">goes into the history, nobody else sees it</span>
              </span>
              <input
                className="field-input"
                name="note"
                maxLength={500}
                autoComplete="off"
                defaultValue={typed.note}
              />
            </label>
            <p className="actions">
              {/* The first button is what Enter in the note presses. */}
              <button formAction={leadsUrls.note(lead.id)} className="button button-small">
                Save the note only
              </button>
              {states.map((state) => (
                <button
                  key={state}
                  name="to"
                  value={state}
                  className={`button button-small${state === 'spam' ? ' button-danger' : ''}`}
                >
                  {verbs[state]}
                </button>
              ))}
            </p>
          </>
        )}
      </form>
      <form method="post" action={leadsUrls.assign(lead.id)} className="form lead-assign">
        <input type="hidden" name="revision" value={lead.revision} />
        <label>
          Assigned to
          <select
            className="field-input"
            name="to"
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
        <button className="button button-small">Assign</button>
      </form>
    </section>
  );
}

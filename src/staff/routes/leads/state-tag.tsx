import { tabHolds } from '#domain/leads/inbox/lead-inbox.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { leadStates } from '#domain/leads/lead-states.ts';

const stateClass: Record<Lead['state'], string> = {
  unconfirmed: 'tag tag-wait',
  new: 'tag tag-new',
  answered: 'tag tag-good',
  closed: 'tag',
  spam: 'tag tag-bad',
};

/** The state as a label. An alert that goes on is not new to anybody: nobody has to answer it. */
export function StateTag({ kind, state }: Pick<Lead, 'kind' | 'state'>) {
  const { kinds, states } = tabHolds('alerts');
  if (kinds.includes(kind) && states.includes(state))
    return <span className="tag tag-good">In force</span>;
  return <span className={stateClass[state]}>{leadStates[state]}</span>;
}

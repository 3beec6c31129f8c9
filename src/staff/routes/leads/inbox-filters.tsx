import type { Handler } from '#domain/leads/inbox/lead-inbox.ts';
import { leadForms } from '#domain/leads/lead-forms.ts';
import { leadsUrls } from './leads-urls.ts';
import type { InboxView } from './read-inbox-request.ts';

/** Search and filters as one form; the state stays as it is. */
export function InboxFilters(props: { view: InboxView; handlers: readonly Handler[] }) {
  const { view, handlers } = props;
  return (
    <form method="get" action={leadsUrls.inbox()} className="lead-filters" role="search">
      {view.tab === 'new' ? null : <input type="hidden" name="state" value={view.tab} />}
      {view.late ? <input type="hidden" name="late" value="1" /> : null}
      <label className="lead-filter-words">
        <span>Search</span>
        <input
          className="field-input"
          type="search"
          name="q"
          defaultValue={view.words}
          placeholder="Name, phone, e-mail, reference"
          maxLength={200}
        />
      </label>
      <label>
        <span>Kind</span>
        <select className="field-input" name="kind" defaultValue={view.kind ?? ''}>
          <option value="">Every kind</option>
          {Object.entries(leadForms).map(([kind, { label }]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>Assigned to</span>
        <select className="field-input" name="assigned" defaultValue={view.assigned ?? ''}>
          <option value="">Anybody</option>
          <option value="me">Me</option>
          <option value="nobody">Nobody</option>
          {handlers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button className="button">Search</button>
    </form>
  );
}

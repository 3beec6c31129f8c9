import type { AuditEntry, AuditLog } from '#domain/staff/audit-log.ts';
import { Moment } from '../../layout/moment.tsx';
import { inventoryUrls } from '../inventory/inventory-urls.ts';
import { leadsUrls } from '../leads/leads-urls.ts';
import { submissionUrls } from '../submissions/submission-urls.ts';
import { auditLines } from './audit-lines.ts';

export interface AuditQuery {
  member?: string;
  action?: string;
  kind?: string;
  subject?: string;
}

interface AuditPageProps {
  entries: readonly AuditEntry[];
  more: boolean;
  query: AuditQuery;
  choices: Awaited<ReturnType<AuditLog['choices']>>;
}

export function AuditPage({ entries, more, query, choices }: AuditPageProps) {
  const last = entries.at(-1);
  return (
    <>
      <div className="staff-heading">
        <h1>Audit</h1>
        <p className="staff-muted">Everything that was changed. Nobody can edit it.</p>
      </div>
      <form action="/staff/audit" className="staff-panel staff-filters" aria-label="Filter">
        <Choice
          name="member"
          label="Who"
          value={query.member}
          options={choices.members.map(({ id, name }) => [id, name])}
        />
        <Choice
          name="kind"
          label="What kind"
          value={query.kind}
          options={choices.subjectKinds.map((kind) => [kind, kind])}
        />
        <Choice
          name="action"
          label="Action"
          value={query.action}
          options={choices.actions.map((action) => [action, action])}
        />
        <label className="staff-field">
          Reference or number
          <input className="staff-input" name="subject" defaultValue={query.subject} />
        </label>
        <div className="staff-actions">
          <button className="staff-button staff-button-small">Show</button>
          <a href="/staff/audit">Show all</a>
        </div>
      </form>
      <div className="staff-panel staff-panel-flush">
        {entries.length === 0 ? (
          <p className="staff-empty">Nothing was done that fits.</p>
        ) : (
          <ol className="audit-list">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </div>
      {more && last ? (
        <p>
          <a
            className="staff-button staff-button-small"
            href={`/staff/audit?${new URLSearchParams({ ...definedOf(query), before: String(last.id) })}`}
          >
            Older
          </a>
        </p>
      ) : null}
    </>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const href = subjectHref(entry);
  const subject = `${entry.subjectKind} ${entry.subjectId}`;
  const lines = auditLines(entry);
  return (
    <li>
      <p className="audit-head">
        <strong>{entry.memberName}</strong> <code>{entry.action}</code>{' '}
        {href ? <a href={href}>{subject}</a> : <span className="staff-muted">{subject}</span>}
        <span className="staff-hint">
          <Moment at={entry.at} />
        </span>
      </p>
      {lines.length > 0 ? (
        <dl className="audit-lines">
          {lines.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{field}</dt>
              <dd>
                {before === null ? null : <del>{before}</del>}
                {before !== null && after !== null ? <span aria-hidden="true"> → </span> : null}
                {after === null ? null : <ins>{after}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </li>
  );
}

function subjectHref({ subjectKind, subjectId }: AuditEntry): string | null {
  const isNumber = /^\d+$/.test(subjectId);
  if (subjectKind === 'submission') return submissionUrls.one(subjectId);
  if (subjectKind === 'listing' && isNumber) return inventoryUrls.listing(Number(subjectId));
  if (subjectKind === 'lead' && isNumber) return leadsUrls.lead(Number(subjectId));
  return null;
}

function Choice(props: {
  name: string;
  label: string;
  value: string | undefined;
  options: readonly (readonly [string, string])[];
}) {
  return (
    <label className="staff-field">
      {props.label}
      <select className="staff-input" name={props.name} defaultValue={props.value ?? ''}>
        <option value="">All</option>
        {props.options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

const definedOf = (query: AuditQuery): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;

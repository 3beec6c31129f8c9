import { auditSubjectKey, type AuditEntry, type AuditLog } from '#domain/staff/audit-log.ts';
import { LineField } from '../../forms/staff-field.tsx';
import { StaffInput } from '../../forms/staff-input.tsx';
import { Moment } from '../../layout/moment.tsx';
import { auditLines } from './audit-lines.ts';
import { auditSubject, subjectKindName } from './audit-subject.ts';
import { actionChoice, actionText, saysAll } from './action-words.ts';
import { staffUrls } from '../../urls.ts';
import { StaffHeading } from '../../layout/staff-heading.tsx';

export interface AuditQuery {
  /** A member's id, or `noMember`. */
  member?: string;
  action?: string;
  kind?: string;
  /** Words of the thing's name, or its reference. */
  subject?: string;
  /** Days of the office's calendar, both included: `2026-11-21`. */
  from?: string;
  to?: string;
}

/** Chosen for what the command line and the system did. */
export const noMember = 'system';

interface AuditPageProps {
  entries: readonly AuditEntry[];
  /** What things are called now, by `auditSubjectKey`. */
  names: ReadonlyMap<string, string>;
  more: boolean;
  query: AuditQuery;
  choices: Awaited<ReturnType<AuditLog['choices']>>;
}

export function AuditPage({ entries, names, more, query, choices }: AuditPageProps) {
  const last = entries.at(-1);
  return (
    <>
      <StaffHeading title="Audit">
        <p className="text-muted">Everything that was changed. Nobody can edit it.</p>
      </StaffHeading>
      <form action={staffUrls.audit()} className="staff-panel staff-filters" aria-label="Filter">
        <Choice
          name="member"
          label="Who"
          value={query.member}
          options={[
            ...choices.members.map(({ id, name }) => [id, name] as const),
            [noMember, 'Command line and system'],
          ]}
        />
        <LineField
          label="What it was about"
          name="subject"
          defaultValue={query.subject}
          placeholder="Bus, person, title"
        />
        <Choice
          name="kind"
          label="What kind"
          value={query.kind}
          options={inWords(choices.subjectKinds, subjectKindName)}
        />
        <Choice
          name="action"
          label="What was done"
          value={query.action}
          options={inWords(choices.actions, actionChoice)}
        />
        <LineField label="From" type="date" name="from" defaultValue={query.from} />
        <LineField label="To" type="date" name="to" defaultValue={query.to} />
        <div className="actions">
          <button className="button button-small">Show</button>
          <a href={staffUrls.audit()}>Show all</a>
        </div>
      </form>
      <div className="staff-panel staff-panel-flush">
        {entries.length === 0 ? (
          <p className="staff-empty">Nothing was done that fits.</p>
        ) : (
          <ol className="audit-list">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} names={names} />
            ))}
          </ol>
        )}
      </div>
      {more && last ? (
        <p>
          <a
            className="button button-small"
            href={staffUrls.audit({ ...definedOf(query), before: String(last.id) })}
          >
            Older
          </a>
        </p>
      ) : null}
    </>
  );
}

function Entry({ entry, names }: { entry: AuditEntry; names: AuditPageProps['names'] }) {
  const { kind, name, href } = auditSubject(entry, names.get(auditSubjectKey(entry)));
  const lines = auditLines(entry, names);
  const toOneself = entry.subjectKind === 'member' && entry.subjectId === entry.memberId;
  return (
    <li>
      <p className="audit-head">
        <span>
          <strong>{entry.memberName}</strong> {actionText(entry.action)}
          {saysAll(entry.action) && (toOneself || kind === 'backup') ? null : (
            <>
              {kind ? ` ${kind}` : null} {href ? <a href={href}>{name}</a> : <em>{name}</em>}
            </>
          )}
        </span>
        <span className="hint">
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

/** Codes with what people call them, in the order of those words. */
const inWords = (codes: readonly string[], words: (code: string) => string) =>
  codes
    .map((code) => [code, words(code)] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b, 'en'));

function Choice(props: {
  name: string;
  label: string;
  value: string | undefined;
  options: readonly (readonly [string, string])[];
}) {
  const { name, label, value = '', options } = props;
  const choices = { '': 'All', ...Object.fromEntries(options) };
  return <StaffInput field={{ name, label, control: 'choice', choices }} text={value} />;
}

const definedOf = (query: AuditQuery): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;

import { formatNumber } from '#domain/inventory/display-values.ts';
import {
  bulkLabel,
  keptWords,
  type BulkChange,
  type BulkPlan,
} from '#domain/staff/inventory/bulk-change.ts';
import type { ChangeSet } from '#domain/staff/inventory/staff-inventory-repository.ts';
import type { AuditEntry } from '#domain/staff/audit-log.ts';
import { Moment } from '#staff/layout/moment.tsx';
import { AuditEntries, changeTexts } from '../audit/latest-entries.tsx';
import { inventoryUrls } from './inventory-urls.ts';
import { TableHead } from '../../ui/table-head.tsx';
import { StaffHeading } from '../../layout/staff-heading.tsx';

/** So many listings of a change are named. */
export const mostShown = 100;

export interface BulkPreviewPageProps {
  change: BulkChange;
  plan: BulkPlan;
  /** The form as it was sent, to send it again. */
  fields: readonly { name: string; value: string }[];
  back: string;
  /** What others did since an earlier preview, which is not how it stands any more; null: it is. */
  entries: readonly AuditEntry[] | null;
  /** The same change, done to some of these a moment ago: Back leads here, and a press does it again. */
  before: ChangeSet | null;
}

/** What a change of many listings will do, before it does. */
export function BulkPreviewPage(props: BulkPreviewPageProps) {
  const { change, plan, fields, back, entries, before } = props;
  const { changes, skipped, fingerprint } = plan;
  const titles = new Map([...changes, ...skipped].map(({ id, title }) => [String(id), title]));
  return (
    <>
      <StaffHeading
        back={<a href={back}>Inventory</a>}
        title={
          <>
            {bulkLabel(change)}: {formatNumber(changes.length)}{' '}
            {changes.length === 1 ? 'listing' : 'listings'}
          </>
        }
      />
      {entries ? (
        <div className="notice notice-problem staff-space-below" role="alert">
          <p>
            The listings have changed since you saw the preview. Nothing was done. This is how it
            stands now.
          </p>
          <AuditEntries entries={entries} nameOf={({ subjectId }) => titles.get(subjectId)} />
        </div>
      ) : null}
      {before && changes.length > 0 ? (
        <div className="notice notice-note staff-space-below">
          <p>This was done to some of these already, and would be done once more:</p>
          <ChangeSetWords set={before} />
        </div>
      ) : null}
      {changes.length > 0 ? (
        <form method="post" action={inventoryUrls.bulk()} className="listing-save">
          {fields.map(({ name, value }, index) => (
            <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="fingerprint" value={fingerprint} />
          <button className="button button-primary">
            Change {formatNumber(changes.length)} now
          </button>
          <a className="button" href={back}>
            Leave {changes.length === 1 ? 'it as it is' : 'them as they are'}
          </a>
          <span className="hint">It can be undone afterwards.</span>
          {skipped.length > 0 ? (
            <a href="#skipped-heading">{leftAsTheyAre(skipped.length)}</a>
          ) : null}
        </form>
      ) : (
        <p className="staff-panel">None of these listings would change.</p>
      )}
      {changes.length > 0 ? (
        <div className="staff-panel staff-panel-flush table-box">
          <table className="table">
            <TableHead columns={['Bus', { figures: 'Now' }, { figures: 'Then' }]} />
            <tbody>
              {changes.slice(0, mostShown).map((one) => (
                <tr key={one.id}>
                  <td>
                    <a href={inventoryUrls.listing(one.id)}>{one.title}</a>
                    {one.kept > 0 ? <p className="text-muted">{keptWords([one])}</p> : null}
                  </td>
                  <td className="number">{one.from}</td>
                  <td className="number">
                    <strong>{one.to}</strong>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <More count={changes.length} />
        </div>
      ) : null}
      {skipped.length > 0 ? (
        <section className="staff-panel" aria-labelledby="skipped-heading">
          <h2 id="skipped-heading">{leftAsTheyAre(skipped.length)}</h2>
          <ul>
            {skipped.slice(0, mostShown).map(({ id, title, reason }) => (
              <li key={id}>
                <a href={inventoryUrls.listing(id)}>{title}</a>: {reason}
              </li>
            ))}
          </ul>
          <More count={skipped.length} />
        </section>
      ) : null}
    </>
  );
}

const leftAsTheyAre = (count: number) =>
  count === 1 ? '1 left as it is' : `${formatNumber(count)} left as they are`;

function More({ count }: { count: number }) {
  if (count <= mostShown) return null;
  return <p className="staff-empty">and {formatNumber(count - mostShown)} more</p>;
}

/** The changes of many listings, newest first, each with its undo. */
export function ChangeSetsPage({ sets }: { sets: readonly ChangeSet[] }) {
  return (
    <>
      <StaffHeading back={<a href={inventoryUrls.list()}>Inventory</a>} title="Bulk changes" />
      {sets.length === 0 ? (
        <div className="staff-panel staff-empty">
          <p>Nobody has changed many listings at once yet.</p>
          <p>
            Tick rows of the <a href={inventoryUrls.list()}>inventory</a> and open “Change many at
            once”; each such change can be undone here.
          </p>
        </div>
      ) : (
        <ul className="staff-panel staff-panel-flush stale-list">
          {sets.map((set) => (
            <li key={set.id}>
              <ChangeSetWords set={set} />
              <UndoForm set={set} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** One change of many listings, right after it was made or later. */
export function ChangeSetPage(props: {
  set: ChangeSet;
  /** What it did to its first listings, and what those are called now. */
  entries: readonly AuditEntry[];
  nameOf: (entry: AuditEntry) => string | undefined;
  /** Rows that an undo has just refused. */
  refused: readonly { id: number; title: string }[];
  restored: number | null;
}) {
  const { set, entries, nameOf, refused, restored } = props;
  return (
    <>
      <StaffHeading
        back={
          <>
            <a href={inventoryUrls.list()}>Inventory</a> /{' '}
            <a href={inventoryUrls.changes()}>Bulk changes</a>
          </>
        }
        title={set.label}
      />
      {restored !== null ? (
        <p className="staff-space-below" role="status">
          {formatNumber(restored)} {restored === 1 ? 'listing is' : 'listings are'} as before.
        </p>
      ) : null}
      {refused.length > 0 ? (
        <div className="notice notice-problem staff-space-below" role="alert">
          <p>
            <strong>
              {refused.length} {refused.length === 1 ? 'was' : 'were'} left alone, because somebody
              changed {refused.length === 1 ? 'it' : 'them'} since:
            </strong>
          </p>
          <ul>
            {refused.map(({ id, title }) => (
              <li key={id}>
                <a href={inventoryUrls.listing(id)}>{title}</a> (listing {id})
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="staff-panel">
        <ChangeSetWords set={set} />
        <p className="staff-space-below" />
        <UndoForm set={set} />
      </div>
      {entries.length > 0 ? (
        <section className="staff-panel" aria-labelledby="changed-heading">
          <h2 id="changed-heading">What was changed</h2>
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <a href={inventoryUrls.listing(Number(entry.subjectId))}>
                  {nameOf(entry) ?? `Listing ${entry.subjectId}`}
                </a>
                : {changeTexts(entry).join('; ')}
              </li>
            ))}
          </ul>
          <More count={set.rowCount} />
        </section>
      ) : null}
    </>
  );
}

function ChangeSetWords({ set }: { set: ChangeSet }) {
  return (
    <div>
      <a href={inventoryUrls.change(set.id)}>{set.label}</a>
      <p className="text-muted">
        {formatNumber(set.rowCount)} {set.rowCount === 1 ? 'listing' : 'listings'}, by{' '}
        {set.memberName}, <Moment at={set.at} />
        {set.undoneAt ? `; undone by ${set.undoneBy}` : ''}
      </p>
    </div>
  );
}

function UndoForm({ set }: { set: ChangeSet }) {
  if (set.undoneAt !== null) return <span className="tag">Undone</span>;
  return (
    <form method="post" action={inventoryUrls.undo(set.id)}>
      <button className="button button-small">Undo</button>
    </form>
  );
}

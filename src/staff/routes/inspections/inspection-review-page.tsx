import type { Finding } from '#domain/inspections/condition-report.ts';
import {
  linkEnded,
  standingReport,
  type Inspection,
  type LoggedVersion,
  type ReportMention,
} from '#domain/inspections/inspection.ts';
import { mergeVersions } from '#domain/inspections/merge-versions.ts';
import { thumbnailName } from '#domain/media/picture-names.ts';
import type { InspectionReview } from '#domain/staff/inspections/staff-inspections.ts';
import { say } from '#messages/i18n.ts';
import { urls } from '#site/urls.ts';
import { itemWords, sayFigures, sayFound, sectionNames } from '#site/words/inspection-words.ts';
import { Moment } from '#staff/layout/moment.tsx';
import { inventoryUrls } from '../inventory/inventory-urls.ts';
import { inspectionUrls } from './inspection-urls.ts';
import { StaffHeading } from '../../layout/staff-heading.tsx';

interface InspectionReviewPageProps {
  review: InspectionReview;
  canEdit: boolean;
  now: Date;
}

/** What came of an inspection, as it would be published, and every version behind it. */
export function InspectionReviewPage({ review, canEdit, now }: InspectionReviewPageProps) {
  const { inspection, listing, log, photos, reports, draft } = review;
  const { id, by, unit, handedInAt } = inspection;
  const endedAt = linkEnded(inspection, now);
  return (
    <>
      <StaffHeading
        back={
          <>
            {listing ? (
              <>
                <a href={inventoryUrls.listing(listing.id)}>{listing.title}</a> ·{' '}
                <a href={inspectionUrls.list({ listing: listing.id })}>Inspections</a>
              </>
            ) : (
              <a href={inspectionUrls.list()}>Inspections</a>
            )}
          </>
        }
        title={`Inspection ${unit ? `of unit ${unit.number} ` : ''}by ${by.name}`}
        note={
          <>
            {by.role === 'owner' ? 'The owner of the bus' : 'One of us'} · asked{' '}
            <Moment at={inspection.createdAt} /> by {inspection.createdBy} · link{' '}
            {endedAt === null ? 'works until ' : 'ended '}
            <Moment at={endedAt ?? inspection.expiresAt} />
            {handedInAt === null ? null : (
              <>
                {' '}
                · handed in <Moment at={handedInAt} />
              </>
            )}
          </>
        }
      >
        {canEdit && endedAt === null ? (
          <form method="post" action={inspectionUrls.end(id)} className="actions">
            <button className="button button-small button-danger">End the link</button>
          </form>
        ) : null}
      </StaffHeading>
      {listing?.isSold ? (
        <p className="notice notice-note staff-space-below">
          This bus is sold. What was found is kept, and not published.
        </p>
      ) : null}
      {listing && draft === null ? (
        <p className="notice notice-note staff-space-below">
          The unit is no longer in the lot. What was found is kept, and not published.
        </p>
      ) : null}
      {listing ? null : (
        <p className="notice notice-note staff-space-below">
          The submission is no listing yet: the report is published with the bus.
        </p>
      )}
      <Published reports={reports} of={inspection} canEdit={canEdit} />
      {draft?.sections.map(({ key, findings }) => (
        <section key={key} className="staff-panel staff-space-below">
          <h2>{say(sectionNames[key])}</h2>
          <dl className="staff-facts">
            {findings.map((finding) => (
              <Found key={finding.item} finding={finding} log={log} />
            ))}
          </dl>
        </section>
      ))}
      {draft === null ? <EveryVersion log={log} /> : null}
      {canEdit && listing && draft && !listing.isSold ? (
        <form method="post" action={inspectionUrls.publish(id)} className="form">
          <input type="hidden" name="versions" value={log.length} />
          <input type="hidden" name="photos" value={photos.map((photo) => photo.id).join()} />
          <p>
            A published report never changes. Items that nobody looked at say “not checked”.
            {by.role === 'owner' ? ' Buyers read that the owner made it.' : ''}
          </p>
          <button className="button button-primary">Publish the report</button>
        </form>
      ) : null}
    </>
  );
}

/** Reports of the bus, the current one first; a standing one can be taken back. */
function Published(props: { reports: readonly ReportMention[]; of: Inspection; canEdit: boolean }) {
  const { reports, of, canEdit } = props;
  if (reports.length === 0) return null;
  return (
    <section className="staff-panel staff-space-below">
      <h2>Published</h2>
      <ul>
        {reports.map(({ number, unit, publishedAt, withdrawnAt }) => (
          <li key={number} className="staff-list-row">
            <span>
              <a href={urls.check(number)}>{number}</a>
              {unit ? ` of unit ${unit.number}` : ''}, <Moment at={publishedAt} />
              {number === standingReport(reports, { unit })?.number ? ', current' : ''}
              {withdrawnAt === null ? null : (
                <>
                  , withdrawn <Moment at={withdrawnAt} />
                </>
              )}
            </span>
            {canEdit && withdrawnAt === null ? (
              <form method="post" action={inspectionUrls.withdraw(of.id)}>
                <button name="number" value={number} className="button button-small button-danger">
                  Withdraw <span className="sr-only">{number}</span>
                </button>
              </form>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Found({ finding, log }: { finding: Finding; log: readonly LoggedVersion[] }) {
  const { item, figures, note, photos } = finding;
  const earlier = log.filter((one) => one.item === item).slice(0, -1);
  return (
    <>
      <dt>{say(itemWords[item].name)}</dt>
      <dd>
        <strong>{sayFound(finding)}</strong>
        {[...sayFigures(figures), note].filter(Boolean).map((text) => (
          <p key={text}>{text}</p>
        ))}
        {photos.map(({ name }) => (
          <a key={name} href={urls.media(name)}>
            <img
              src={urls.media(thumbnailName(name))}
              alt={say(itemWords[item].name)}
              width={96}
              height={72}
            />
          </a>
        ))}
        {earlier.length > 0 ? <Versions item={item} log={log} /> : null}
      </dd>
    </>
  );
}

/** What two phones said of one item, and what was said before: nothing of it is lost. */
function Versions({ item, log }: { item: Finding['item']; log: readonly LoggedVersion[] }) {
  const own = log.filter((one) => one.item === item);
  const counts = mergeVersions(own).get(item);
  return (
    <details>
      <summary>{own.length} versions</summary>
      <ul>
        {own.map((one) => (
          <li key={`${one.device} ${one.editedAt}`}>
            <Moment at={new Date(one.editedAt).toISOString()} />, phone {one.device.slice(0, 6)}
            {one === counts ? ' (counts)' : ''}: {sayFound(one)}.{' '}
            {[...sayFigures(one.figures), one.note].filter(Boolean).join('; ')}
          </li>
        ))}
      </ul>
    </details>
  );
}

function EveryVersion({ log }: { log: readonly LoggedVersion[] }) {
  const merged = [...mergeVersions(log).values()];
  return (
    <dl className="staff-panel staff-facts staff-space-below">
      {merged.map((version) => (
        <Found key={version.item} finding={{ ...version, photos: [] }} log={log} />
      ))}
    </dl>
  );
}

import { suspiciousFrom } from '#domain/forms/form-signals.ts';
import { submissionTitle } from '#domain/selling/submission.ts';
import type {
  QueuedSubmission,
  SubmissionQueue,
} from '#domain/staff/submissions/submission-queue.ts';
import { thumbnailName } from '#domain/media/picture-names.ts';
import { ageWords } from '../../layout/moment.tsx';
import { queueCount, queuePageSize, queueViews } from './queue-views.ts';
import { SubmissionStateBadge } from './submission-state.tsx';
import { submissionUrls } from './submission-urls.ts';
import { StaffTable } from '../../ui/table-head.tsx';
import { StaffHeading } from '../../layout/staff-heading.tsx';

interface QueuePageProps {
  view: string;
  words: string;
  found: readonly QueuedSubmission[];
  counts: Awaited<ReturnType<SubmissionQueue['counts']>>;
  now: Date;
}

export function QueuePage({ view, words, found, counts, now }: QueuePageProps) {
  const shown = found.slice(0, queuePageSize);
  const last = shown.at(-1);
  return (
    <>
      <StaffHeading title="Submissions">
        <form action={submissionUrls.list()} className="staff-search" role="search">
          <input type="hidden" name="view" value={view} />
          <input
            className="field-input"
            type="search"
            name="q"
            defaultValue={words}
            aria-label="Find a submission"
            placeholder="Reference, name, VIN, bus, place"
          />
          <button className="button">Search</button>
        </form>
      </StaffHeading>
      <nav aria-label="Lists" className="chips staff-space-below">
        {queueViews.map((one) => (
          <a
            key={one.key}
            className="chip"
            href={submissionUrls.list({ view: one.key, ...(words === '' ? {} : { q: words }) })}
            aria-current={one.key === view ? 'page' : undefined}
          >
            {one.label}
            <span className="figures">{queueCount(one, counts)}</span>
          </a>
        ))}
      </nav>
      <div className="staff-panel staff-panel-flush">
        <StaffTable
          columns={[
            'Bus',
            'Seller',
            { figures: 'Asks for' },
            { figures: 'Photos' },
            'State',
            'Since',
          ]}
          empty={
            words === '' ? (
              nothingIn(view)
            ) : (
              <>
                Nothing here matches “{words}”.{' '}
                <a href={submissionUrls.list({ view: 'all', q: words })}>Search all of them</a>
              </>
            )
          }
          hasKeys
          className="queue-table"
        >
          {shown.map((one) => (
            <Row key={one.submission.id} one={one} now={now} />
          ))}
        </StaffTable>
      </div>
      {last && found.length > queuePageSize ? (
        <p>
          <a
            className="button button-small"
            href={submissionUrls.list({
              view,
              ...(words === '' ? {} : { q: words }),
              before: String(last.submission.id),
            })}
          >
            Older
          </a>
        </p>
      ) : null}
    </>
  );
}

/** What an empty list means; only the first is a matter of having done the work. */
const nothingIn = (view: string) =>
  view === 'waiting' ? 'Nobody waits for us. Well done.' : 'None in this list.';

function Row({ one, now }: { one: QueuedSubmission; now: Date }) {
  const { submission, photoCount, firstPhoto } = one;
  const { reference, details, state, spamScore } = submission;
  const place = [details.city, details.state].filter(Boolean).join(', ');
  return (
    <tr>
      <th scope="row">
        <span className="staff-with-picture">
          {firstPhoto ? (
            <img
              className="staff-thumb"
              src={`/media/${thumbnailName(firstPhoto)}`}
              alt=""
              width={72}
              height={48}
              loading="lazy"
            />
          ) : (
            <span className="staff-thumb staff-thumb-none">No photo</span>
          )}
          <span>
            <a href={submissionUrls.one(reference)} data-key-open="">
              {submissionTitle(submission)}
            </a>
            <span className="hint staff-block staff-unbroken">{reference}</span>
          </span>
        </span>
      </th>
      <td data-label="Seller" className="queue-seller">
        {details.name}
        {place ? <span className="hint staff-block">{place}</span> : null}
      </td>
      <td className="number" data-label="Asks for">
        {details.askingPriceCents === null
          ? 'No price'
          : `$${Math.round(details.askingPriceCents / 100).toLocaleString('en-US')}`}
        {details.quantity > 1 ? ` × ${details.quantity}` : ''}
      </td>
      <td className="number" data-label="Photos">
        {photoCount}
      </td>
      <td data-label="State">
        <SubmissionStateBadge state={state} />
        {spamScore >= suspiciousFrom ? <span className="tag tag-bad">Possible spam</span> : null}
      </td>
      <td data-label="Since" className="staff-unbroken">
        <time dateTime={submission.submittedAt ?? submission.createdAt}>
          {ageWords(submission.submittedAt ?? submission.createdAt, now)}
        </time>
      </td>
    </tr>
  );
}

import type { UploadsOfOne } from '#domain/staff/operations-service.ts';
import { officeStamp } from '../../layout/office-stamp.ts';
import { submissionUrls } from '../submissions/submission-urls.ts';
import { operationsUrls } from './operations-urls.ts';
import { StaffTable } from '../../ui/table-head.tsx';

/** Photos that have not come whole, by the submission they belong to. */
export function UploadsPanel(props: { uploads: readonly UploadsOfOne[]; mayAct: boolean }) {
  const { uploads, mayAct } = props;
  return (
    <section className="staff-panel staff-panel-flush" aria-labelledby="uploads">
      <h2 id="uploads">Photos on their way</h2>
      <StaffTable
        columns={[
          'Submission',
          { figures: 'Photos' },
          { figures: 'Room they hold' },
          'Since',
          'Last heard of',
          ...(mayAct ? ['Give up'] : []),
        ]}
        empty="None. Every photo that was begun has come whole."
      >
        {uploads.map(({ submissionId, submission, files, bytes, startedAt, touchedAt }) => (
          <tr key={`${submissionId} ${startedAt}`}>
            <th scope="row">
              {submission === null ? (
                submissionId === null ? (
                  'A listing, by staff'
                ) : (
                  'One that was deleted'
                )
              ) : (
                <a href={submissionUrls.one(submission.reference)}>
                  {`${submission.title}, ${submission.reference}`}
                </a>
              )}
            </th>
            <td className="number" data-label="Photos">
              {files}
            </td>
            <td className="number" data-label="Room they hold">
              {`${(bytes / 1_000_000).toFixed(1)} MB`}
            </td>
            <td data-label="Since">{officeStamp(startedAt)}</td>
            <td data-label="Last heard of">{officeStamp(touchedAt)}</td>
            {mayAct ? (
              <td>{submissionId === null ? '–' : <Discard submissionId={submissionId} />}</td>
            ) : null}
          </tr>
        ))}
      </StaffTable>
    </section>
  );
}

function Discard({ submissionId }: { submissionId: number }) {
  return (
    <form method="post" action={operationsUrls.discardUploads(submissionId)}>
      <button className="button button-small button-danger">Discard</button>
    </form>
  );
}

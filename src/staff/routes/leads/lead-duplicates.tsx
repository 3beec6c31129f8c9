import type { LeadFile } from '#domain/leads/inbox/lead-inbox.ts';
import { leadCan } from '#domain/leads/lead-states.ts';
import { leadFormId } from '#staff/islands/reply/reply.tsx';
import { officeStamp } from '../../layout/office-stamp.ts';
import { leadSnippet } from './lead-words.ts';
import { leadsUrls } from './leads-urls.ts';
import { StateTag } from './state-tag.tsx';

/** Other requests of the same person, and putting them together. */
export function LeadDuplicates(props: { file: LeadFile; mayWork: boolean }) {
  const { lead, duplicates } = props.file;
  if (lead.mergedIntoId !== null) {
    return props.mayWork ? (
      <section className="staff-panel">
        <h2>Merged</h2>
        <button
          form={leadFormId}
          formAction={leadsUrls.unmerge(lead.id)}
          formNoValidate
          className="button button-small"
        >
          Take apart again
        </button>
      </section>
    ) : null;
  }
  if (duplicates.length === 0) return null;
  return (
    <section className="staff-panel">
      <h2>The same person also wrote</h2>
      <input type="hidden" form={leadFormId} name="into" value={lead.id} />
      <ul className="lead-duplicates">
        {duplicates.map((other) => (
          <li key={other.id}>
            <p>
              <a href={leadsUrls.lead(other.id)}>{officeStamp(other.createdAt)}</a>{' '}
              <StateTag kind={other.kind} state={other.state} />
            </p>
            <p className="text-muted">{other.bus?.title ?? leadSnippet(other)}</p>
            {props.mayWork && leadCan.merge(other, lead) ? (
              <button
                form={leadFormId}
                formAction={leadsUrls.merge(other.id)}
                formNoValidate
                name="merged"
                value={other.revision}
                className="button button-small"
              >
                Merge into this one
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { LeadFile } from '#domain/leads/inbox/lead-inbox.ts';
import { leadStates } from '#domain/leads/lead-states.ts';
import { officeStamp } from '../../layout/office-stamp.ts';

const people: Record<string, string> = { visitor: 'The visitor', system: 'The system' };

/** What happened, newest first; mails with their text. */
export function LeadTimeline({ file: { events, replies } }: { file: LeadFile }) {
  const lines = [
    ...events.map((event, index) => ({
      key: `event-${index}`,
      at: event.at,
      who: people[event.actor] ?? event.actor,
      what:
        event.from === event.to
          ? (event.note ?? 'changed it')
          : event.from === null
            ? // The note of a first line is what the spam score noticed.
              `wrote to us${event.note ? ` (noticed: ${event.note})` : ''}`
            : `set “${leadStates[event.to]}”${event.note ? `: ${event.note}` : ''}`,
      reply: null,
    })),
    ...replies.map((reply) => ({
      key: `reply-${reply.id}`,
      at: reply.at,
      who: reply.author.name,
      what: 'wrote',
      reply,
    })),
  ].toSorted((one, other) => (one.at === other.at ? 0 : one.at < other.at ? 1 : -1));
  return (
    <section className="staff-panel">
      <h2>History</h2>
      <ol className="lead-timeline">
        {lines.map(({ key, at, who, what, reply }) => (
          <li key={key}>
            <p>
              <strong>{who}</strong> {what}{' '}
              <time dateTime={at} className="staff-hint">
                {officeStamp(at)}
              </time>
            </p>
            {reply ? (
              <details>
                <summary>
                  {reply.subject}{' '}
                  {reply.problem ? (
                    <span className="staff-state staff-state-bad">
                      Refused by the mail server: {reply.problem}
                    </span>
                  ) : reply.sentAt ? (
                    <span className="staff-state staff-state-good">Sent</span>
                  ) : (
                    <span className="staff-state staff-state-wait">Waits to be sent</span>
                  )}
                </summary>
                <blockquote className="lead-message">{reply.body}</blockquote>
              </details>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

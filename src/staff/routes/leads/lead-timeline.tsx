import type { LeadFile } from '#domain/leads/inbox/lead-inbox.ts';
import type { LeadEvent } from '#domain/leads/lead-repository.ts';
import { leadStates } from '#domain/leads/lead-states.ts';
import { officeStamp } from '../../layout/office-stamp.ts';

const people: Record<string, string> = { visitor: 'The visitor', system: 'The system' };

/** Who did something to a lead, and what: "Ana Ruiz" and "given to Bo". */
export function eventWords(event: LeadEvent): { who: string; what: string } {
  return { who: people[event.actor] ?? event.actor, what: whatOf(event) };
}

function whatOf({ from, to, note }: LeadEvent): string {
  if (from === to) return note ?? 'changed it';
  // The note of a first line is what the spam score noticed.
  if (from === null) return `wrote to us${note ? ` (noticed: ${note})` : ''}`;
  return `set “${leadStates[to]}”${note ? `: ${note}` : ''}`;
}

/** What happened, newest first; mails with their text. */
export function LeadTimeline({ file: { events, replies } }: { file: LeadFile }) {
  const lines = [
    ...events.map((event, index) => ({
      key: `event-${index}`,
      at: event.at,
      ...eventWords(event),
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
              <time dateTime={at} className="hint">
                {officeStamp(at)}
              </time>
            </p>
            {reply ? (
              <details>
                <summary>
                  {reply.subject}{' '}
                  {reply.sentAt ? (
                    <span className="tag tag-good">Sent</span>
                  ) : reply.isTried ? (
                    <span className="tag tag-wait">Waits to be sent</span>
                  ) : (
                    <span className="tag tag-bad">
                      {reply.problem
                        ? `Refused by the mail server: ${reply.problem}`
                        : 'Not sent. Nobody tries any more'}
                    </span>
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

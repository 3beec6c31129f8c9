import { webhookEvents, type WebhookEvent } from '#domain/webhooks/webhook-events.ts';
import type { WebhookMessage } from '#domain/webhooks/webhook.ts';
import { ErrorSummary } from '#site/ui/error-summary.tsx';
import { officeStamp } from '../../layout/office-stamp.ts';
import { EventBoxes } from './event-boxes.tsx';
import { webhookUrls } from './webhook-urls.ts';
import { EndpointTag, type ShownEndpoint } from './webhooks-page.tsx';
import { StaffTable } from '../../ui/table-head.tsx';
import { StaffHeading } from '../../layout/staff-heading.tsx';
import { Fact } from '../../ui/fact.tsx';

interface EndpointPageProps {
  endpoint: ShownEndpoint;
  /** Newest first. */
  recent: readonly WebhookMessage[];
  dead: readonly WebhookMessage[];
  /** As they were ticked and are not saved; else what the endpoint is told of. */
  ticked: readonly WebhookEvent[] | null;
  /** What is wrong with them. */
  error: string | null;
}

/** One endpoint: how it does, what it was sent, and what can be done about it. */
export function EndpointPage({ endpoint, recent, dead, ticked, error }: EndpointPageProps) {
  const { id, url, state, pausedBecause, failingSince, missed, missedSince } = endpoint;
  const isTriedAgain = recent.some((one) => one.state === 'waiting' && one.attempts > 0);
  const facts = [
    ['Added', `${officeStamp(endpoint.createdAt)} by ${endpoint.createdBy}`],
    [
      'Last answer',
      endpoint.lastAt === null
        ? 'Nothing sent yet'
        : `${endpoint.lastAnswer}, ${officeStamp(endpoint.lastAt)}`,
    ],
    ['Waiting', String(endpoint.waiting)],
    ['Dead letters', String(endpoint.dead)],
  ] as const;
  return (
    <>
      <ErrorSummary errors={error === null ? [] : [{ href: '#events', text: error }]} />
      <StaffHeading back={<a href={webhookUrls.list()}>Webhooks</a>} title={url}>
        <EndpointTag endpoint={endpoint} />
      </StaffHeading>
      {pausedBecause === null ? null : (
        <p className="notice notice-problem staff-space-below" role="alert">
          {`The site paused it. ${pausedBecause} Its messages are kept; resume it when the receiver works again.`}
        </p>
      )}
      {state === 'active' && failingSince !== null ? (
        <p className="notice notice-note staff-space-below">
          {`It has taken nothing since ${officeStamp(failingSince)}. Messages are tried again by themselves.`}
        </p>
      ) : null}
      {missed > 0 && missedSince !== null ? (
        <p className="notice notice-problem staff-space-below">
          {`${missed === 1 ? '1 message was' : `${missed} messages were`} not kept since ${officeStamp(missedSince)}, because too many wait. The receiver must fetch the whole inventory anew.`}
        </p>
      ) : null}
      <form method="post" action={webhookUrls.events(id)}>
        <input type="hidden" name="began" value={endpoint.events.join(',')} />
        <section className="staff-panel form">
          <dl className="staff-facts">
            {facts.map(([name, value]) => (
              <Fact key={name} label={name}>
                {value}
              </Fact>
            ))}
          </dl>
          <EventBoxes chosen={ticked ?? endpoint.events} error={error} />
          {ticked === null || error !== null ? null : (
            <p className="hint">What is ticked is not saved yet.</p>
          )}
          <div className="actions">
            <button className="button button-primary">Save what it is told of</button>
            {state === 'active' ? (
              <Act action={webhookUrls.pause(id)} label="Pause" />
            ) : (
              <Act action={webhookUrls.resume(id)} label="Resume" />
            )}
            {state === 'active' && (failingSince !== null || isTriedAgain) ? (
              <Act action={webhookUrls.resume(id)} label="Send what waits now" />
            ) : null}
            <Act action={webhookUrls.test(id)} label="Send a test message" />
            <Act
              action={webhookUrls.rotate(id)}
              label="Make a new secret"
              name="earlier-until"
              value={endpoint.earlierSecretUntil ?? ''}
            />
          </div>
        </section>
        {dead.length === 0 ? null : (
          <section className="staff-panel">
            <div className="staff-panel-head">
              <h2>Dead letters</h2>
              <Act
                action={webhookUrls.replay(id)}
                label={endpoint.dead === 1 ? 'Send it again' : `Send all ${endpoint.dead} again`}
                name="message"
                value="all"
              />
            </div>
            <ul>
              {dead.map((message) => (
                <li key={message.id} className="staff-list-row">
                  <span>
                    <strong>{typeWords(message)}</strong> {message.about}
                    <span className="hint staff-block">
                      {`${officeStamp(message.occurredAt)}: ${message.lastAnswer}, ${message.attempts} attempts`}
                    </span>
                  </span>
                  <Act
                    action={webhookUrls.replay(id)}
                    label="Send again"
                    name="message"
                    value={message.id}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
        <section className="staff-panel staff-panel-flush" aria-labelledby="messages">
          <h2 id="messages">Newest messages</h2>
          <MessageTable endpoint={endpoint} messages={recent} />
        </section>
        <section className="staff-panel">
          <h2>Remove it</h2>
          <p className="staff-space-below">
            With it go the messages that wait. Its secret is worth nothing afterwards.
          </p>
          <button formAction={webhookUrls.remove(id)} className="button button-danger">
            Remove the endpoint
          </button>
        </section>
      </form>
    </>
  );
}

function MessageTable(props: { endpoint: ShownEndpoint; messages: readonly WebhookMessage[] }) {
  const { endpoint, messages } = props;
  return (
    <StaffTable
      columns={['Message', 'Happened', 'State', 'Last answer', { figures: 'Attempts' }]}
      empty="Nothing was sent yet."
    >
      {messages.map((message) => (
        <tr key={message.id}>
          <th scope="row">
            {typeWords(message)} <span className="hint">{message.about}</span>
          </th>
          <td data-label="Happened">{officeStamp(message.occurredAt)}</td>
          <td data-label="State">{stateWords(message, endpoint)}</td>
          <td data-label="Last answer">{message.lastAnswer ?? '–'}</td>
          <td className="number" data-label="Attempts">
            {message.attempts}
          </td>
        </tr>
      ))}
    </StaffTable>
  );
}

const typeWords = ({ type }: WebhookMessage) =>
  type === 'test' ? 'Test message' : (webhookEvents[type].split(':')[0] ?? type);

function stateWords({ state, attempts, nextAt }: WebhookMessage, endpoint: ShownEndpoint): string {
  if (state === 'waiting' && endpoint.state === 'paused') return 'Waits until it is resumed';
  const { restUntil } = endpoint;
  const next = restUntil !== null && restUntil > nextAt ? restUntil : nextAt;
  if (state === 'waiting') return attempts === 0 ? 'Waits' : `Next attempt ${officeStamp(next)}`;
  return { delivered: 'Delivered', dropped: 'Not sent', dead: 'Dead letter' }[state];
}

/** A step beside what is ticked, which goes with it and comes back. */
function Act(props: { action: string; label: string; name?: string; value?: string | number }) {
  const { action, label, ...sent } = props;
  return (
    <button {...sent} formAction={action} className="button button-small">
      {label}
    </button>
  );
}

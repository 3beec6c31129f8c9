import { isPersonal, webhookEvents, type WebhookEvent } from '#domain/webhooks/webhook-events.ts';

/** What an endpoint is told of, to tick. */
export function EventBoxes(props: { chosen: readonly string[]; error: string | null }) {
  const { chosen, error } = props;
  return (
    <fieldset id="events" aria-describedby={error === null ? undefined : 'events-error'}>
      <legend>
        <strong>It is told when</strong>
      </legend>
      {(Object.keys(webhookEvents) as WebhookEvent[]).map((event) => (
        <label key={event} className="check">
          <input type="checkbox" name={event} defaultChecked={chosen.includes(event)} />
          <span>
            {webhookEvents[event]} <code>{event}</code>{' '}
            {isPersonal(event) ? <span className="tag tag-new">personal data</span> : null}
          </span>
        </label>
      ))}
      {error === null ? null : (
        <p id="events-error" className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

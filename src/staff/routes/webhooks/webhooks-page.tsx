import type { WebhookService } from '#domain/webhooks/webhook-service.ts';
import { officeStamp } from '../../layout/office-stamp.ts';
import { LineField } from '../../forms/staff-field.tsx';
import { EventBoxes } from './event-boxes.tsx';
import { webhookUrls } from './webhook-urls.ts';
import { StaffTable } from '../../ui/table-head.tsx';
import { StaffHeading } from '../../layout/staff-heading.tsx';

export type ShownEndpoint = Awaited<ReturnType<WebhookService['list']>>[number];

export interface AskedEndpoint {
  url: string;
  events: readonly string[];
}

/** Every endpoint, and a form for one more. */
export function WebhooksPage(props: {
  endpoints: readonly ShownEndpoint[];
  typed: AskedEndpoint;
  error: { field: 'url' | 'events'; text: string } | null;
}) {
  const { endpoints, typed, error } = props;
  const errorAt = (field: 'url' | 'events') => (error?.field === field ? error.text : null);
  const address = {
    id: 'webhook-url',
    hint: 'Begins with https:// and answers within 15 seconds.',
    error: errorAt('url'),
  };
  return (
    <>
      <StaffHeading title="Webhooks" />
      <section className="staff-panel staff-panel-flush" aria-label="Endpoints">
        <StaffTable
          columns={[
            'Endpoint',
            'State',
            'Last answer',
            { figures: 'Waiting' },
            { figures: 'Dead letters' },
          ]}
          empty="None. An endpoint is a system of yours that is told of buses and leads as they change."
        >
          {endpoints.map((endpoint) => (
            <tr key={endpoint.id}>
              <th scope="row">
                <a href={webhookUrls.endpoint(endpoint.id)}>{endpoint.url}</a>
              </th>
              <td>
                <EndpointTag endpoint={endpoint} />
              </td>
              <td data-label="Last answer">
                {endpoint.lastAt === null
                  ? 'Nothing sent yet'
                  : `${endpoint.lastAnswer}, ${officeStamp(endpoint.lastAt)}`}
              </td>
              <td className="number" data-label="Waiting">
                {endpoint.waiting}
              </td>
              <td className="number" data-label="Dead letters">
                {endpoint.dead}
              </td>
            </tr>
          ))}
        </StaffTable>
      </section>
      <section className="staff-panel">
        <h2>Add an endpoint</h2>
        <form method="post" action={webhookUrls.list()} className="form">
          <LineField
            label="Address"
            {...address}
            name="url"
            type="url"
            required
            maxLength={1_000}
            defaultValue={typed.url}
          />
          <EventBoxes chosen={typed.events} error={errorAt('events')} />
          <div>
            <button className="button button-primary">Add it and show its secret</button>
          </div>
        </form>
      </section>
    </>
  );
}

/** How an endpoint does, in a word. */
export function EndpointTag({ endpoint }: { endpoint: ShownEndpoint }) {
  const { state, failingSince } = endpoint;
  if (state === 'paused') return <span className="tag tag-bad">Paused</span>;
  if (failingSince !== null) return <span className="tag tag-new">Failing</span>;
  return <span className="tag tag-good">Active</span>;
}

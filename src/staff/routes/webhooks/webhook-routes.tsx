import type { Context } from 'hono';
import { isWebhookEvent } from '#domain/webhooks/webhook-events.ts';
import { oneLine } from '#domain/forms/read-text.ts';
import { readTextForm } from '../../forms/read-form.ts';
import { readId } from '../../forms/read-id.ts';
import { redirectWith } from '../../flash.ts';
import { renderStaffPage } from '../../layout/render-staff-page.tsx';
import { proved, route } from '../../staff-route.ts';
import type { StaffEnv } from '../../staff-services.ts';
import { EndpointPage } from './endpoint-page.tsx';
import { SecretPage } from './secret-page.tsx';
import { webhookUrls } from './webhook-urls.ts';
import { WebhooksPage, type AskedEndpoint } from './webhooks-page.tsx';

const section = 'Webhooks';
const shownMessages = 50;

/** Who else is told of buses, leads and submissions. */
export const webhookRoutes = [
  route('GET', webhookUrls.list, 'webhooks.manage', (c) =>
    listPage(c, { url: '', events: [] }, null),
  ),

  route('POST', webhookUrls.list, proved('webhooks.manage'), async (c) => {
    const form = await readTextForm(c);
    const typed = { url: oneLine(form['url'] ?? ''), events: eventsOf(form) };
    const answer = await deskOf(c).add(typed, c.get('member'));
    if (answer.outcome === 'refused') return listPage(c, typed, answer);
    return secretPage(c, answer.id, answer.secret, null);
  }),

  route('GET', webhookUrls.endpoint, 'webhooks.manage', async (c) => {
    const id = readId(c.req.param('id'));
    const endpoint = id === null ? null : await deskOf(c).find(id);
    if (!endpoint) return gone(c);
    const [recent, dead] = await Promise.all([
      deskOf(c).messages(endpoint.id, 'any', shownMessages),
      deskOf(c).messages(endpoint.id, 'dead', shownMessages),
    ]);
    return renderStaffPage(c, {
      title: new URL(endpoint.url).host,
      section,
      children: <EndpointPage endpoint={endpoint} recent={recent} dead={dead} />,
    });
  }),

  route('POST', webhookUrls.events, proved('webhooks.manage'), async (c) => {
    const events = eventsOf(await readTextForm(c));
    if (events.length === 0)
      return told(c, false, '', 'Choose what it is told of, or pause the endpoint.');
    const done = await onEndpoint(c, (id) => deskOf(c).changeEvents(id, events, c.get('member')));
    return told(c, done, 'It is told of these from now on.', missing);
  }),

  route('POST', webhookUrls.rotate, proved('webhooks.manage'), async (c) => {
    const id = readId(c.req.param('id'));
    const secret = id === null ? null : await deskOf(c).rotate(id, c.get('member'));
    if (id === null || secret === null) return gone(c);
    const endpoint = await deskOf(c).find(id);
    return secretPage(c, id, secret, endpoint?.earlierSecretUntil ?? null);
  }),

  route('POST', webhookUrls.pause, 'webhooks.manage', async (c) => {
    const done = await onEndpoint(c, (id) => deskOf(c).pause(id, c.get('member')));
    return told(
      c,
      done,
      'Paused. What happens meanwhile is kept and sent later.',
      'It is paused already.',
    );
  }),

  route('POST', webhookUrls.resume, 'webhooks.manage', async (c) => {
    const done = await onEndpoint(c, (id) => deskOf(c).resume(id, c.get('member')));
    return told(c, done, 'Resumed. What waited is sent now.', 'It is not paused.');
  }),

  route('POST', webhookUrls.test, 'webhooks.manage', async (c) => {
    const done = await onEndpoint(c, (id) => deskOf(c).sendTest(id, c.get('member')));
    return told(
      c,
      done,
      'A test message is on its way. Load this page again to see the answer.',
      missing,
    );
  }),

  route('POST', webhookUrls.replay, 'webhooks.manage', async (c) => {
    const { message = '' } = await readTextForm(c);
    const which = message === 'all' ? 'all' : readId(message);
    const count =
      which === null
        ? 0
        : await onEndpoint(c, (id) => deskOf(c).replay(id, which, c.get('member')));
    return told(
      c,
      Boolean(count),
      `${count} will be sent again.`,
      'It is no dead letter any more.',
    );
  }),

  route('POST', webhookUrls.remove, proved('webhooks.manage'), async (c) => {
    const done = await onEndpoint(c, (id) => deskOf(c).remove(id, c.get('member')));
    if (!done) return gone(c);
    return redirectWith(c, webhookUrls.list(), 'Removed. Nothing more is sent there.');
  }),
];

const missing = 'There is no such endpoint any more.';
const deskOf = (c: Context<StaffEnv>) => c.get('staff').webhooks;

/** One box for each event, so that the form works without scripts. */
const eventsOf = (form: Record<string, string>) => Object.keys(form).filter(isWebhookEvent);

async function onEndpoint<Result>(
  c: Context<StaffEnv>,
  act: (id: number) => Promise<Result>,
): Promise<Result | false> {
  const id = readId(c.req.param('id'));
  return id === null ? false : act(id);
}

function told(c: Context<StaffEnv>, done: boolean, words: string, otherwise: string): Response {
  const id = readId(c.req.param('id'));
  if (id === null) return gone(c);
  return done
    ? redirectWith(c, webhookUrls.endpoint(id), words)
    : redirectWith(c, webhookUrls.endpoint(id), otherwise, 'problem');
}

const gone = (c: Context<StaffEnv>) => redirectWith(c, webhookUrls.list(), missing, 'problem');

const secretPage = (
  c: Context<StaffEnv>,
  id: number,
  secret: string,
  earlierUntil: string | null,
) =>
  renderStaffPage(c, {
    title: 'The secret of the endpoint',
    section,
    children: <SecretPage id={id} secret={secret} earlierUntil={earlierUntil} />,
  });

async function listPage(
  c: Context<StaffEnv>,
  typed: AskedEndpoint,
  error: { field: 'url' | 'events'; text: string } | null,
): Promise<Response> {
  return renderStaffPage(c, {
    title: `${error ? 'Problem: ' : ''}Webhooks`,
    section,
    status: error ? 422 : 200,
    children: <WebhooksPage endpoints={await deskOf(c).list()} typed={typed} error={error} />,
  });
}

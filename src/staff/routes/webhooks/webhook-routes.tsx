import type { Context } from 'hono';
import { isWebhookEvent, type WebhookEvent } from '#domain/webhooks/webhook-events.ts';
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

const shownMessages = 50;

/** Who else is told of buses, leads and submissions. */
export const webhookRoutes = [
  route('GET', webhookUrls.list, 'webhooks.manage', (c) =>
    listPage(c, { url: '', events: [] }, null),
  ),

  route('POST', webhookUrls.list, proved('webhooks.manage'), async (c) => {
    const form = await readTextForm(c);
    const typed = { url: oneLine(form['url'] ?? ''), events: eventsOf(form) };
    const answer = await webhooksOf(c).add(typed, c.get('member'));
    if (answer.outcome === 'refused') return listPage(c, typed, answer);
    return secretPage(c, webhookUrls.endpoint(answer.id), answer.secret, null);
  }),

  route('GET', webhookUrls.endpoint, 'webhooks.manage', async (c) => {
    const ticked = c.req.query('ticked')?.split(',').filter(isWebhookEvent) ?? null;
    return endpointPage(c, ticked, null);
  }),

  route('POST', webhookUrls.events, proved('webhooks.manage'), async (c) => {
    const events = eventsOf(await readTextForm(c));
    if (events.length === 0)
      return endpointPage(c, events, 'Choose what it is told of, or pause the endpoint.');
    const done = await onEndpoint(c, (id) =>
      webhooksOf(c).changeEvents(id, events, c.get('member')),
    );
    return done === false
      ? gone(c)
      : redirectWith(c, endpointUrl(c), 'It is told of these from now on.');
  }),

  route('POST', webhookUrls.rotate, proved('webhooks.manage'), async (c) => {
    const form = await readTextForm(c);
    const { 'earlier-until': seen } = form;
    const endpoint = await onEndpoint(c, (id) => webhooksOf(c).find(id));
    if (!endpoint) return gone(c);
    // The page of the secret loaded again would end the one that the receiver still has.
    if (seen !== undefined && seen !== (endpoint.earlierSecretUntil ?? ''))
      return told(c, form, false, '', 'A new secret was made meanwhile. This one made none.');
    const secret = await webhooksOf(c).rotate(endpoint.id, c.get('member'));
    if (secret === null) return gone(c);
    const rotated = await webhooksOf(c).find(endpoint.id);
    return secretPage(c, endpointUrl(c, form), secret, rotated?.earlierSecretUntil ?? null);
  }),

  route('POST', webhookUrls.pause, 'webhooks.manage', async (c) => {
    const form = await readTextForm(c);
    const done = await onEndpoint(c, (id) => webhooksOf(c).pause(id, c.get('member')));
    const words = 'Paused. What happens meanwhile is kept and sent later.';
    return told(c, form, done, words, 'It is paused already.');
  }),

  route('POST', webhookUrls.resume, 'webhooks.manage', async (c) => {
    const form = await readTextForm(c);
    const done = await onEndpoint(c, (id) => webhooksOf(c).resume(id, c.get('member')));
    return told(c, form, done, 'What waited is sent now.', 'Nothing waits there.');
  }),

  route('POST', webhookUrls.test, 'webhooks.manage', async (c) => {
    const form = await readTextForm(c);
    const done = await onEndpoint(c, (id) => webhooksOf(c).sendTest(id, c.get('member')));
    const words = (await isPaused(c))
      ? 'It is paused. The test message is sent when it is resumed.'
      : 'A test message is on its way. Load this page again to see the answer.';
    return told(c, form, done, words, missing);
  }),

  route('POST', webhookUrls.replay, 'webhooks.manage', async (c) => {
    const form = await readTextForm(c);
    const { message } = form;
    const which = message === 'all' ? 'all' : readId(message);
    const count =
      which === null
        ? 0
        : await onEndpoint(c, (id) => webhooksOf(c).replay(id, which, c.get('member')));
    const words = `${count} will be sent again${(await isPaused(c)) ? ' when it is resumed' : ''}.`;
    return told(c, form, Boolean(count), words, 'It is no dead letter any more.');
  }),

  route('POST', webhookUrls.remove, proved('webhooks.manage'), async (c) => {
    const done = await onEndpoint(c, (id) => webhooksOf(c).remove(id, c.get('member')));
    if (!done) return gone(c);
    return redirectWith(c, webhookUrls.list(), 'Removed. Nothing more is sent there.');
  }),
];

const missing = 'There is no such endpoint any more.';
const webhooksOf = (c: Context<StaffEnv>) => c.get('staff').webhooks;

/** One box for each event, so that the form works without scripts. */
const eventsOf = (form: Record<string, string>) => Object.keys(form).filter(isWebhookEvent);

async function onEndpoint<Result>(
  c: Context<StaffEnv>,
  act: (id: number) => Promise<Result>,
): Promise<Result | false> {
  const id = readId(c.req.param('id'));
  return id === null ? false : act(id);
}

async function isPaused(c: Context<StaffEnv>): Promise<boolean> {
  const endpoint = await onEndpoint(c, (id) => webhooksOf(c).find(id));
  return endpoint ? endpoint.state === 'paused' : false;
}

/** Back to the endpoint; what was ticked and is not saved goes along. */
function told(
  c: Context<StaffEnv>,
  form: Record<string, string>,
  done: boolean,
  words: string,
  otherwise: string,
): Response {
  const next = endpointUrl(c, form);
  return done ? redirectWith(c, next, words) : redirectWith(c, next, otherwise, 'problem');
}

function endpointUrl(c: Context<StaffEnv>, form: Record<string, string> = {}): string {
  const ticked = eventsOf(form);
  const began = form['began']?.split(',').filter(isWebhookEvent);
  const isTouched = began !== undefined && String(began.toSorted()) !== String(ticked.toSorted());
  return webhookUrls.endpoint(c.req.param('id') ?? '', isTouched ? ticked : undefined);
}

const gone = (c: Context<StaffEnv>) => redirectWith(c, webhookUrls.list(), missing, 'problem');

const secretPage = (
  c: Context<StaffEnv>,
  next: string,
  secret: string,
  earlierUntil: string | null,
) =>
  renderStaffPage(c, {
    title: 'The secret of the endpoint',
    children: <SecretPage next={next} secret={secret} earlierUntil={earlierUntil} />,
  });

async function endpointPage(
  c: Context<StaffEnv>,
  ticked: readonly WebhookEvent[] | null,
  error: string | null,
): Promise<Response> {
  const endpoint = await onEndpoint(c, (id) => webhooksOf(c).find(id));
  if (!endpoint) return gone(c);
  const [recent, dead] = await Promise.all([
    webhooksOf(c).messages(endpoint.id, 'any', shownMessages),
    webhooksOf(c).messages(endpoint.id, 'dead', shownMessages),
  ]);
  return renderStaffPage(c, {
    title: new URL(endpoint.url).host,
    status: error ? 422 : 200,
    children: <EndpointPage {...{ endpoint, recent, dead, ticked, error }} />,
  });
}

async function listPage(
  c: Context<StaffEnv>,
  typed: AskedEndpoint,
  error: { field: 'url' | 'events'; text: string } | null,
): Promise<Response> {
  return renderStaffPage(c, {
    title: 'Webhooks',
    status: error ? 422 : 200,
    children: <WebhooksPage endpoints={await webhooksOf(c).list()} typed={typed} error={error} />,
  });
}

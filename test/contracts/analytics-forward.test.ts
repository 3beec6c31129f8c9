import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAmplitudeForwarder } from '#adapters/analytics-amplitude/amplitude-forwarder.ts';
import type { AnalyticsEvent } from '#domain/analytics/analytics-event.ts';
import type { AnalyticsForwarder } from '#domain/analytics/analytics-forwarder.ts';
import { PermanentFailure } from '#domain/outbox.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import { createLogger } from '#server/ops/log/logger.ts';
import { startOutboxWorker } from '#server/jobs/outbox-worker.ts';
import { generatedEvents } from '#test/factories/analytics-traffic.ts';
import { listenLocally } from '#test/setup/listen-locally.ts';
import { analyticsBed, firstParty, pageViewed, upload } from '../http/analytics-bed.ts';

interface Upload {
  api_key: string;
  events: { event_type: string; insert_id: string; device_id: string; event_properties: object }[];
}
type Answer = { status: number; body?: object | string };

let server: Server;
let uploads: Upload[];
let answer: (upload: Upload, turn: number) => Answer;
let forwarder: AnalyticsForwarder;
const events: AnalyticsEvent[] = generatedEvents(10, 2, '2026-11-01');
const signal = new AbortController().signal;
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/2/httpapi`;

beforeEach(async () => {
  uploads = [];
  answer = () => ({ status: 200, body: { code: 200 } });
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const sent = JSON.parse(text) as Upload;
      uploads.push(sent);
      const { status, body = '' } = answer(sent, uploads.length);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await listenLocally(server);
  forwarder = createAmplitudeForwarder({ apiKey: 'a-key-of-ours', serverUrl: url() });
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

it('sends events with their ids and nothing about the network', async () => {
  expect(await forwarder.send(events, signal)).toEqual({ refused: 0 });
  expect(uploads[0]?.api_key).toBe('a-key-of-ours');
  expect(uploads[0]?.events).toEqual(
    events.map(({ insertId, name, visitor, at, properties }) => ({
      event_type: name,
      insert_id: insertId,
      device_id: visitor,
      time: Date.parse(at),
      event_properties: properties,
    })),
  );
});

it('leaves out the events that are refused and sends the rest', async () => {
  answer = (_, turn) =>
    turn === 1
      ? {
          status: 400,
          body: {
            code: 400,
            events_with_invalid_fields: { time: [1, 3] },
            events_with_missing_fields: { event_type: [4] },
          },
        }
      : { status: 200 };
  expect(await forwarder.send(events, signal)).toEqual({ refused: 3 });
  expect(uploads[1]?.events.map(({ insert_id: id }) => id)).toEqual(
    events.filter((_, at) => ![1, 3, 4].includes(at)).map(({ insertId }) => insertId),
  );
});

it('halves what is too large, down to single events', async () => {
  answer = ({ events: sent }) => ({ status: sent.length > 2 ? 413 : 200 });
  expect(await forwarder.send(events, signal)).toEqual({ refused: 0 });
  const taken = uploads.filter(({ events: sent }) => sent.length <= 2);
  expect(taken.flatMap(({ events: sent }) => sent.map((one) => one.insert_id))).toEqual(
    events.map(({ insertId }) => insertId),
  );
  answer = () => ({ status: 413 });
  expect(await forwarder.send(events.slice(0, 3), signal)).toEqual({ refused: 3 });
});

it.each([
  [400, { code: 400, error: 'Invalid API key: x' }],
  [400, 'not json'],
  [401, {}],
])('gives up for good on %i %j', async (status, body) => {
  answer = () => ({ status, body });
  await expect(forwarder.send(events, signal)).rejects.toThrow(PermanentFailure);
});

it.each([429, 500, 503])('is tried again after %i', async (status) => {
  answer = () => ({ status });
  const failure = await forwarder.send(events, signal).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(PermanentFailure);
});

it('goes from the collector by the outbox, once, while the receiver fails at first', async () => {
  answer = (_, turn) => ({ status: turn === 1 ? 503 : 200 });
  const target = { apiKey: 'a-key-of-ours', serverUrl: url() };
  const bed = await analyticsBed({ target: { ...firstParty, forward: target } });
  const log = createLogger('silent');
  const outbox = createOutbox(bed.fresh.database);
  const worker = startOutboxWorker({
    outbox,
    handlers: bed.area.jobs.map((handler) => ({
      ...handler,
      retries: { maxAttempts: 5, firstDelayMs: 10, longestDelayMs: 20 },
    })),
    log,
    pollMs: 10,
  });
  try {
    await bed.post(upload(pageViewed({ insert_id: 'one' }), pageViewed({ insert_id: 'two' })));
    await bed.post(upload(pageViewed({ insert_id: 'bot' })), { 'user-agent': 'curl/8' });
    await bed.analytics.queue?.flush();
    await expect.poll(() => uploads.length).toBe(2);
    await expect.poll(async () => (await outbox.counts()).waiting).toBe(0);
    expect(uploads[1]?.events.map(({ insert_id: id }) => id)).toEqual(['one', 'two']);
    expect(JSON.stringify(uploads)).not.toMatch(/198\.51\.100/);
  } finally {
    await worker.stop();
    await bed.close();
  }
});

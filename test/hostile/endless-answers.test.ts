import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAmplitudeForwarder } from '#adapters/analytics-amplitude/amplitude-forwarder.ts';
import { createAsk } from '#adapters/content-wpgraphql/ask-wpgraphql.ts';
import { createS3MediaStore } from '#adapters/media-s3/s3-media-store.ts';
import { createS3PartialUploads } from '#adapters/media-s3/s3-partial-uploads.ts';
import { createYoutubeSource } from '#adapters/videos-youtube/create-youtube-source.ts';
import { indexNowHandler } from '#server/jobs/index-now.ts';
import { AnswerTooLarge, answerBytes, answerText } from '#domain/foreign-answer.ts';
import { boundedRequester } from '#domain/search/bounded-requester.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { generatedEvents } from '#test/factories/analytics-traffic.ts';
import { noPictures } from '#test/factories/wordpress-content.ts';
import { listenLocally } from '#test/setup/listen-locally.ts';

/** An answer that would fill the memory of whoever reads all of it. */
const endlessBytes = 300_000_000;
/** Of what lies in sockets and streams besides what is read. */
const onTheWay = 16_000_000;
const block = Buffer.alloc(64_000, ' ');

let server: Server;
let origin: string;
let sentBytes: number;
let status: number;
/** Answered once before the endless answers begin. */
let first: string | null;

beforeEach(async () => {
  [sentBytes, status, first] = [0, 200, null];
  server = createServer((request, response) => {
    request.resume();
    const whole = first;
    first = null;
    response.writeHead(whole === null ? status : 200, { 'content-type': 'application/xml' });
    if (whole === null) pour(response);
    else response.end(whole);
  });
  origin = `http://127.0.0.1:${await listenLocally(server)}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

function pour(response: ServerResponse): void {
  while (sentBytes < endlessBytes && !response.destroyed) {
    sentBytes += block.byteLength;
    if (!response.write(block)) {
      response.once('drain', () => pour(response));
      return;
    }
  }
  response.end();
}

/** The asker ends it, one way or another, and long before the end. */
async function expectCutOff(mostBytes: number, ask: () => Promise<unknown>): Promise<unknown> {
  const outcome = await ask().then(
    (value) => value,
    (error: unknown) => error,
  );
  expect(sentBytes).toBeGreaterThan(0);
  expect(sentBytes).toBeLessThan(mostBytes + onTheWay);
  return outcome;
}

const [event] = generatedEvents(1, 2, '2026-11-01');
const bucket = () => ({
  origin,
  bucket: 'bus-photos',
  region: 'eu-test-1',
  accessKeyId: 'AKTEST',
  secretAccessKey: 'secret',
});

describe('answers without an end', () => {
  it.each([200, 400, 403, 500])('of Amplitude, status %i', async (given) => {
    status = given;
    const forwarder = createAmplitudeForwarder({ apiKey: 'key', serverUrl: origin });
    const outcome = await expectCutOff(500_000, () =>
      forwarder.send([event!], new AbortController().signal),
    );
    if (given === 200) expect(outcome).toEqual({ refused: 0 });
    else expect(outcome).toBeInstanceOf(Error);
  });

  it.each([200, 404, 500])('of IndexNow, status %i', async (given) => {
    status = given;
    const repository = { findByIds: async () => [{ ...aListing(), id: 1, publishedAt: 'x' }] };
    const handler = indexNowHandler({
      key: 'key',
      siteUrl: 'https://omnibus.example',
      repository: repository as never,
      endpoint: origin,
    });
    await expectCutOff(0, () =>
      handler.handle([{ key: '1' }] as never, new AbortController().signal),
    );
  });

  it.each([200, 503])('of a bucket, status %i', async (given) => {
    status = given;
    const store = createS3MediaStore(bucket());
    expect(await expectCutOff(4_000_000, () => store.list('photos/'))).toBeInstanceOf(Error);
  });

  it('of a bucket that gives more of a piece than it is', async () => {
    const key = 'arriving/7-ab.0-1000';
    first = `<ListBucketResult><IsTruncated>false</IsTruncated><Contents><Key>${key}</Key><Size>1000</Size><LastModified>2026-11-01T00:00:00Z</LastModified><ETag>a</ETag><StorageClass>S</StorageClass></Contents></ListBucketResult>`;
    const partials = createS3PartialUploads(bucket());
    expect(await expectCutOff(1_000, () => partials.start('7-ab', 10))).toBeInstanceOf(
      AnswerTooLarge,
    );
  });

  it.each([200, 400, 500])('of a content service, status %i', async (given) => {
    status = given;
    const ask = createAsk({ endpoint: origin, authorization: null, timeoutMs: 60_000 });
    const outcome = await expectCutOff(2_000_000, () => ask('{a}', {}));
    expect(outcome).toEqual(
      given === 500
        ? { outcome: 'unreachable', problem: 'status 500' }
        : { outcome: 'garbage', problem: 'too large' },
    );
  });

  it('of a video service', async () => {
    const source = createYoutubeSource({
      apiOrigin: origin,
      apiKey: 'key',
      playlistId: 'list',
      pictures: noPictures,
      timeoutMs: 60_000,
    });
    expect(await expectCutOff(500_000, () => source.list())).toBeInstanceOf(Error);
  });

  it('of a search service', async () => {
    const { send } = boundedRequester(fetch);
    const timeouts = { connectTimeout: 60_000, responseTimeout: 60_000 };
    const request = { url: origin, method: 'POST', headers: {}, data: '{}', ...timeouts };
    expect(await expectCutOff(1_000_000, () => send(request))).toBeInstanceOf(AnswerTooLarge);
  });
});

it('what fits is read as it is, to the last byte', async () => {
  const text = `${'ä'.repeat(499)}b`;
  expect(await answerText(new Response(text), 999)).toBe(text);
  expect(await answerBytes(new Response(text), 999)).toEqual(new TextEncoder().encode(text));
  expect(await answerText(new Response(null), 0)).toBe('');
  await expect(answerText(new Response(text), 998)).rejects.toThrow(AnswerTooLarge);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPhotoPieces, type PhotoPieces } from '#domain/selling/photo-pieces.ts';
import { createSellPhotos } from '#domain/selling/sell-photos.ts';
import type { Submission } from '#domain/selling/submission.ts';
import { createSeller, freshKey, jpeg, type Seller } from '#test/factories/seller.ts';
import { stubPhotoIntake } from '#test/factories/stub-photo-intake.ts';
import { createTestSite, testNow, type TestSite } from '#test/factories/test-site.ts';
import { stubPhotoEditing } from '#test/factories/stub-photo-editing.ts';

let site: TestSite;
let seller: Seller;
let pieces: PhotoPieces;
/** By number, in the order their decoding began. */
let decoded: number[];
/** Lets the photo that is being decoded be done. */
let done: () => void;
beforeEach(async () => {
  site = await createTestSite({ parts: { trustedProxies: 1 } });
  seller = createSeller(site);
  decoded = [];
  const { submissions, arriving } = site;
  const photos = createSellPhotos({
    submissions,
    arriving,
    editing: stubPhotoEditing,
    photoIntake: {
      async intake(source, photo) {
        const bytes = await new Response(source as BodyInit).bytes();
        decoded.push(bytes[5]!);
        await new Promise<void>((resolve) => (done = resolve));
        return stubPhotoIntake.intake(bytes, photo);
      },
    },
    now: () => testNow,
  });
  pieces = createPhotoPieces({ submissions, photos, arriving });
});
afterEach(async () => {
  vi.useRealTimers();
  await site.close();
});

const draft = async () => (await seller.open(await seller.startDraft())).submission;

/** A whole photo in one piece, or a retry of one, from a network of its own. */
function send(submission: Submission, number: number, signal?: AbortSignal, offset = 0) {
  const bytes = jpeg(number);
  return pieces.take(submission, {
    clientId: `photo-${number}-0123456789`,
    offset,
    totalBytes: bytes.length,
    source: new Blob([bytes.slice(offset)]).stream(),
    fileName: null,
    network: `192.0.2.${submission.id}`,
    signal,
  });
}

const decoding = (...numbers: number[]) =>
  vi.waitFor(() => expect(decoded).toEqual(numbers), { interval: 5 });
/** So many senders wait for an answer: each has a clock for its patience. */
const waiting = (count: number) =>
  vi.waitFor(() => expect(vi.getTimerCount()).toBe(count), { interval: 5 });
const twoDrafts = async () => {
  const drafts = [await draft(), await draft()] as const;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return drafts;
};

it('one photo of a seller waits for one of each other, however many those send', async () => {
  const [many, one] = await twoDrafts();
  const flood = [send(many, 1)];
  await decoding(1);
  flood.push(...[2, 3, 4, 5].map((number) => send(many, number)));
  await waiting(5);
  const honest = send(one, 9);
  await waiting(6);
  done();
  await vi.waitFor(() => expect(decoded).toHaveLength(2), { interval: 5 });
  expect(decoded).toEqual([1, 9]);
  done();
  expect(await honest).toMatchObject({ outcome: 'added' });
  for (let left = 4; left > 0; left--) {
    await vi.waitFor(() => expect(decoded).toHaveLength(7 - left), { interval: 5 });
    done();
  }
  for (const answer of await Promise.all(flood)) expect(answer.outcome).toBe('added');
});

it('who waits too long is told to ask again, and finds photo and turn where they were', async () => {
  const [many, one] = await twoDrafts();
  const first = send(many, 1);
  await decoding(1);
  const second = send(one, 9);
  await waiting(2);
  await vi.advanceTimersByTimeAsync(20_000);
  for (const answer of [await first, await second]) {
    expect(answer).toMatchObject({ outcome: 'refused', reason: 'busy', retry: true });
  }
  expect(await pieces.progress(one, 'photo-9-0123456789')).toEqual({
    outcome: 'partial',
    sizeBytes: 2_000,
  });
  // Their turn ends in a minute, unless they come back.
  await vi.advanceTimersByTimeAsync(50_000);
  const clients = [new AbortController().signal, new AbortController().signal] as const;
  const joined = clients.map((client) => vi.spyOn(client, 'addEventListener'));
  const again = [send(one, 9, clients[0], 2_000), send(many, 1, clients[1], 2_000)];
  const each = () => joined.forEach((spy) => expect(spy).toHaveBeenCalled());
  await vi.waitFor(each, { interval: 5 });
  await vi.advanceTimersByTimeAsync(15_000);
  done();
  await decoding(1, 9);
  done();
  for (const answer of await Promise.all(again)) expect(answer.outcome).toBe('added');
  expect(decoded).toEqual([1, 9]);
});

it('a photo whose sender has gone is not decoded, and is still there for who comes back', async () => {
  const [many, one] = await twoDrafts();
  const first = send(many, 1);
  await decoding(1);
  const gone = new AbortController();
  const left = send(one, 9, gone.signal);
  await waiting(2);
  gone.abort();
  expect(await left).toMatchObject({ outcome: 'refused', reason: 'busy' });
  const next = send(many, 2);
  await waiting(2);
  done();
  expect(await first).toMatchObject({ outcome: 'added' });
  await decoding(1, 2);
  done();
  expect(await next).toMatchObject({ outcome: 'added' });
  const back = send(one, 9, undefined, 2_000);
  await decoding(1, 2, 9);
  done();
  expect(await back).toMatchObject({ outcome: 'added' });
});

it('a photo that is given up is not decoded; of one that is, nothing stays', async () => {
  const [many, one] = await twoDrafts();
  const first = send(many, 1);
  await decoding(1);
  const second = send(one, 9);
  await waiting(2);
  await pieces.giveUp(one, 'photo-9-0123456789');
  expect(await second).toMatchObject({ outcome: 'refused' });
  const givenUp = pieces.giveUp(many, 'photo-1-0123456789');
  done();
  await Promise.all([first, givenUp]);
  expect(decoded).toEqual([1]);
  for (const { id } of [many, one]) {
    expect(await site.submissions.photos(id)).toEqual([]);
    expect(await site.arriving.discard(String(id))).toBe(0);
  }
});

it('the routes tell who takes photos that a client has gone', async () => {
  const { selling } = site.parts.site;
  const taken = [vi.spyOn(selling.pieces, 'take'), vi.spyOn(selling.photos, 'take')] as const;
  const token = await seller.startDraft();
  const origin = site.parts.site.siteUrl;
  const form = new FormData();
  form.append('photos', new Blob([jpeg(2)]), 'bus.jpg');
  for (const [path, method, body] of [
    [`/sell-your-bus/uploading/photo?draft=${token}`, 'PATCH', jpeg(1)],
    [`/sell-your-bus/uploading?draft=${token}`, 'POST', form],
  ] as const) {
    const client = new AbortController();
    await site.app.request(origin + path, {
      method,
      body,
      signal: client.signal,
      headers: {
        origin,
        'idempotency-key': `photo-${freshKey()}`,
        'upload-offset': '0',
        'upload-length': '2000',
      },
    });
    const signal = taken.find(({ mock }) => mock.calls.length > 0)?.mock.calls[0]?.[1].signal;
    expect(signal?.aborted).toBe(false);
    client.abort();
    expect(signal?.aborted).toBe(true);
    for (const spy of taken) spy.mockClear();
  }
});

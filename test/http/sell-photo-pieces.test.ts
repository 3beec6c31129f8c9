import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { createSeller, freshKey, jpeg, type Seller } from '#test/factories/seller.ts';

let site: TestSite;
let seller: Seller;
beforeAll(async () => {
  site = await createTestSite({ parts: { trustedProxies: 1 } });
  seller = createSeller(site);
});
afterAll(() => site.close());

const origin = 'https://omnibus.example';
type Answer = { status: number; retryAfter: string | null; body: Record<string, unknown> };

/** One photo's upload, as the browser's script talks to us. */
function uploadOf(token: string, photoKey = `photo-${freshKey()}`) {
  const path = `${origin}/sell-your-bus/uploading/photo?draft=${token}`;
  const read = async (answer: Response): Promise<Answer> => {
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      body: (await answer.json()) as Record<string, unknown>,
    };
  };
  return {
    ask: async () =>
      read(await site.app.request(path, { headers: { 'idempotency-key': photoKey } })),
    giveUp: async (from = origin) =>
      site.app.request(path, {
        method: 'DELETE',
        headers: { origin: from, 'idempotency-key': photoKey },
      }),
    async send(
      bytes: BodyInit | null,
      from: number | string,
      total: number | string,
      more: Record<string, string> = {},
    ) {
      const answer = await site.app.request(path, {
        method: 'PATCH',
        body: bytes,
        headers: {
          origin,
          'idempotency-key': photoKey,
          'upload-offset': String(from),
          'upload-length': String(total),
          'x-file-name': 'bus.jpg',
          ...more,
        },
        duplex: 'half',
      } as RequestInit);
      return read(answer);
    },
  };
}

/** Some bytes, and then the line breaks. */
const broken = (bytes: Uint8Array<ArrayBuffer>) => {
  let sent = false;
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (sent) return controller.error(new Error('the line broke'));
      sent = true;
      controller.enqueue(bytes);
    },
  });
};

describe('a photo in pieces', () => {
  it('goes on where the line broke, and is the photo it was', async () => {
    const token = await seller.startDraft();
    const photo = jpeg(71, 3_000);
    const upload = uploadOf(token);
    expect(await upload.ask()).toMatchObject({ status: 200, body: { offset: 0 } });
    await upload.send(broken(photo.slice(0, 700)), 0, 3_000);
    expect((await upload.ask()).body.offset).toBe(700);
    expect(await upload.send(photo.slice(700, 2_000), 700, 3_000)).toMatchObject({
      status: 202,
      body: { offset: 2_000 },
    });
    expect((await seller.open(token)).photos).toEqual([]);
    const last = await upload.send(photo.slice(2_000), 2_000, 3_000);
    expect(last.status).toBe(201);

    const whole = uploadOf(token);
    const same = await whole.send(photo, 0, 3_000);
    expect(same).toMatchObject({ status: 200, body: { name: last.body.name } });
    expect((await upload.ask()).body).toMatchObject({ id: last.body.id });
    expect((await upload.send(null, 3_000, 3_000)).body).toMatchObject({ id: last.body.id });
    expect((await seller.open(token)).photos).toHaveLength(1);
  });

  it('leaves no gap, and passes over what is there already', async () => {
    const upload = uploadOf(await seller.startDraft());
    const photo = jpeg(72, 3_000);
    await upload.send(photo.slice(0, 1_000), 0, 3_000);
    for (const from of [1_001, 3_000]) {
      expect(await upload.send(photo.slice(from), from, 3_000)).toMatchObject({
        status: 409,
        body: { offset: 1_000 },
      });
    }
    // A browser that repeats a request by itself sends the same piece again.
    expect((await upload.send(photo.slice(0, 900), 0, 3_000)).body.offset).toBe(1_000);
    expect((await upload.send(photo.slice(500, 1_500), 500, 3_000)).body.offset).toBe(1_500);
    const last = await upload.send(photo.slice(1_400), 1_400, 3_000);
    expect(last.status).toBe(201);
    const whole = await uploadOf(await seller.startDraft()).send(photo, 0, 3_000);
    expect(whole.body.name).toBe(last.body.name);
  });

  it('keeps to what it announced, and to the cap', async () => {
    const token = await seller.startDraft();
    const longer = uploadOf(token);
    const photo = jpeg(73, 2_000);
    const answer = await longer.send(jpeg(73, 5_000), 0, 2_000);
    expect(answer.status).toBe(201);
    // What was too much is cut off: the rest is the photo that was announced.
    expect((await uploadOf(token).send(photo, 0, 2_000)).status).toBe(200);
    const { status, body } = await uploadOf(token).send(photo, 0, 20_000_001);
    expect([status, body.message]).toEqual([422, expect.stringContaining('larger than 20 MB')]);
    expect((await uploadOf(token).send(null, 0, 0)).body.message).toContain('empty');
  });

  it('is refused by its first bytes, before the rest is sent', async () => {
    const upload = uploadOf(await seller.startDraft());
    const page = `<!doctype html>${'x'.repeat(2_000)}`;
    const { status, body } = await upload.send(page, 0, 5_000_000);
    expect([status, body.message]).toEqual([422, expect.stringContaining('not a photo')]);
    expect((await upload.ask()).body.offset).toBe(0);
  });

  it.each([
    ['no key', '0', '10', { 'idempotency-key': 'x' }],
    ['no length', '0', '', {}],
    ['a place that is none', '-1', '10', {}],
    ['a place past the end', '11', '10', {}],
    ['a length in words', '0', '1e3', {}],
  ])('with %s is not taken', async (_, from, total, headers) => {
    const upload = uploadOf(await seller.startDraft());
    expect((await upload.send('x', from, total, headers)).status).toBe(400);
  });

  it('belongs to one private link, and cannot come from another site', async () => {
    const key = `photo-${freshKey()}`;
    const [mine, other] = [await seller.startDraft(), await seller.startDraft()];
    await uploadOf(mine, key).send(jpeg(74).slice(0, 100), 0, 2_000);
    expect((await uploadOf(other, key).ask()).body.offset).toBe(0);
    expect((await uploadOf('0'.repeat(32), key).ask()).status).toBe(404);
    const foreign = await site.app.request(
      `${origin}/sell-your-bus/uploading/photo?draft=${mine}`,
      { method: 'PATCH', headers: { origin: 'https://evil.example' }, body: 'x' },
    );
    expect(foreign.status).toBe(403);
  });

  it('is one too many when all places are taken', async () => {
    const token = await seller.startDraft();
    await seller.postPhotos(
      token,
      Array.from({ length: 24 }, (_, at) => [`${at}.jpg`, jpeg(300 + at)] as const),
    );
    const { status, body } = await uploadOf(token).send(jpeg(400), 0, 2_000);
    expect([status, body.message]).toEqual([422, expect.stringContaining('24 photos already')]);
  });

  /** One after the other to the address: the seller's own browser, or somebody's script. */
  let addresses = 0;
  const from = (): Record<string, string> => ({ 'x-forwarded-for': `10.9.0.${(addresses += 1)}` });
  const half = (number: number) => jpeg(number).slice(0, 1_000);

  it('has a place of its own: of 41 half files at once 24 are kept, and the words say why', async () => {
    const token = await seller.startDraft();
    const address = from();
    const answers = await Promise.all(
      Array.from({ length: 41 }, (_, at) =>
        uploadOf(token).send(half(500 + at), 0, 20_000_000, address),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(24);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused).toHaveLength(17);
    for (const { retryAfter } of refused) expect(retryAfter).toBe('5');
    expect(refused[0]?.body).toMatchObject({
      retry: true,
      message: expect.stringContaining('already on their way'),
    });
  });

  it('given up, it leaves its place at once, to its own seller only', async () => {
    const token = await seller.startDraft();
    const address = from();
    const key = `photo-${freshKey()}`;
    const begun = [key, ...Array.from({ length: 23 }, () => `photo-${freshKey()}`)];
    for (const [at, one] of begun.entries())
      await uploadOf(token, one).send(half(700 + at), 0, 2_000, address);
    const next = uploadOf(token);
    const begin = async () => (await next.send(half(750), 0, 2_000, address)).status;
    expect(await begin()).toBe(503);
    const status = async (answer: Promise<Response>) => (await answer).status;
    expect(await status(uploadOf('0'.repeat(32), key).giveUp())).toBe(404);
    expect(await status(uploadOf(token, 'x').giveUp())).toBe(400);
    expect(await status(uploadOf(token, key).giveUp('https://evil.example'))).toBe(403);
    expect(await status(uploadOf(await seller.startDraft(), key).giveUp())).toBe(204);
    expect(await begin()).toBe(503);
    expect(await status(uploadOf(token, key).giveUp())).toBe(204);
    expect(await begin()).toBe(202);
    expect((await uploadOf(token, key).ask()).body.offset).toBe(0);
  });

  it('given up while a piece of it is on its way, nothing of it stays', async () => {
    const token = await seller.startDraft();
    const upload = uploadOf(token);
    await upload.send(half(760), 0, 3_000);
    const line = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
    const piece = upload.send(line.readable, 1_000, 3_000);
    const writer = line.writable.getWriter();
    await writer.write(jpeg(760).slice(1_000));
    expect((await upload.giveUp()).status).toBe(204);
    await writer.abort(new Error('the page has stopped it'));
    await piece;
    expect((await upload.ask()).body.offset).toBe(0);
  });

  it('that has arrived is not taken away as one that is given up', async () => {
    const token = await seller.startDraft();
    const upload = uploadOf(token);
    await upload.send(jpeg(770), 0, 2_000);
    expect((await upload.giveUp()).status).toBe(204);
    expect((await seller.open(token)).photos).toHaveLength(1);
  });

  it('counts by address too: many drafts have no more on their way than one', async () => {
    const address = from();
    const tokens = await Promise.all([1, 2, 3].map(() => seller.startDraft()));
    const start = (at: number, to: Record<string, string>) =>
      uploadOf(tokens[at % 3]!).send(half(600 + at), 0, 20_000_000, to);
    const answers = await Promise.all(Array.from({ length: 36 }, (_, at) => start(at, address)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(24);
    expect((await start(1, from())).status).toBe(202);
  });

  it('24 of 20 MB arrive over a line that breaks in the middle of each', async () => {
    const token = await seller.startDraft();
    const address = from();
    for (let at = 0; at < 24; at += 2) {
      const two = [at, at + 1].map((number) => ({
        upload: uploadOf(token),
        photo: jpeg(800 + number, 20_000_000),
      }));
      const ends = await Promise.all(
        two.map(async ({ upload, photo }) => {
          await upload.send(broken(photo.slice(0, 9_000_000)), 0, 20_000_000, address);
          const { offset } = (await upload.ask()).body;
          return upload.send(photo.slice(Number(offset)), Number(offset), 20_000_000, address);
        }),
      );
      expect(ends.map(({ status }) => status)).toEqual([201, 201]);
    }
    expect((await seller.open(token)).photos).toHaveLength(24);
  });

  it('sent twice at once is stored once', async () => {
    const token = await seller.startDraft();
    const upload = uploadOf(token);
    const photo = jpeg(75, 4_000);
    await Promise.all([1, 2, 3].map(() => upload.send(photo, 0, 4_000)));
    for (let at = Number((await upload.ask()).body.offset ?? 4_000); at < 4_000;) {
      at = Number((await upload.send(photo.slice(at), at, 4_000)).body.offset ?? 4_000);
    }
    const { photos } = await seller.open(token);
    expect(photos).toHaveLength(1);
    expect((await uploadOf(token).send(photo, 0, 4_000)).body.name).toBe(photos[0]?.name);
  });
});

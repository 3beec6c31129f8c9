import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { createSeller, jpeg, type Seller } from '#test/factories/seller.ts';

let site: TestSite;
let seller: Seller;
beforeAll(async () => {
  site = await createTestSite();
  seller = createSeller(site);
});
afterAll(() => site.close());

const origin = 'https://omnibus.example';
const key = (number: number) => `photo-key-${String(number).padStart(10, '0')}`;

/** One photo's bytes, as the browser's script sends them. */
const upload = async (
  token: string,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Record<string, unknown> }> => {
  const place = { 'upload-offset': '0', 'upload-length': String(body.length) };
  const answer = await site.app.request(`${origin}/sell-your-bus/uploading/photo?draft=${token}`, {
    method: 'PATCH',
    body,
    headers: { origin, 'idempotency-key': key(1), ...place, ...headers },
  });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

describe('one photo by the script', () => {
  it('is stored once however often it is sent', async () => {
    const token = await seller.startDraft();
    const first = await upload(token, jpeg(1), {
      'x-file-name': encodeURIComponent('Bus vörn.jpg'),
    });
    const again = await upload(token, jpeg(1));
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual({ ...first.body, status: 200 });
    const sameBytes = await upload(token, jpeg(1), { 'idempotency-key': key(2) });
    expect(sameBytes.status).toBe(200);
    // Its own repeat is none.
    expect([again.body.isCopy, sameBytes.body.isCopy]).toEqual([false, true]);
    expect(sameBytes.body.message).toBe('This photo is here already.');
    const { photos } = await seller.open(token);
    expect(photos.map(({ fileName }) => fileName)).toEqual(['Bus vörn.jpg']);
  });

  it.each([
    ['nothing', new Uint8Array(0), 'empty'],
    ['a page', new TextEncoder().encode('<!doctype html><script>zq7()</script>'), 'not a photo'],
    ['too much', jpeg(3, 20_000_001), 'larger than 20 MB'],
  ])('is refused when it is %s, in words for the seller', async (_, bytes, words) => {
    const token = await seller.startDraft();
    const { status, body } = await upload(token, bytes);
    expect(status).toBe(422);
    expect(body.message).toContain(words);
    expect((await seller.open(token)).photos).toEqual([]);
  });

  it('needs a key and a link, and names no file', async () => {
    const token = await seller.startDraft();
    expect((await upload(token, jpeg(5), { 'idempotency-key': 'x' })).status).toBe(400);
    expect((await upload('0'.repeat(32), jpeg(5))).status).toBe(404);
    await upload(token, jpeg(5), { 'x-file-name': '..%2F..%5Cetc%00%0A%E2%80%AEgpj.exe' });
    await upload(token, jpeg(6), { 'idempotency-key': key(6), 'x-file-name': '%E0%80' });
    const { photos } = await seller.open(token);
    expect(photos.map(({ fileName }) => fileName)).toEqual(['etcgpj.exe', null]);
    expect(photos.every(({ name }) => /^photos\/[0-9a-f]{32}\.webp$/.test(name))).toBe(true);
  });

  it('is one too many after twenty-four', async () => {
    const token = await seller.startDraft();
    await seller.postPhotos(
      token,
      Array.from({ length: 24 }, (_, at) => [`${at}.jpg`, jpeg(100 + at)] as const),
    );
    const { status, body } = await upload(token, jpeg(200));
    expect(status).toBe(422);
    expect(body.message).toContain('24 photos already');
    expect(await seller.text(`/sell-your-bus/uploading?draft=${token}`)).toContain(
      'All 24 places are taken',
    );
  });
});

describe('a plain form of photos', () => {
  it('keeps the good ones and names each bad one', async () => {
    const token = await seller.startDraft();
    const answer = await seller.postPhotos(token, [
      ['front.jpg', jpeg(31)],
      ['<img src=x onerror=zq7(1)>.jpg', new TextEncoder().encode('no photo')],
      ['huge.jpg', jpeg(32, 20_000_001)],
      ['rear.jpg', jpeg(33)],
    ]);
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toMatch(/<title>Error: /);
    expect(html).toContain('&lt;img src=x onerror=zq7(1)&gt;.jpg: This file is not a photo');
    expect(html).toContain('huge.jpg: This file is larger than 20 MB');
    expect(html).not.toContain('<img src=x');
    const { photos } = await seller.open(token);
    expect(photos.map(({ fileName }) => fileName)).toEqual(['front.jpg', 'rear.jpg']);
  });

  it('does not send the bus while a photo is wrong', async () => {
    const token = await seller.startDraft();
    const answer = await seller.finish(token, [['a.txt', new TextEncoder().encode('no')]]);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Your bus is not sent yet');
    expect((await seller.open(token)).submission.state).toBe('draft');
  });

  it('sent twice, as by a reload, doubles nothing, says so, and sends the bus', async () => {
    const token = await seller.startDraft();
    const files = [['a.jpg', jpeg(41)]] as const;
    expect((await seller.postPhotos(token, files)).status).toBe(303);
    const again = await seller.postPhotos(token, [
      ...files,
      ['b.jpg', jpeg(42)],
      ['c.jpg', jpeg(42)],
    ]);
    expect(again.status).toBe(422);
    const html = await again.text();
    for (const copy of ['a', 'c'])
      expect(html).toContain(`${copy}.jpg: This photo is here already.`);
    expect(html).not.toContain('b.jpg: ');
    expect((await seller.open(token)).photos).toHaveLength(2);
    expect((await seller.finish(token, files)).headers.get('location')).toContain('/done?');
    expect((await seller.open(token)).submission.state).toBe('submitted');
  });

  it('of ten thousand parts, or of too many bytes, ends early with a message', async () => {
    const token = await seller.startDraft();
    const path = `${origin}/sell-your-bus/uploading?draft=${token}`;
    const part = '--B\r\nContent-Disposition: form-data; name="x"\r\n\r\ny\r\n';
    const type = { 'content-type': 'multipart/form-data; boundary=B', origin };
    const many = await site.app.request(path, {
      method: 'POST',
      body: `${part.repeat(10_000)}--B--`,
      headers: type,
    });
    expect(many.status).toBe(413);
    expect(await many.text()).toContain('too many files at once');

    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const large = await site.app.request(path, {
      method: 'POST',
      body: endless,
      headers: { ...type, 'content-length': '5000000000' },
      duplex: 'half',
    } as RequestInit);
    expect(large.status).toBe(413);
    expect(await large.text()).toContain('too much at once');
    expect(pulled).toBeLessThan(10);
  });

  it('carries the captions that were typed along, whatever its button does', async () => {
    const token = await seller.startDraft();
    await seller.postPhotos(token, [
      ['front.jpg', jpeg(61)],
      ['rear.jpg', jpeg(62)],
    ]);
    const photos = async () =>
      (await seller.open(token)).photos.map(({ fileName, caption }) => [fileName, caption]);
    const [front, rear] = (await seller.open(token)).photos.map(({ id }) => id);
    await seller.postPhotos(token, [['aisle.jpg', jpeg(63)]], {
      [`caption-${front}`]: 'Front',
      [`served-${front}`]: '',
      act: `later-${front}`,
      [`caption-${rear}`]: ' Rear ',
      [`served-${rear}`]: '',
    });
    expect(await photos()).toEqual([
      ['rear.jpg', 'Rear'],
      ['front.jpg', 'Front'],
      ['aisle.jpg', null],
    ]);

    // A tab from before those captions, in which one more was changed.
    const answer = await seller.postPhotos(token, [], {
      [`caption-${front}`]: '',
      [`served-${front}`]: '',
      [`caption-${rear}`]: 'Rear door',
      [`served-${rear}`]: '',
      act: 'finish',
    });
    expect(answer.headers.get('location')).toContain('/done');
    expect(await photos()).toEqual([
      ['rear.jpg', 'Rear door'],
      ['front.jpg', 'Front'],
      ['aisle.jpg', null],
    ]);
  });

  it('says what was not done to a photo that another window removed, and does the rest', async () => {
    const token = await seller.startDraft();
    await seller.postPhotos(token, [
      ['front.jpg', jpeg(65)],
      ['rear.jpg', jpeg(66)],
    ]);
    const [front, rear] = (await seller.open(token)).photos.map(({ id }) => id);
    const remove = { act: `remove-${front}` };
    expect((await seller.changePhoto(token, remove)).status).toBe(303);
    // Twice is no loss.
    expect((await seller.changePhoto(token, remove)).status).toBe(303);
    const typed = {
      [`caption-${front}`]: 'Front & side',
      [`served-${front}`]: '',
      [`caption-${rear}`]: 'Rear',
      [`served-${rear}`]: '',
    };
    for (const fields of [{ ...typed, act: `caption-${front}` }, { act: `later-${front}` }]) {
      const answer = await seller.changePhoto(token, fields);
      expect(answer.status).toBe(409);
      expect(await answer.text()).toContain('removed in another window');
    }
    const sent = await seller.postPhotos(token, [], { ...typed, act: 'finish' });
    const html = await sent.text();
    expect(sent.status).toBe(409);
    expect(html).toContain('Its caption was “Front &amp; side”.');
    expect(html).toContain('not sent yet: press the button again');
    const { photos, submission } = await seller.open(token);
    expect([submission.state, photos.map(({ caption }) => caption)]).toEqual(['draft', ['Rear']]);

    const path = `/sell-your-bus/uploading/photos?draft=${token}`;
    const json = await seller.post(path, typed, { accept: 'application/json' });
    expect(json.status).toBe(409);
    expect(await json.json()).toMatchObject({
      photos: [{ id: rear, typed: { caption: 'Rear' } }],
      unchanged: expect.stringContaining('Front & side'),
    });

    const by = { id: submission.id, expectedRevision: null, actor: 'Test sales', jobs: [] };
    await seller.finish(token);
    await site.submissions.changeState({ ...by, to: 'rejected' });
    const late = await seller.changePhoto(token, { [`caption-${rear}`]: 'Door' });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('cannot be changed here any more');
  });

  it('with a file that is wrong keeps the captions', async () => {
    const token = await seller.startDraft();
    await seller.postPhotos(token, [['front.jpg', jpeg(71)]]);
    const [front] = (await seller.open(token)).photos;
    const answer = await seller.postPhotos(token, [['a.txt', new TextEncoder().encode('no')]], {
      [`caption-${front?.id}`]: 'Front',
      act: 'finish',
    });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('value="Front"');
  });

  it('cut off on the way keeps what has arrived', async () => {
    const token = await seller.startDraft();
    const photo = new TextDecoder('latin1').decode(jpeg(51));
    const head = (name: string) =>
      `--B\r\nContent-Disposition: form-data; name="photos"; filename="${name}"\r\n\r\n`;
    const body = `${head('a.jpg')}${photo}\r\n${head('b.jpg')}${photo.slice(0, 100)}`;
    const answer = await site.app.request(`${origin}/sell-your-bus/uploading?draft=${token}`, {
      method: 'POST',
      body: Uint8Array.from(body, (character) => character.charCodeAt(0)),
      headers: { 'content-type': 'multipart/form-data; boundary=B', origin },
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('connection was lost');
    expect((await seller.open(token)).photos.map(({ fileName }) => fileName)).toEqual(['a.jpg']);
  });
});

describe('a photo that lies on its side', () => {
  const press = (token: string, act: string) =>
    seller.post(`/sell-your-bus/uploading/photos?draft=${token}`, { act });

  it('is turned where it stands, once however often pressed at once, and only by whoever may change it', async () => {
    const token = await seller.startDraft();
    await upload(token, jpeg(1), { 'x-file-name': 'side.jpg' });
    await upload(token, jpeg(2), { 'idempotency-key': key(2) });
    const [before, other] = (await seller.open(token)).photos;
    const presses = await Promise.all(
      Array.from({ length: 5 }, () => press(token, `turn-${before!.id}`)),
    );
    // None of them is told that its photo is gone.
    expect(presses.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    const [turned, after] = (await seller.open(token)).photos;
    expect(turned).toEqual({
      ...before,
      name: expect.not.stringContaining(before!.name),
      widthPx: before!.heightPx,
      heightPx: before!.widthPx,
    });
    expect(after).toEqual(other);
    await press(await seller.startDraft(), `turn-${before!.id}`);
    expect((await seller.open(token)).photos).toEqual([turned, after]);
  });

  it('is turned no more often than photos may be sent, and says so', async () => {
    const token = await seller.startDraft();
    await upload(token, jpeg(1));
    const id = (await seller.open(token)).photos[0]!.id;
    let answer: Response;
    let presses = 0;
    do answer = await press(token, `turn-${id}`);
    while (answer.status === 303 && (presses += 1) < 200);
    expect(presses).toBeLessThan(100);
    expect(answer.status).toBe(409);
    expect(await answer.text()).toMatch(/role="alert"/);
  });
});

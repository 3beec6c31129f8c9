import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createS3MediaStore } from '#adapters/media-s3/s3-media-store.ts';
import { listenLocally } from '#test/setup/listen-locally.ts';
import { startS3Server, type S3TestServer } from '#test/setup/s3-server.ts';

const name = 'photos/a.webp';
const bytes = new Uint8Array([1, 2, 3]);

let server: S3TestServer;
beforeAll(async () => {
  server = await startS3Server();
});
beforeEach(() => {
  server.fault = 'none';
});
afterAll(() => server.close());

it.each(['unavailable', 'cut-off', 'silent'] as const)(
  'a service that is %s is an error, never a missing file',
  async (fault) => {
    const store = createS3MediaStore(server.bucket, { timeoutMs: 300 });
    await store.put(name, bytes, 'image/webp');
    server.fault = fault;
    await expect(store.put(name, bytes, 'image/webp')).rejects.toThrow();
    await expect(store.open(name)).rejects.toThrow();
    await expect(store.list('photos/')).rejects.toThrow();
    server.fault = 'none';
    expect(await store.list(name)).toHaveLength(1);
  },
);

it.each([301, 303, 307, 308])(
  'a redirect (%d) takes no photo elsewhere, brings none and is no success',
  async (status) => {
    let asked = 0;
    const elsewhere = createServer((request, response) => {
      asked++;
      request.resume();
      response.end('<html>');
    });
    const origin = `http://127.0.0.1:${await listenLocally(elsewhere)}`;
    server.fault = { redirectTo: `${origin}/photos/a.webp`, status };
    const store = createS3MediaStore(server.bucket, { timeoutMs: 2_000 });
    const refusal = `redirects to ${origin} (${status}), which is not followed: MEDIA_URL must name`;
    await expect(store.put(name, bytes, 'image/webp')).rejects.toThrow(refusal);
    await expect(store.open(name)).rejects.toThrow(refusal);
    await expect(store.list('photos/')).rejects.toThrow(refusal);
    await expect(store.remove(name)).rejects.toThrow(refusal);
    expect(asked).toBe(0);
    await new Promise((done) => elsewhere.close(done));
  },
);

it('a wrong key is refused by the service', async () => {
  const store = createS3MediaStore({ ...server.bucket, secretAccessKey: 'wrong' });
  await expect(store.put(name, bytes, 'image/webp')).rejects.toThrow(/403/);
});

it('a bucket that does not exist is an error when listed', async () => {
  const store = createS3MediaStore({ ...server.bucket, bucket: 'elsewhere' });
  await expect(store.list('')).rejects.toThrow(/elsewhere/);
  await expect(store.put(name, bytes, 'image/webp')).rejects.toThrow(/404/);
});

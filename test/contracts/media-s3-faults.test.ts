import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createS3MediaStore } from '#adapters/media-s3/s3-media-store.ts';
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

it('a wrong key is refused by the service', async () => {
  const store = createS3MediaStore({ ...server.bucket, secretAccessKey: 'wrong' });
  await expect(store.put(name, bytes, 'image/webp')).rejects.toThrow(/403/);
});

it('a bucket that does not exist is an error when listed', async () => {
  const store = createS3MediaStore({ ...server.bucket, bucket: 'elsewhere' });
  await expect(store.list('')).rejects.toThrow(/elsewhere/);
  await expect(store.put(name, bytes, 'image/webp')).rejects.toThrow(/404/);
});

import { createHash } from 'node:crypto';
import type { S3mini } from 's3mini';
import { contentTypeOfName, isMediaName } from '#domain/media/media-name.ts';
import type { MediaStore } from '#domain/media/media-store.ts';

/** A bucket of an S3-compatible service, addressed by path. */
export interface S3Bucket {
  /** Origin of the service, `https://s3.eu-central-1.amazonaws.com`. */
  origin: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Longest time for one request, the bytes included. */
const requestTimeoutMs = 30_000;

/**
 * Media in a bucket. The service itself stores an object whole or not at all; the SHA-256 sent with
 * it makes the service refuse bytes that changed on the way.
 */
export function createS3MediaStore(
  bucket: S3Bucket,
  { timeoutMs = requestTimeoutMs }: { timeoutMs?: number } = {},
): MediaStore {
  let client: Promise<S3mini> | null = null;
  // Loaded with the first use: most sites keep their media on disk.
  const s3 = () =>
    (client ??= import('s3mini').then(
      ({ S3mini: Client }) =>
        new Client({
          endpoint: `${bucket.origin}/${bucket.bucket}`,
          region: bucket.region,
          accessKeyId: bucket.accessKeyId,
          secretAccessKey: bucket.secretAccessKey,
          requestAbortTimeout: timeoutMs,
        }),
    ));

  return {
    async put(name, bytes, contentType) {
      const key = keyOf(name);
      const checksum = createHash('sha256').update(bytes).digest('base64');
      const service = await s3();
      const answer = await service.putObject(key, bytes, contentType, undefined, {
        'x-amz-checksum-sha256': checksum,
      });
      await answer.body?.cancel();
    },
    async open(name) {
      const contentType = contentTypeOfName(name);
      if (!contentType) return null;
      const answer = await (await s3()).getObjectResponse(name);
      if (!answer?.body) return null;
      const { body } = answer;
      return {
        sizeBytes: Number(answer.headers.get('content-length')),
        // By name: what a bucket says about its objects is not ours to trust.
        contentType,
        version: (answer.headers.get('etag') ?? '').replaceAll(/[^\w-]/g, ''),
        stream: () => body,
        discard: () => body.cancel(),
      };
    },
    async exists(name) {
      return isMediaName(name) && (await (await s3()).objectExists(name)) === true;
    },
    async remove(name) {
      await (await s3()).deleteObject(keyOf(name));
    },
    async list(prefix) {
      const found = await (await s3()).listObjects('/', prefix);
      if (!found) throw new Error(`The bucket ${bucket.bucket} does not exist.`);
      return found
        .filter(({ Key }) => isMediaName(Key))
        .map(({ Key, Size, LastModified }) => ({
          name: Key,
          sizeBytes: Number(Size),
          modifiedAt: new Date(LastModified),
        }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1));
    },
    hasRoom: async () => true,
  };
}

function keyOf(name: string): string {
  if (!isMediaName(name)) throw new Error(`Media cannot be named ${JSON.stringify(name)}.`);
  return name;
}

import { contentTypeOfName, isMediaName } from '#domain/media/media-name.ts';
import type { MediaStore } from '#domain/media/media-store.ts';
import { openBucket, putObject, type S3Bucket } from './s3-bucket.ts';

/**
 * Media in a bucket. The service itself stores an object whole or not at all; the SHA-256 sent with
 * it makes the service refuse bytes that changed on the way.
 */
export function createS3MediaStore(
  bucket: S3Bucket,
  { timeoutMs }: { timeoutMs?: number } = {},
): MediaStore {
  const s3 = openBucket(bucket, timeoutMs);

  return {
    async put(name, bytes, contentType) {
      const key = keyOf(name);
      await putObject(await s3(), key, bytes, contentType);
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

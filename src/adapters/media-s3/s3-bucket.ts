import { createHash } from 'node:crypto';
import type { S3mini } from 's3mini';
import { boundedAnswer } from '#domain/foreign-answer.ts';

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
/** A thousand names with their dates and sizes, several times over. */
const mostListBytes = 4_000_000;
const mostObjectBytes = 100_000_000;

/** Loads the client with the first use: most sites keep their media on disk. */
export function openBucket(
  bucket: S3Bucket,
  timeoutMs: number = requestTimeoutMs,
): () => Promise<S3mini> {
  let client: Promise<S3mini> | null = null;
  return () =>
    (client ??= import('s3mini').then(
      ({ S3mini: Client }) =>
        new Client({
          endpoint: `${bucket.origin}/${bucket.bucket}`,
          region: bucket.region,
          accessKeyId: bucket.accessKeyId,
          secretAccessKey: bucket.secretAccessKey,
          requestAbortTimeout: timeoutMs,
          fetch: boundedFetch,
        }),
    ));
}

/**
 * The client reads lists and refusals whole; objects are streamed, and larger than any of ours is none.
 * No redirect is followed: it would hand photos to a stranger, show a stranger's page as one of ours,
 * or count as stored what never came to the bucket.
 */
const boundedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: 'manual' });
  if (answer.status >= 300 && answer.status < 400) {
    await answer.body?.cancel();
    const to = URL.parse(answer.headers.get('location') ?? '', answer.url);
    throw new Error(
      `The store redirects to ${to?.origin ?? 'elsewhere'} (${answer.status}), which is not followed: MEDIA_URL must name the host and region that store the bucket.`,
    );
  }
  const isObject = answer.ok && init?.method === 'GET' && !String(input).includes('?');
  return boundedAnswer(answer, isObject ? mostObjectBytes : mostListBytes);
};

/** The service stores it whole or not at all, and refuses bytes that changed on the way. */
export async function putObject(
  service: S3mini,
  key: string,
  bytes: Uint8Array,
  contentType: string,
): Promise<void> {
  const answer = await service.putObject(key, bytes, contentType, undefined, {
    'x-amz-checksum-sha256': createHash('sha256').update(bytes).digest('base64'),
  });
  await answer.body?.cancel();
}

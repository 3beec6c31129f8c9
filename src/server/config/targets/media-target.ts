import * as z from 'zod';
import { variable, type Values } from '../variables.ts';

/** A bucket of an S3-compatible service, addressed as `origin/bucket/key`. */
export interface BucketTarget {
  kind: 's3';
  origin: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Where photos are kept: `DATA_DIR/media`, or a bucket. */
export type MediaTarget = { kind: 'disk' } | BucketTarget;

/** Variables of `env.ts` about media. */
export const mediaVariables = {
  MEDIA_URL: variable(
    z
      .string()
      .refine((text) => readBucket(text) !== null)
      .optional(),
    'is not an s3:// address with key, secret, host and bucket',
    's3://KEY:SECRET@s3.us-east-1.amazonaws.com/bus-photos?region=us-east-1',
  ),
};

export function readMediaTarget(values: Values<typeof mediaVariables>): MediaTarget {
  return (values.MEDIA_URL ? readBucket(values.MEDIA_URL) : null) ?? { kind: 'disk' };
}

/**
 * `s3://key:secret@host[:port]/bucket?region=…`, over HTTPS; `s3+http://` for a service on this
 * machine. A secret with `/`, `+`, `@` or `:` is percent-encoded.
 */
function readBucket(text: string): BucketTarget | null {
  const scheme = /^s3(\+http)?:\/\//.exec(text);
  if (!scheme) return null;
  const protocol = scheme[1] ? 'http' : 'https';
  const url = URL.parse(`${protocol}://${text.slice(scheme[0].length)}`);
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(url?.pathname ?? '')?.[1];
  if (!url || !bucket || !url.username || !url.password) return null;
  try {
    return {
      kind: 's3',
      origin: url.origin,
      bucket,
      region: url.searchParams.get('region') ?? 'auto',
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    };
  } catch {
    return null;
  }
}

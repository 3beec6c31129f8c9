import { lookup as systemResolve, type LookupAddress } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export interface FetchLimits {
  /** From the first packet to the last byte. */
  timeoutMs: number;
  mostBytes: number;
  /** Instead of the system's, for tests. */
  resolve?: typeof systemResolve;
}

/**
 * The bytes behind an address, or null. Only 200, only `image/*`, no redirect. Every address that
 * the host's name gives must be public unless `allowPrivate`, and the one that was judged is the one
 * connected to, so that a second answer of a name server changes nothing.
 */
export function fetchPicture(
  url: URL,
  allowPrivate: boolean,
  { timeoutMs, mostBytes, resolve = systemResolve }: FetchLimits,
): Promise<Uint8Array | null> {
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) && !allowPrivate && !isPublicAddress(literal)) return Promise.resolve(null);
  const signal = AbortSignal.timeout(timeoutMs);
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((settle) => {
    const outgoing = request(
      url,
      {
        lookup: allowPrivate ? undefined : publicLookup(resolve),
        signal,
        headers: { accept: 'image/*' },
      },
      (response) => {
        readBody(response, mostBytes).then(settle, () => settle(null));
      },
    );
    outgoing.on('error', () => settle(null));
    outgoing.end();
  });
}

const publicLookup =
  (resolve: typeof systemResolve): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { all: true }, (error, found: LookupAddress[] = []) => {
      const fault =
        error ??
        (found.length === 0 || found.some(({ address }) => !isPublicAddress(address))
          ? new Error('not a public address')
          : null);
      const [first] = found;
      if (fault || !first) done(fault ?? new Error('no address'), '', 0);
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };

async function readBody(response: IncomingMessage, mostBytes: number): Promise<Uint8Array | null> {
  const announced = Number(response.headers['content-length'] ?? 0);
  const isImage = response.headers['content-type']?.startsWith('image/') ?? false;
  if (response.statusCode !== 200 || !isImage || announced > mostBytes) {
    response.destroy();
    return null;
  }
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

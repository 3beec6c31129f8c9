import type { lookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isPrivateLiteral, publicLookup } from '#outgoing/judged-address.ts';
import { isPublicAddress } from '#outgoing/public-address.ts';

export interface FetchLimits {
  /** From the first packet to the last byte. */
  timeoutMs: number;
  mostBytes: number;
  /** Instead of the system's, for tests. */
  resolve?: typeof lookup;
}

/**
 * The bytes behind an address, or null. Only 200, only `image/*`, no redirect. Every address that
 * the host's name gives must be public unless `allowPrivate`, and the one that was judged is the one
 * connected to, so that a second answer of a name server changes nothing.
 */
export function fetchPicture(
  url: URL,
  allowPrivate: boolean,
  { timeoutMs, mostBytes, resolve }: FetchLimits,
): Promise<Uint8Array | null> {
  if (!allowPrivate && isPrivateLiteral(url, { isPublicAddress })) return Promise.resolve(null);
  const signal = AbortSignal.timeout(timeoutMs);
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((settle) => {
    const outgoing = request(
      url,
      {
        lookup: allowPrivate ? undefined : publicLookup(isPublicAddress, resolve),
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

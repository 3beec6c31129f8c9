import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { SignatureV4 } from '@smithy/signature-v4';
import type { S3Bucket } from '#adapters/media-s3/s3-bucket.ts';
import { listenLocally } from './listen-locally.ts';

type Stored = { bytes: Buffer; contentType: string; modifiedAt: Date };

export interface S3TestServer {
  bucket: S3Bucket;
  /** As `MEDIA_URL` names it. */
  mediaUrl: string;
  objects: Map<string, Stored>;
  /** What the next requests meet instead of the service. */
  fault: 'none' | 'unavailable' | 'cut-off' | 'silent' | { redirectTo: string; status: number };
  close(): Promise<void>;
}

/** Fewer than real services send, so that listings come in several pages. */
const mostKeysPerPage = 2;

/**
 * A small service that speaks S3 over HTTP for tests. Every request must carry a signature that
 * Amazon's own signer would make from the same request, and a body its announced checksum.
 */
export async function startS3Server(): Promise<S3TestServer> {
  const objects = new Map<string, Stored>();
  const server = createServer((request, response) => {
    void answer(state, request, response);
  });
  const bucket: S3Bucket = {
    origin: `http://127.0.0.1:${await listenLocally(server)}`,
    bucket: 'bus-photos',
    region: 'eu-test-1',
    accessKeyId: 'AKTEST',
    secretAccessKey: 'a/secret+key',
  };
  const account = [bucket.accessKeyId, bucket.secretAccessKey].map(encodeURIComponent).join(':');
  const state: S3TestServer = {
    bucket,
    mediaUrl: `s3+http://${account}@${new URL(bucket.origin).host}/${bucket.bucket}?region=${bucket.region}`,
    objects,
    fault: 'none',
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return state;
}

async function answer(state: S3TestServer, request: IncomingMessage, response: ServerResponse) {
  const { bucket, objects, fault } = state;
  if (fault === 'silent') return;
  if (fault === 'cut-off') return request.socket.destroy();
  if (fault === 'unavailable') return sendError(response, 503, 'SlowDown');
  if (typeof fault === 'object') {
    request.resume();
    return response.writeHead(fault.status, { location: fault.redirectTo }).end();
  }
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  if (!(await isSigned(bucket, request))) return sendError(response, 403, 'SignatureDoesNotMatch');
  const url = new URL(request.url ?? '/', bucket.origin);
  const [, bucketName, ...rest] = decodeURIComponent(url.pathname).split('/');
  const key = rest.join('/');
  if (bucketName !== bucket.bucket) return sendError(response, 404, 'NoSuchBucket');
  if (key === '') return sendList(response, objects, url.searchParams);
  const object = objects.get(key);
  switch (request.method) {
    case 'PUT': {
      const checksum = request.headers['x-amz-checksum-sha256'];
      if (checksum !== createHash('sha256').update(bytes).digest('base64')) {
        return sendError(response, 400, 'BadDigest');
      }
      const contentType = request.headers['content-type'] ?? '';
      objects.set(key, { bytes, contentType, modifiedAt: new Date() });
      return response.writeHead(200, { etag: etagOf(bytes) }).end();
    }
    case 'DELETE':
      objects.delete(key);
      return response.writeHead(204).end();
    case 'GET':
    case 'HEAD':
      if (!object) return sendError(response, 404, 'NoSuchKey');
      response.writeHead(200, {
        'content-type': object.contentType,
        'content-length': object.bytes.byteLength,
        etag: etagOf(object.bytes),
      });
      return response.end(request.method === 'GET' ? object.bytes : undefined);
    default:
      return sendError(response, 405, 'MethodNotAllowed');
  }
}

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

/** Signs the request again with Amazon's signer and compares. */
async function isSigned(bucket: S3Bucket, request: IncomingMessage): Promise<boolean> {
  const given = request.headers.authorization ?? '';
  const signed = /SignedHeaders=([^,]+)/.exec(given)?.[1]?.split(';') ?? [];
  const date = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(
    String(request.headers['x-amz-date']),
  );
  if (!date || !signed.includes('host')) return false;
  const signer = new SignatureV4({
    service: 's3',
    region: bucket.region,
    uriEscapePath: false,
    applyChecksum: false,
    credentials: bucket,
    sha256: HmacOrHash,
  });
  const url = new URL(request.url ?? '/', bucket.origin);
  const again = await signer.sign(
    {
      method: request.method ?? 'GET',
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: Object.fromEntries(signed.map((name) => [name, String(request.headers[name])])),
    },
    {
      signingDate: new Date(`${date.slice(1, 4).join('-')}T${date.slice(4).join(':')}Z`),
      signableHeaders: new Set(signed),
    },
  );
  return again.headers['authorization'] === given;
}

/** The hash that the signer asks its caller for. */
class HmacOrHash {
  readonly #hash;
  constructor(secret?: Parameters<typeof createHmac>[1] | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret
      ? createHmac('sha256', secret as Parameters<typeof createHmac>[1])
      : createHash('sha256');
  }
  update(data: string | ArrayBuffer | ArrayBufferView) {
    this.#hash.update(typeof data === 'string' ? data : new Uint8Array(data as ArrayBuffer));
  }
  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
  reset() {}
}

function sendList(
  response: ServerResponse,
  objects: ReadonlyMap<string, Stored>,
  query: URLSearchParams,
) {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(prefix) && key > after)
    .toSorted();
  const page = keys.slice(0, mostKeysPerPage);
  const contents = page.map((key) => {
    const { bytes, modifiedAt } = objects.get(key)!;
    const size = `<Size>${bytes.byteLength}</Size>`;
    return `<Contents><Key>${key}</Key>${size}<LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`;
  });
  const more = keys.length > page.length;
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  );
}

function sendError(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

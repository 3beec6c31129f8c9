import { Readable } from 'node:stream';
import { answerBytes } from '#domain/foreign-answer.ts';
import {
  checkPartialId,
  createPieceTurns,
  freshBytes,
  type KeptPiece,
  type PartialUploads,
} from '#domain/media/partial-uploads.ts';
import { openBucket, putObject, type S3Bucket } from './s3-bucket.ts';

/** `arriving/7-ab.0-256000`: the bytes of upload `7-ab` from 0 up to 256,000. */
interface Part {
  key: string;
  id: string;
  start: number;
  end: number;
  modifiedMs: number;
}

const folder = 'arriving/';
/** A piece that broke off sooner is put together with the next, so that there are never many. */
const smallBytes = 128_000;
/** So much of a piece is held in memory at once, however large it is. */
const largeBytes = 2_000_000;
const deletesAtOnce = 16;

/**
 * Parts of uploads as objects of a bucket, one for each piece, so that every node goes on where
 * another left off. Two nodes that write the same place of a file at once write the same bytes.
 */
export function createS3PartialUploads(bucket: S3Bucket): PartialUploads {
  const turns = createPieceTurns();
  const s3 = openBucket(bucket);

  async function partsBehind(prefix: string): Promise<Part[]> {
    const found = await (await s3()).listObjects('/', folder + prefix);
    if (!found) throw new Error(`The bucket ${bucket.bucket} does not exist.`);
    return found.flatMap(({ Key: key, LastModified: modified }) => {
      const [, id, start, end] = /^arriving\/([A-Za-z0-9-]+)\.(\d+)-(\d+)$/.exec(key) ?? [];
      if (!id) return [];
      const modifiedMs = new Date(modified).getTime();
      return [{ key, id, start: Number(start), end: Number(end), modifiedMs }];
    });
  }

  const partsOf = (id: string) => partsBehind(`${checkPartialId(id)}.`);
  const chainOf = async (id: string) => chainIn(await partsOf(id));

  async function bytesOf({ key, start, end }: Part): Promise<Uint8Array> {
    const answer = await (await s3()).getObjectResponse(key);
    const bytes = answer && (await answerBytes(answer, end - start));
    if (bytes?.byteLength !== end - start) throw new Error(`${key} is gone or not whole`);
    return bytes;
  }

  async function* readChain(chain: readonly Part[]): AsyncGenerator<Uint8Array> {
    let at = 0;
    for (const part of chain) {
      yield (await bytesOf(part)).subarray(at - part.start);
      at = part.end;
    }
  }

  async function removeAll(parts: readonly Part[]): Promise<void> {
    const service = await s3();
    for (let at = 0; at < parts.length; at += deletesAtOnce) {
      const some = parts.slice(at, at + deletesAtOnce);
      await Promise.all(some.map(({ key }) => service.deleteObject(key)));
    }
  }

  async function write(
    id: string,
    offset: number,
    reader: ReadableStreamDefaultReader<Uint8Array>,
  ): Promise<KeptPiece> {
    const all = await partsOf(id);
    const chain = chainIn(all);
    let sizeBytes = sizeOf(chain);
    if (offset > sizeBytes) {
      await reader.cancel().catch(() => {});
      return { outcome: 'elsewhere', sizeBytes };
    }
    // What two nodes wrote of the same place at once lies there twice.
    await removeAll(all.filter((part) => part.end <= sizeOf(chain) && !chain.includes(part)));
    const last = chain.at(-1);
    let grown = last && last.end - last.start < smallBytes ? last : null;
    let fresh: Uint8Array[] = [];
    const put = async () => {
      const end = sizeBytes + lengthOf(fresh);
      if (end === sizeBytes) return;
      const bytes = Buffer.concat(grown ? [await bytesOf(grown), ...fresh] : fresh);
      const key = `${folder}${id}.${grown?.start ?? sizeBytes}-${end}`;
      await putObject(await s3(), key, bytes, 'application/octet-stream');
      if (grown) await removeAll([grown]);
      [sizeBytes, grown, fresh] = [end, null, []];
    };
    for await (const bytes of freshBytes(reader, sizeBytes - offset)) {
      fresh.push(bytes);
      if (lengthOf(fresh) >= largeBytes) await put();
    }
    await put();
    return { outcome: 'kept', sizeBytes };
  }

  return {
    sizeBytes: async (id) => sizeOf(await chainOf(id)),
    keep: (id, offset, piece) => turns.write(id, piece, (reader) => write(id, offset, reader)),
    async start(id, count) {
      const first: Uint8Array[] = [];
      for await (const bytes of readChain(await chainOf(id))) {
        first.push(bytes);
        if (lengthOf(first) >= count) break;
      }
      return Buffer.concat(first).subarray(0, count);
    },
    read(id) {
      const bytes = (async function* () {
        yield* readChain(await chainOf(id));
      })();
      return Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>;
    },
    async remove(id) {
      await turns.stop(id);
      await removeAll(await partsOf(id));
    },
    async list() {
      const files = Map.groupBy(await partsBehind(''), ({ id }) => id);
      return [...files].map(([id, parts]) => ({
        id,
        sizeBytes: parts.reduce((sum, { start, end }) => sum + end - start, 0),
        changedAt: new Date(Math.max(...parts.map(({ modifiedMs }) => modifiedMs))),
      }));
    },
    roomBytes: async () => null,
  };
}

/** What makes up the file from its beginning without a gap. */
function chainIn(parts: readonly Part[]): Part[] {
  const chain: Part[] = [];
  for (;;) {
    const at = sizeOf(chain);
    const next = parts
      .filter(({ start, end }) => start <= at && end > at)
      .toSorted((a, b) => b.end - a.end)[0];
    if (!next) return chain;
    chain.push(next);
  }
}

const sizeOf = (chain: readonly Part[]) => chain.at(-1)?.end ?? 0;
const lengthOf = (chunks: readonly Uint8Array[]) =>
  chunks.reduce((sum, { byteLength }) => sum + byteLength, 0);

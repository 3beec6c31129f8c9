import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { promisify } from 'node:util';
import {
  constants,
  crc32,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  type Zlib,
} from 'node:zlib';
import type { Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { decodeBody, pageBrotli, type ContentCoding, type PageCoding } from './content-codings.ts';

/** A piece of a text: its bytes, or a blank of so many bytes that each reader has filled differently. */
export type Piece = Buffer | { blankBytes: number };

/** A compressed text whose blanks stand in it as they are, so that filling them costs a copy. */
export interface BodyWithBlanks {
  /** The body with these in its blanks; null when one is longer or shorter than its blank. */
  filledWith(values: readonly string[]): Buffer | null;
  bytes: number;
}

type Compressor = Transform & Pick<Zlib, 'flush'>;
export type BlankCoding = Exclude<PageCoding, 'identity'>;

interface BlankCompressor {
  create: () => Compressor;
  flush: number;
  /** From a random byte to one of noise, when not any will do. */
  noise?: (byte: number) => number;
  /** Of the body, before what the compressor writes. */
  start?: Buffer;
}

const compressors: Record<ContentCoding, BlankCompressor> = {
  br: {
    create: () => createBrotliCompress({ params: pageBrotli }),
    flush: constants.BROTLI_OPERATION_FLUSH,
  },
  zstd: { create: createZstdCompress, flush: constants.ZSTD_e_flush },
  gzip: {
    create: createGzip,
    flush: constants.Z_SYNC_FLUSH,
    // Its ready-made code has words of nine bits from here on.
    noise: (byte) => 0x90 + (byte % 0x70),
  },
};

const compressorFor = (coding: BlankCoding): BlankCompressor =>
  typeof coding === 'string'
    ? compressors[coding]
    : {
        create: () => createZstdCompress({ dictionary: coding.bytes }),
        flush: constants.ZSTD_e_flush,
        start: coding.bodyStart,
      };

/** Noise that a coding does make smaller is rare, and other noise then does not share its luck. */
const mostTries = 4;

/**
 * Compresses a text once for all who will read it with other values in its blanks, of 32 to 90 bytes each.
 * Null when the text must be compressed for each reader. A blank costs the body about 60 bytes.
 */
export async function encodeWithBlanks(
  pieces: readonly Piece[],
  coding: BlankCoding,
): Promise<BodyWithBlanks | null> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const body = await encodeAroundNoise(pieces, coding);
    if (body) return body;
  }
  return null;
}

/**
 * While it is compressed, noise stands in the blanks, each in a block of its own: a coding that cannot
 * make it smaller stores it as it is, and refers to it from nowhere. Whether that held is tried out.
 */
async function encodeAroundNoise(
  pieces: readonly Piece[],
  coding: BlankCoding,
): Promise<BodyWithBlanks | null> {
  const { create, flush, noise: toNoise = (byte) => byte, start } = compressorFor(coding);
  const compressor = create();
  const setApart = promisify((done: () => void) => compressor.flush(flush, done));
  const noises: Buffer[] = [];
  const write = async () => {
    for (const piece of pieces) {
      if (Buffer.isBuffer(piece)) {
        if (!compressor.write(piece)) await once(compressor, 'drain');
        continue;
      }
      const noise = randomBytes(piece.blankBytes).map(toNoise);
      noises.push(Buffer.from(noise));
      await setApart();
      compressor.write(noise);
      await setApart();
    }
    compressor.end();
  };
  // Together: a compressor that fails fails both.
  const [written] = await Promise.all([buffer(compressor), write()]);
  const body = start ? Buffer.concat([start, written]) : written;
  const places = noises.map((noise) => body.indexOf(noise));
  if (places.includes(-1)) return null;

  const filledWith = (values: readonly string[]): Buffer | null => {
    if (values.length !== noises.length) return null;
    const filled = Buffer.from(body);
    for (const [at, value] of values.entries()) {
      if (Buffer.byteLength(value) !== noises[at]!.length) return null;
      filled.write(value, places[at]!);
    }
    // A gzip body ends with the checksum of its text, and the text's length (RFC 1952 §2.3.1).
    if (coding === 'gzip')
      filled.writeUInt32LE(crc32(fillPlain(pieces, values)), filled.length - 8);
    return filled;
  };
  const sample = noises.map(({ length }) => randomBytes(length).toString('hex').slice(0, length));
  const tried = await decodeBody(filledWith(sample)!, coding).catch(() => null);
  return tried?.equals(fillPlain(pieces, sample)) ? { filledWith, bytes: body.length } : null;
}

/** The text itself with these in its blanks. */
export function fillPlain(pieces: readonly Piece[], values: readonly string[]): Buffer {
  let at = 0;
  return Buffer.concat(
    pieces.map((piece) => (Buffer.isBuffer(piece) ? piece : Buffer.from(values[at++] ?? ''))),
  );
}

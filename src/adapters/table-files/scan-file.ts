import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

export type ScanOutcome =
  | { outcome: 'text'; encoding: Encoding; sizeBytes: number }
  /** A ZIP archive, which a workbook is; whether it is one, only unpacking tells. */
  | { outcome: 'archive'; sizeBytes: number }
  | { outcome: 'unreadable'; reason: string };

const signatures: readonly (readonly [string, string])[] = [
  ['d0cf11e0', 'an old Excel or Word file; save the sheet as CSV first'],
  ['25504446', 'a PDF'],
  ['89504e47', 'a PNG picture'],
  ['ffd8ff', 'a JPEG picture'],
  ['47494638', 'a GIF picture'],
  ['1f8b', 'a gzip archive; unpack it first'],
  ['53514c69746520', 'an SQLite database'],
];
const binaryNulShare = 0.005;
const binaryControlShare = 0.02;

/**
 * Reads a file once to learn whether it is text and in which encoding: a byte-order mark decides,
 * else valid UTF-8 is UTF-8 and anything else is taken for Windows-1252, as Excel writes it.
 */
export async function scanFile(path: string): Promise<ScanOutcome> {
  const facts = await stat(path).catch((error: NodeJS.ErrnoException) => error);
  if (facts instanceof Error) return unreadable(systemReason(facts));
  if (facts.isDirectory()) return unreadable('is a folder, not a file');
  if (!facts.isFile()) return unreadable('is not a regular file');
  if (facts.size === 0) return unreadable('is empty');
  let utf8: TextDecoder | null = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      if (first) {
        const verdict = judgeStart(chunk);
        if (verdict?.outcome === 'unreadable') return verdict;
        if (verdict) return { ...verdict, sizeBytes: facts.size };
        first = false;
      }
      if (utf8 && !decodes(utf8, chunk)) utf8 = null;
      if (!utf8) break;
    }
  } catch (error) {
    return unreadable(systemReason(error as NodeJS.ErrnoException));
  }
  const encoding = utf8 && decodes(utf8, null) ? 'utf-8' : 'windows-1252';
  return { outcome: 'text', encoding, sizeBytes: facts.size };
}

function judgeStart(chunk: Buffer): ScanOutcome | null {
  const start = chunk.subarray(0, 8).toString('hex');
  if (start.startsWith('504b0304')) return { outcome: 'archive', sizeBytes: 0 };
  const known = signatures.find(([signature]) => start.startsWith(signature));
  if (known) return unreadable(`is ${known[1]}`);
  if (start.startsWith('fffe')) return { outcome: 'text', encoding: 'utf-16le', sizeBytes: 0 };
  if (start.startsWith('feff')) return { outcome: 'text', encoding: 'utf-16be', sizeBytes: 0 };
  let nuls = 0;
  let controls = 0;
  for (const byte of chunk) {
    if (byte === 0) nuls++;
    else if (byte < 32 && (byte < 9 || byte > 13)) controls++;
  }
  const binary =
    (nuls > 3 && nuls / chunk.length > binaryNulShare) ||
    controls / chunk.length > binaryControlShare;
  return binary ? unreadable('is binary, not a table in text form') : null;
}

function decodes(decoder: TextDecoder, chunk: Buffer | null): boolean {
  try {
    decoder.decode(chunk ?? undefined, { stream: chunk !== null });
    return true;
  } catch {
    return false;
  }
}

function systemReason(error: NodeJS.ErrnoException): string {
  const reasons: Record<string, string> = {
    ENOENT: 'does not exist',
    EACCES: 'may not be read by this user',
    EPERM: 'may not be read by this user',
    ENAMETOOLONG: 'has too long a name',
    ENOTDIR: 'is not inside a folder',
  };
  return reasons[error.code ?? ''] ?? `cannot be read: ${error.message}`;
}

function unreadable(reason: string): ScanOutcome & { outcome: 'unreadable' } {
  return { outcome: 'unreadable', reason };
}

import { randomBytes } from 'node:crypto';
import type { FormStart } from '#domain/forms/form-start.ts';
import { encodeBody } from '../encodings/content-codings.ts';
import { overheadBytes, type KeptPage, type ReadyBody } from './kept-page.ts';
import type { PageKey } from './page-key.ts';

/**
 * Stand where each visitor's own words go. Nobody can write them into a page: they are never sent,
 * and every process has its own.
 */
export const formMarks: FormStart = {
  key: `key-${randomBytes(16).toString('hex')}`,
  stamp: `stamp-${randomBytes(16).toString('hex')}`,
};

/** Whether a page has a form that is to be begun for each visitor. */
export const hasFormMarks = (html: Buffer): boolean => html.includes(formMarks.key);

const marks = new RegExp(`(${formMarks.key}|${formMarks.stamp})`);
const ownHeaders = /^(x-request-id|content-length|content-encoding|date|etag|vary)$/i;

/**
 * A page with a form: drawn once, begun anew for every visitor with a key and a time of their own, so
 * that the pages where a sale begins cost a part of a drawing. No cache of others may keep it, and it
 * has no ETag: no two answers are alike.
 */
export function createFormPage(parts: {
  key: PageKey;
  stamp: number;
  expiresMs: number;
  html: Buffer;
  headers: Iterable<readonly [string, string]>;
  startForm(): Promise<FormStart>;
}): KeptPage {
  const pieces = parts.html
    .toString()
    .split(marks)
    .map((piece) => {
      if (piece === formMarks.key) return 'key' as const;
      return piece === formMarks.stamp ? ('stamp' as const) : Buffer.from(piece);
    });
  const size = pieces.reduce((sum, piece) => sum + piece.length, overheadBytes);
  const common = [...parts.headers].filter(([name]) => !ownHeaders.test(name)).flat();
  common.push('vary', 'Accept, Accept-Encoding');

  const prepare: KeptPage['prepare'] = async (coding): Promise<ReadyBody> => {
    const start = await parts.startForm();
    const filled = pieces.map((piece) =>
      typeof piece === 'string' ? Buffer.from(start[piece]) : piece,
    );
    const bytes = await encodeBody(Buffer.concat(filled), coding);
    const headers = [...common, 'content-length', String(bytes.length)];
    if (coding !== 'identity') headers.push('content-encoding', coding);
    return { bytes, headers, etag: null };
  };
  return {
    key: parts.key,
    stamp: parts.stamp,
    expiresMs: parts.expiresMs,
    staleSinceMs: null,
    hits: 0,
    countView: null,
    ready: () => undefined,
    prepare,
    // A form shows no price that may have changed.
    prepareStale: prepare,
    improve: () => Promise.resolve(false),
    bytes: () => size,
  };
}

import { randomBytes } from 'node:crypto';
import type { FormStart } from '#domain/forms/form-start.ts';
import { encodeBody, nameOfCoding, type PageCoding } from '../encodings/content-codings.ts';
import {
  encodeWithBlanks,
  type BlankCoding,
  fillPlain,
  type BodyWithBlanks,
  type Piece,
} from '../encodings/body-with-blanks.ts';
import {
  overheadBytes,
  varyFor,
  type KeptPage,
  type ReadyBody,
  type DrawnPage,
} from './kept-page.ts';

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
const blankOf: Record<string, keyof FormStart> = {
  [formMarks.key]: 'key',
  [formMarks.stamp]: 'stamp',
};
const ownHeaders = /^(x-request-id|content-length|content-encoding|date|etag|vary)$/i;

/**
 * A page with a form: drawn once, begun anew for every visitor with a key and a time of their own, so
 * that the pages where a sale begins cost a part of a drawing. No cache of others may keep it, and it
 * has no ETag: no two answers are alike.
 */
export function createFormPage(parts: DrawnPage & { startForm(): Promise<FormStart> }): KeptPage {
  const texts = parts.html.toString().split(marks);
  // Every other one is a mark.
  const blanks = texts.filter((_, at) => at % 2 === 1).map((mark) => blankOf[mark]!);
  const common = [...parts.headers].filter(([name]) => !ownHeaders.test(name)).flat();

  /** With the blanks of the first visitor: keys and times are all of one length. */
  let pieces: Piece[] | null = null;
  const bodies = new Map<BlankCoding, Promise<BodyWithBlanks | null>>();
  let size = overheadBytes + parts.html.length;
  const bodyIn = (coding: BlankCoding, of: readonly Piece[]) => {
    const known = bodies.get(coding);
    if (known) return known;
    const made = encodeWithBlanks(of, coding);
    bodies.set(coding, made);
    made.then(
      (body) => (size += body?.bytes ?? 0),
      // Whoever waits for it is told; the next visitor has it tried again.
      () => bodies.delete(coding),
    );
    return made;
  };
  const bytesFor = async (start: FormStart, coding: PageCoding): Promise<Buffer> => {
    pieces ??= texts.map((text, at) =>
      at % 2 === 1 ? { blankBytes: start[blankOf[text]!].length } : Buffer.from(text),
    );
    const values = blanks.map((blank) => start[blank]);
    if (coding === 'identity') return fillPlain(pieces, values);
    const body = await bodyIn(coding, pieces);
    return body?.filledWith(values) ?? encodeBody(fillPlain(pieces, values), coding);
  };

  const prepare: KeptPage['prepare'] = async (coding): Promise<ReadyBody> => {
    const bytes = await bytesFor(await parts.startForm(), coding);
    const headers = [...common, 'vary', varyFor(coding), 'content-length', String(bytes.length)];
    if (coding !== 'identity') headers.push('content-encoding', nameOfCoding(coding));
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

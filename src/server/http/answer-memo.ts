import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { ownBytes } from '#site/own-bytes.ts';
import { chooseCoding } from '../front/encodings/content-codings.ts';

/** Short of this, headers weigh more than compression saves. */
const smallestBytes = 1_400;
const longestKey = 4_096;
const mostBytes = 32 * 1024 * 1024;
/** What an answer takes besides its text: the objects around it, its place in the list. */
const bytesAround = 800;

/** Best first; the first two are what browsers offer over https. */
const codings = ['zstd', 'br', 'gzip'] as const;
type AnswerCoding = (typeof codings)[number];

/** Answers to a live search box: speed before the last per cent of size. */
const encoders: Record<AnswerCoding, (plain: Buffer) => Promise<Buffer<ArrayBuffer>>> = {
  zstd: (plain) => promisify(zstdCompress)(plain),
  br: (plain) =>
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (plain) => promisify(gzip)(plain, { level: 5 }),
};

/** An answer as it is sent; `coding` is null when it is not compressed. */
export interface AnswerForm {
  bytes: Buffer<ArrayBuffer>;
  coding: AnswerCoding | null;
}

/** A text, or the pieces of one, of which most are kept elsewhere anyway. */
export type AnswerText = string | readonly string[];

/** One answer, and the forms of it that somebody asked for. */
export interface KeptAnswer {
  readonly plain: AnswerForm;
  readonly bytes: number;
  /** Null before anybody asked for one. */
  encoded: Map<AnswerCoding, AnswerForm> | null;
}

export function createAnswerMemo() {
  const kept = new LRUCache<string, HeldAnswer>({
    maxSize: mostBytes,
    // The coded forms together are smaller than the plain one.
    sizeCalculation: (one, key) => (one.isResting() ? 1 : 2) * one.bytes + key.length + bytesAround,
  });
  const underWay = new Map<string, Promise<KeptAnswer>>();
  let keptVersion = -1;

  const keep = async (key: string, version: number, make: () => Promise<AnswerText>) => {
    try {
      const text = await make();
      const fresh = new HeldAnswer(text);
      if (typeof text !== 'string') setImmediate(() => fresh.rest());
      if (key.length <= longestKey && version === keptVersion) kept.set(key, fresh);
      return fresh;
    } finally {
      if (version === keptVersion) underWay.delete(key);
    }
  };

  const askedAgain = (key: string): HeldAnswer | undefined => {
    const known = kept.get(key);
    if (!known?.isResting()) return known;
    known.wake();
    kept.delete(key);
    kept.set(key, known);
    return known;
  };

  return {
    /**
     * The kept answer under the key, or a new one. People type the same beginnings: what one search
     * box asked, the next one asks as well, and those who ask the same at once wait for one answer.
     * Nothing is kept across a change of the index, and refusals never are.
     */
    async answer(key: string, version: number, make: () => Promise<AnswerText>) {
      if (version !== keptVersion) {
        kept.clear();
        underWay.clear();
        keptVersion = version;
      }
      const known = askedAgain(key) ?? underWay.get(key);
      if (known) return known;
      const making = keep(key, version, make);
      underWay.set(key, making);
      return making;
    },
    /** The kept answer under the key as `form` would give it, if it is still true and nothing is left to do. */
    ready(key: string, version: number, acceptEncoding: string | undefined) {
      const answer = version === keptVersion ? askedAgain(key) : undefined;
      const form = answer && formIn(answer, codingFor(answer, acceptEncoding));
      return form ? { answer, form } : null;
    },
    /** The answer in the best coding that the client accepts. */
    async form(answer: KeptAnswer, acceptEncoding: string | undefined): Promise<AnswerForm> {
      const coding = codingFor(answer, acceptEncoding);
      return formIn(answer, coding) ?? encode(answer, coding!);
    },
  };
}

const codingFor = ({ bytes }: KeptAnswer, acceptEncoding: string | undefined) =>
  acceptEncoding && bytes >= smallestBytes ? chooseCoding(acceptEncoding, codings) : null;

const formIn = (answer: KeptAnswer, coding: AnswerCoding | null) =>
  coding === null ? answer.plain : answer.encoded?.get(coding);

/**
 * Made of pieces, an answer rests as these until it is asked for again: most never are, and bytes that
 * are held for a while and thrown away make the collector of garbage go through the whole memory, which
 * was most of the work of a new question.
 */
class HeldAnswer implements KeptAnswer {
  encoded: KeptAnswer['encoded'] = null;
  readonly bytes: number;
  #form: AnswerForm | null;
  /** Null when the bytes are all that is kept. */
  readonly #pieces: readonly string[] | null;

  constructor(text: AnswerText) {
    this.#form = plainForm(typeof text === 'string' ? text : text.join(''));
    this.#pieces = typeof text === 'string' ? null : text;
    this.bytes = this.#form.bytes.length;
  }

  get plain(): AnswerForm {
    return this.#form ?? plainForm(this.#pieces!.join(''));
  }

  isResting(): boolean {
    return this.#form === null;
  }

  rest(): void {
    if (this.#pieces) this.#form = null;
  }

  wake(): void {
    this.#form ??= this.plain;
  }
}

const plainForm = (text: string): AnswerForm => ({ bytes: ownBytes(text), coding: null });

async function encode(answer: KeptAnswer, coding: AnswerCoding): Promise<AnswerForm> {
  const form = { bytes: await encoders[coding](answer.plain.bytes), coding };
  (answer.encoded ??= new Map()).set(coding, form);
  return form;
}

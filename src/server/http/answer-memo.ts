import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { chooseCoding } from '../front/encodings/accept-encoding.ts';

/** Short of this, headers weigh more than compression saves. */
const smallestBytes = 1_400;
const longestKey = 4_096;
const mostBytes = 32 * 1024 * 1024;

/** Best first; the first two are what browsers offer over https. */
const codings = ['zstd', 'br', 'gzip'] as const;
type AnswerCoding = (typeof codings)[number];

/** Answers to a live search box: speed before the last per cent of size. */
const encoders: Record<AnswerCoding, (text: string) => Promise<Uint8Array>> = {
  zstd: (text) => promisify(zstdCompress)(text),
  br: (text) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => promisify(gzip)(text, { level: 5 }),
};

/** One answer's text, and the forms of it that somebody asked for. */
export interface KeptAnswer {
  text: string;
  encoded: Map<AnswerCoding, Uint8Array>;
}

export interface AnswerMemo {
  /**
   * The kept answer under the key, or a new one. People type the same beginnings: what one search
   * box asked, the next one asks as well, and those who ask the same at once wait for one answer.
   * Nothing is kept across a change of the index, and refusals never are.
   */
  answer(key: string, version: number, make: () => Promise<string>): Promise<KeptAnswer>;
  /** The answer's bytes in the best coding that the client accepts. */
  encode(
    answer: KeptAnswer,
    acceptEncoding: string | undefined,
  ): Promise<{ coding: AnswerCoding; bytes: Uint8Array }> | null;
}

export function createAnswerMemo(): AnswerMemo {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: mostBytes,
    // Strings of Latin letters take a byte each; the coded forms are smaller than the text.
    sizeCalculation: ({ text }, key) => 2 * text.length + key.length + 200,
  });
  const underWay = new Map<string, Promise<KeptAnswer>>();
  let keptVersion = -1;

  const keep = async (key: string, version: number, make: () => Promise<string>) => {
    try {
      const fresh: KeptAnswer = { text: await make(), encoded: new Map() };
      if (key.length <= longestKey && version === keptVersion) kept.set(key, fresh);
      return fresh;
    } finally {
      if (version === keptVersion) underWay.delete(key);
    }
  };

  return {
    async answer(key, version, make) {
      if (version !== keptVersion) {
        kept.clear();
        underWay.clear();
        keptVersion = version;
      }
      const known = kept.get(key) ?? underWay.get(key);
      if (known) return known;
      const making = keep(key, version, make);
      underWay.set(key, making);
      return making;
    },
    encode(answer, acceptEncoding) {
      if (answer.text.length < smallestBytes) return null;
      const coding = chooseCoding(acceptEncoding, codings);
      return coding === null ? null : encodeOnce(answer, coding);
    },
  };
}

async function encodeOnce(answer: KeptAnswer, coding: AnswerCoding) {
  const known = answer.encoded.get(coding);
  const bytes = known ?? (await encoders[coding](answer.text));
  if (!known) answer.encoded.set(coding, bytes);
  return { coding, bytes };
}

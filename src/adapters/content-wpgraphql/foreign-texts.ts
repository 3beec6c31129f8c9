import type { ContentBody } from '#domain/content/content-library.ts';
import { programBeside, type ChildLimits } from '#processes/child-process.ts';
import { createProcessLine } from '#processes/process-line.ts';
import type { BodyParts } from './foreign-body.ts';

export interface TextLimits extends Partial<ChildLimits> {
  /** Another program to start, for tests. */
  entry?: string;
}

/** A text of 300 kB takes a tenth of a second; more than this is an attack. */
const defaults: ChildLimits = { timeoutMs: 10_000, memoryBytes: 400_000_000 };

export type TextQuestion =
  | { ask: 'addresses'; html: string }
  | { ask: 'body'; html: string; parts: BodyParts };

/** Null: this text cannot be read. */
export type TextAnswer = { addresses: readonly string[] } | { body: ContentBody } | null;

/**
 * Foreign texts, read in a process of their own (docs/decisions/0012): one that costs more than its
 * limits ends with that process. Null when it did; rejects when the process does not run.
 */
export type ForeignTexts = ReturnType<typeof createForeignTexts>;

export function createForeignTexts(limits: TextLimits = {}) {
  const line = createProcessLine<TextQuestion, TextAnswer>({
    entry: limits.entry ?? programBeside(import.meta.dirname, 'foreign-text-process'),
    heapMb: 256,
    processes: 1,
    // As many as there are articles: readers of one wait for the same answer.
    waiting: Number.POSITIVE_INFINITY,
    patienceMs: Number.POSITIVE_INFINITY,
    idleMs: 30_000,
    ...defaults,
    ...limits,
  });
  const ask = async (question: TextQuestion): Promise<TextAnswer> => {
    const given = await line.ask(question);
    if (given.outcome === 'answered') return given.answer;
    if (given.outcome === 'too-slow' || given.outcome === 'died') return null;
    throw new Error('The process of foreign texts does not run.');
  };
  return {
    /** Foreign addresses of its pictures, in order. */
    async addresses(html: string): Promise<readonly string[] | null> {
      const answer = await ask({ ask: 'addresses', html });
      return answer && 'addresses' in answer ? answer.addresses : null;
    },
    async body(html: string, parts: BodyParts): Promise<ContentBody | null> {
      const answer = await ask({ ask: 'body', html, parts });
      return answer && 'body' in answer ? answer.body : null;
    },
  };
}

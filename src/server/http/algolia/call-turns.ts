import type { AnswerText } from '../answer-memo.ts';
import { ApiError } from './api-error.ts';

/** One question of a call. */
export interface CallPart {
  /** How much work it is: an ordinary question is 1 to 2, about three milliseconds of a slow machine each. */
  weight: number;
  /** At once, or when somebody else has answered. */
  answer(): AnswerText | Promise<AnswerText>;
}

/** What one request asks, checked and not yet answered. */
export interface SearchCall {
  parts: readonly CallPart[];
  /** The answer of the whole from those of its parts, in order. */
  join(answers: readonly AnswerText[]): AnswerText;
}

/** More than this is for no search page: a thousand hits are a third of it. */
export const mostAnswerChars = 4_000_000;
/** What a search page asks with every key: answered before calls that are larger. */
const lightWeight = 16;
/** What may wait: about a second of work of each kind. Small questions mostly cost less than they weigh. */
const mostWaiting = { light: 2_000, heavy: 400 } as const;
/** Of so many turns one is for the large calls while small ones wait. */
const heavyEvery = 4;
const weightASecond = 300;
/** Begun in one turn of the event loop before other sockets are looked at again: a few small questions, or one large one. */
const weightATurn = 4;

type Kind = keyof typeof mostWaiting;

interface Waiting {
  call: SearchCall;
  answers: AnswerText[];
  chars: number;
  done(answers: AnswerText[]): void;
  failed(error: unknown): void;
}

export function createCallTurns() {
  const lines: Record<Kind, Waiting[]> = { light: [], heavy: [] };
  const weights: Record<Kind, number> = { light: 0, heavy: 0 };
  let scheduled = false;
  let spent = 0;
  let turn = 0;

  const take = (): [Kind, Waiting] | null => {
    if (spent >= weightATurn) return null;
    turn += 1;
    const heavyFirst = turn % heavyEvery === 0;
    for (const kind of heavyFirst ? (['heavy', 'light'] as const) : (['light', 'heavy'] as const)) {
      const next = lines[kind].shift();
      if (next) return [kind, next];
    }
    return null;
  };

  /** One question; whoever has more goes to the end of the line. */
  const step = (kind: Kind, waiting: Waiting): void => {
    const { call, answers } = waiting;
    const at = answers.length;
    const part = call.parts[at]!;
    spent += part.weight;
    const fail = (error: unknown) => {
      for (const left of call.parts.slice(at)) weights[kind] -= left.weight;
      waiting.failed(error);
    };
    const keep = (answer: AnswerText) => {
      answers.push(answer);
      waiting.chars += charsOf(answer);
      if (waiting.chars > mostAnswerChars) return fail(tooLarge());
      weights[kind] -= part.weight;
      if (answers.length >= call.parts.length) return waiting.done(answers);
      lines[kind].push(waiting);
      schedule();
    };
    try {
      const answer = part.answer();
      if (answer instanceof Promise) answer.then(keep, fail);
      else keep(answer);
    } catch (error) {
      fail(error);
    }
  };

  const work = (): void => {
    for (let next = take(); next; next = take()) step(...next);
  };

  const schedule = (): void => {
    if (scheduled) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      spent = 0;
      work();
      if (spent > 0) schedule();
    });
  };

  return {
    /**
     * Answers a call: at once when nobody waits, and never more in one turn of the event loop than a
     * few small questions or one large one, whoever asks, so that pages and health are answered in
     * between. Rejects with ApiError: 429 when too much waits already, 400 when the answer grows too
     * large.
     */
    async run(call: SearchCall): Promise<AnswerText> {
      const weight = call.parts.reduce((sum, part) => sum + part.weight, 0);
      const kind = weight <= lightWeight ? 'light' : 'heavy';
      if (weights[kind] > 0 && weights[kind] + weight > mostWaiting[kind])
        throw new ApiError(429, 'Too many requests', Math.ceil(weights[kind] / weightASecond));
      weights[kind] += weight;
      const answers = await new Promise<AnswerText[]>((done, failed) => {
        const waiting = { call, answers: [], chars: 0, done, failed };
        lines[kind].push(waiting);
        const isFirst = lines.light.length + lines.heavy.length === 1;
        if (isFirst) work();
        schedule();
      });
      return call.join(answers);
    },
  };
}

function charsOf(answer: AnswerText): number {
  if (typeof answer === 'string') return answer.length;
  let chars = 0;
  for (const piece of answer) chars += piece.length;
  return chars;
}

const tooLarge = () =>
  new ApiError(
    400,
    `the answer would be larger than ${mostAnswerChars} characters: ask for fewer hits, facets or attributes`,
  );

import { ApiError } from './api-error.ts';

/** One question of a call. */
export interface CallPart {
  /** How much work it is: an ordinary question is 1 to 2, about three milliseconds of a slow machine each. */
  weight: number;
  answer(): string;
}

/** What one request asks, checked and not yet answered. */
export interface SearchCall {
  parts: readonly CallPart[];
  /** The answer of the whole from those of its parts, in order. */
  join(answers: readonly string[]): string;
}

/** More than this is for no search page: a thousand hits are a third of it. */
export const mostAnswerChars = 4_000_000;
/** What a search page asks with every key: answered before calls that are larger. */
const lightWeight = 16;
/** What may wait: about a second of work of each kind. */
const mostWaiting = { light: 400, heavy: 400 } as const;
/** Of so many turns one is for the large calls while small ones wait. */
const heavyEvery = 4;
const weightASecond = 300;

type Kind = keyof typeof mostWaiting;

interface Waiting {
  call: SearchCall;
  answers: string[];
  chars: number;
  done(answers: string[]): void;
  failed(error: unknown): void;
}

export interface CallTurns {
  /**
   * Answers a call. Its first question at once when nobody waits; all others in turns of the event
   * loop, one question a turn whoever asks, so that pages and health are answered in between. Rejects
   * with ApiError: 429 when too much waits already, 400 when the answer grows too large.
   */
  run(call: SearchCall): Promise<string>;
}

export function createCallTurns(): CallTurns {
  const lines: Record<Kind, Waiting[]> = { light: [], heavy: [] };
  const weights: Record<Kind, number> = { light: 0, heavy: 0 };
  let scheduled = false;
  let turn = 0;

  const take = (): [Kind, Waiting] | null => {
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
    const part = call.parts[answers.length];
    try {
      const answer = part?.answer() ?? '';
      answers.push(answer);
      waiting.chars += answer.length;
      if (waiting.chars > mostAnswerChars) throw tooLarge();
    } catch (error) {
      for (const left of call.parts.slice(call.parts.indexOf(part!))) weights[kind] -= left.weight;
      waiting.failed(error);
      return;
    }
    weights[kind] -= part?.weight ?? 0;
    if (answers.length >= call.parts.length) waiting.done(answers);
    else lines[kind].push(waiting);
  };

  const schedule = (): void => {
    if (scheduled || (lines.light.length === 0 && lines.heavy.length === 0)) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      const next = take();
      if (next) step(...next);
      schedule();
    });
  };

  return {
    async run(call) {
      const weight = call.parts.reduce((sum, part) => sum + part.weight, 0);
      const kind = weight <= lightWeight ? 'light' : 'heavy';
      if (weights[kind] > 0 && weights[kind] + weight > mostWaiting[kind])
        throw new ApiError(429, 'Too many requests', Math.ceil(weights[kind] / weightASecond));
      weights[kind] += weight;
      const answers = await new Promise<string[]>((done, failed) => {
        const waiting = { call, answers: [], chars: 0, done, failed };
        if (lines.light.length === 0 && lines.heavy.length === 0) step(kind, waiting);
        else lines[kind].push(waiting);
        schedule();
      });
      return call.join(answers);
    },
  };
}

const tooLarge = () =>
  new ApiError(
    400,
    `the answer would be larger than ${mostAnswerChars} characters: ask for fewer hits, facets or attributes`,
  );

import { LRUCache } from 'lru-cache';
import { partnerSecrets } from '#domain/partners/partner-secret.ts';

/**
 * So many warnings and errors at once, then so many a second: a day of nothing else, each cut to
 * `longestText`, stays below a gigabyte (hostile inputs Q04). Whoever rotates the log does the rest.
 */
const forAll: Budget = { burst: 200, eachSecond: 2 };
/** Of one kind: somebody who can cause one fault at will cannot hide the others behind it. */
const forOneKind: Budget = { burst: 50, eachSecond: 0.2 };
const mostKinds = 500;
const longestText = 1_200;
const mostFrames = 12;

interface Budget {
  burst: number;
  eachSecond: number;
}

/** The running state of one budget. */
interface Gate {
  tokens: number;
  atMs: number;
  untold: number;
}

export function createLogGate() {
  const openGate = (): Gate => ({ tokens: Infinity, atMs: 0, untold: 0 });
  const all = openGate();
  const kinds = new LRUCache<string, Gate>({ max: mostKinds });
  const fill = (gate: Gate, { burst, eachSecond }: Budget, nowMs: number) => {
    const earned = (Math.max(0, nowMs - gate.atMs) / 1_000) * eachSecond;
    gate.tokens = Math.min(burst, gate.tokens + earned);
    gate.atMs = nowMs;
    return gate.tokens >= 1;
  };
  return {
    /** Null: leave the line out. Otherwise how many lines of its kind were left out before this one. */
    passes(kind: string, nowMs: number): number | null {
      const own = kinds.get(kind) ?? openGate();
      kinds.set(kind, own);
      const hasOwn = fill(own, forOneKind, nowMs);
      if (!fill(all, forAll, nowMs) || !hasOwn) {
        own.untold += 1;
        return null;
      }
      all.tokens -= 1;
      own.tokens -= 1;
      const left = own.untold;
      own.untold = 0;
      return left;
    },
  };
}

/** What a line is about: its words, and of an error its type and where it was thrown. */
export function kindOfLine(parts: readonly unknown[]): string {
  const [first] = parts;
  const words = parts.find((part) => typeof part === 'string') ?? '';
  const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
  if (!(error instanceof Error)) return String(words);
  const { code } = error as { code?: unknown };
  const [frame = ''] = framesOf(error.stack ?? '').split('\n');
  return `${String(words)} ${error.name} ${String(code ?? '')} ${frame.trim()}`;
}

/** Long texts of a line are cut, and say by how much. */
export function shortened(line: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(line).map(([name, value]) => [
      name,
      typeof value === 'string' ? cut(value) : value,
    ]),
  );
}

/**
 * What helps with a fault, and no more: drivers hang the refused row or the whole question on their
 * errors, and those name people.
 */
export function shownError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? cut(error) : error;
  const { name, message, stack = '', cause } = error;
  const { code } = error as { code?: unknown };
  return {
    type: name,
    message: cut(message),
    stack: cut(framesOf(stack)),
    ...(code === undefined ? {} : { code: cut(String(code)) }),
    ...(cause instanceof Error ? { cause: cut(`${cause.name}: ${cause.message}`) } : {}),
  };
}

/** Without the message, which stands in front of it once more. */
const framesOf = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, mostFrames)
    .join('\n');

/** Nothing gives a key to the log; a fault that quotes a header would. */
const cut = (whole: string) => {
  const text = whole.replace(partnerSecrets, '*');
  return text.length <= longestText
    ? text
    : `${text.slice(0, longestText)}… (${text.length - longestText} more)`;
};

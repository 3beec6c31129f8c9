/**
 * So many warnings and errors at once, then so many a second: a day of nothing else, each cut to
 * `longestText`, stays below a gigabyte (hostile inputs Q04). Whoever rotates the log does the rest.
 */
const burst = 200;
const eachSecond = 2;
const longestText = 1_200;
const mostFrames = 12;

interface LogGate {
  /** Null: leave the line out. Otherwise how many lines were left out before this one. */
  passes(nowMs: number): number | null;
}

export function createLogGate(): LogGate {
  let tokens = burst;
  let atMs = 0;
  let untold = 0;
  return {
    passes(nowMs) {
      tokens = Math.min(burst, tokens + (Math.max(0, nowMs - atMs) / 1_000) * eachSecond);
      atMs = nowMs;
      if (tokens < 1) {
        untold += 1;
        return null;
      }
      tokens -= 1;
      const left = untold;
      untold = 0;
      return left;
    },
  };
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

const cut = (text: string) =>
  text.length <= longestText
    ? text
    : `${text.slice(0, longestText)}… (${text.length - longestText} more)`;

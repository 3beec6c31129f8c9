import { AnswerTooLarge, answerText } from '#domain/foreign-answer.ts';

/**
 * `unreachable`: no answer in time, or one that says the service is not there; `garbage`: an answer
 * that is none. `problem` is for the log and holds nothing that was received.
 */
export type Answer =
  | { outcome: 'data'; data: unknown }
  | { outcome: 'unreachable' | 'garbage'; problem: string };

export type Ask = (query: string, variables: Record<string, unknown>) => Promise<Answer>;

export interface AskOptions {
  endpoint: string;
  /** Value of the `Authorization` header; null sends none. */
  authorization: string | null;
  /** For connecting, sending and receiving together (fault matrix D2). */
  timeoutMs?: number;
  /** More is no answer (fault matrix D3). */
  mostBytes?: number;
}

/**
 * One GraphQL request over HTTP. Never rejects, follows no redirect, reads no further than
 * `mostBytes`. An answer with `errors` is garbage even when it has data beside them: half an answer
 * cannot tell what is gone from what could not be read.
 */
export function createAsk(options: AskOptions): Ask {
  const { endpoint, authorization, timeoutMs = 5_000, mostBytes = 2_000_000 } = options;
  return async (query, variables) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          ...(authorization === null ? {} : { authorization }),
        },
        body: JSON.stringify({ query, variables }),
        redirect: 'error',
        signal,
      });
      // GraphQL over HTTP answers a refused query with 400 and a body; that is no outage.
      if (response.status >= 500 || [401, 403, 404, 429].includes(response.status)) {
        await response.body?.cancel();
        return { outcome: 'unreachable', problem: `status ${response.status}` };
      }
      return readAnswer(await answerText(response, mostBytes));
    } catch (error) {
      if (error instanceof AnswerTooLarge) return tooLarge;
      const name = error instanceof Error ? error.name : 'Error';
      const problem = name === 'TimeoutError' ? 'no answer in time' : 'no connection';
      return { outcome: 'unreachable', problem };
    }
  };
}

const tooLarge: Answer = { outcome: 'garbage', problem: 'too large' };

function readAnswer(text: string): Answer {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { outcome: 'garbage', problem: 'not JSON' };
  }
  if (typeof body !== 'object' || body === null)
    return { outcome: 'garbage', problem: 'no object' };
  const { data, errors } = body as { data?: unknown; errors?: unknown };
  if (Array.isArray(errors) && errors.length > 0) {
    return { outcome: 'garbage', problem: 'GraphQL errors' };
  }
  return data ? { outcome: 'data', data } : { outcome: 'garbage', problem: 'no data' };
}

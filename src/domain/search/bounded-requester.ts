import { AnswerTooLarge, answerText } from '#domain/foreign-answer.ts';

/** More than this is no answer to a search (fault matrix C5); the largest real ones are a tenth of it. */
const mostAnswerBytes = 1_000_000;

/** What the official clients hand to a requester; times in milliseconds. */
interface SearchRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  data?: string | Uint8Array | undefined;
  /** Until the answer begins. */
  connectTimeout: number;
  /** From then on until it ends. */
  responseTimeout: number;
}

interface SearchResponse {
  status: number;
  content: string;
  isTimedOut: boolean;
  headers?: Record<string, string>;
}

/**
 * A requester for the official search clients, in browsers and on the server, that reads no further
 * than `mostAnswerBytes` of an answer, as it is after decompression. Timeouts and lost connections
 * are answers with status 0, as the client expects them.
 */
export function boundedRequester(fetchAnswer: typeof fetch): {
  send(request: SearchRequest): Promise<SearchResponse>;
} {
  return {
    async send({ url, method, headers, data, connectTimeout, responseTimeout }) {
      const controller = new AbortController();
      let late = '';
      const giveUpAfter = (timeoutMs: number, problem: string) =>
        setTimeout(() => {
          late = problem;
          controller.abort();
        }, timeoutMs);
      let timer = giveUpAfter(connectTimeout, 'Connection timeout');
      try {
        const response = await fetchAnswer(url, {
          method,
          headers,
          ...(data === undefined ? {} : { body: data as BodyInit }),
          redirect: 'error',
          signal: controller.signal,
        });
        clearTimeout(timer);
        timer = giveUpAfter(responseTimeout, 'Socket timeout');
        return {
          status: response.status,
          content: await answerText(response, mostAnswerBytes),
          headers: Object.fromEntries(response.headers),
          isTimedOut: false,
        };
      } catch (error) {
        // No other host is asked for the same.
        if (error instanceof AnswerTooLarge) {
          controller.abort();
          throw error;
        }
        return { status: 0, content: late || String(error), isTimedOut: late !== '' };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

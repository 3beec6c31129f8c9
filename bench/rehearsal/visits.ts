import { Agent, request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { closedCodes, sendsOnceMore } from './browser-fetch.ts';

export interface Visit {
  status: number;
  headers: IncomingMessage['headers'];
  /** Unpacked only for who asks: half of what a visit costs this side. */
  text(): string;
}

/** With a form it is a POST. Throws the system's error, or one when it is not over after half a minute. */
type AskVisit = (
  address: string,
  options: { headers: Record<string, string>; form?: URLSearchParams },
) => Promise<Visit>;

export type Visits = ReturnType<typeof createVisits>;

const patienceMs = 30_000;

/** Visitors with the connections of a browser, for a tenth of what `fetch` costs. */
export function createVisits() {
  /** Errors of requests on a connection that had answered before. */
  const onReused = new WeakSet<Error>();
  const askOn =
    (agent: Agent | false): AskVisit =>
    (address, { headers, form }) =>
      new Promise((resolve, reject) => {
        const body = form?.toString();
        const type = { 'content-type': 'application/x-www-form-urlencoded' };
        const outgoing = request(address, {
          agent,
          method: form ? 'POST' : 'GET',
          headers: { ...headers, 'accept-encoding': 'br', ...(form ? type : {}) },
          signal: AbortSignal.timeout(patienceMs),
        });
        outgoing.once('response', (answer) => void read(answer).then(resolve, reject));
        outgoing.on('error', (error) => {
          if (outgoing.reusedSocket) onReused.add(error);
          reject(error);
        });
        outgoing.end(body);
      });
  return sendsOnceMore(
    askOn(new Agent({ keepAlive: true })),
    (error) => onReused.has(error as Error) && closedCodes.has((error as { code?: string }).code),
    askOn(false),
  );
}

async function read(answer: IncomingMessage): Promise<Visit> {
  const bytes = await buffer(answer);
  const isPacked = answer.headers['content-encoding'] === 'br';
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    text: () => (isPacked ? brotliDecompressSync(bytes) : bytes).toString(),
  };
}

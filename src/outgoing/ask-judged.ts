import type { lookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { publicLookup, type AddressRules } from './judged-address.ts';

export interface Judging extends AddressRules {
  /** Instead of the system's, for tests. */
  resolve?: typeof lookup;
}

/**
 * One request on a connection of its own to an address that `addressFault` has nothing against: only the
 * address that was judged is connected to, redirects are not followed. Resolves with the answer's head;
 * whoever asks reads the body or destroys it. Rejects with what the connection or `signal` says.
 */
export function askJudged(
  url: URL,
  asked: { method?: 'POST'; headers: OutgoingHttpHeaders; body?: string; signal: AbortSignal },
  { isPublicAddress, privateHosts = [], resolve }: Judging,
): Promise<IncomingMessage> {
  const { body, ...options } = asked;
  const isPrivate = privateHosts.includes(url.host);
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((done, reject) => {
    const outgoing = request(
      url,
      {
        ...options,
        agent: false,
        lookup: isPrivate ? undefined : publicLookup(isPublicAddress, resolve),
      },
      done,
    );
    outgoing.on('error', reject);
    // An answer that changes the protocol is none of `done`, and its end is no error either.
    outgoing.on('upgrade', (answer, socket) => {
      socket.destroy();
      done(answer);
    });
    outgoing.end(body);
  });
}

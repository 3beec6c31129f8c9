import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { SiteSettings } from '#content/site-settings.ts';

/** Answers that need nothing of the site, made once at the start. */
export interface ReadyMade {
  /** `close`: the connection ends with it, because the rest of the request is not read. */
  send(response: ServerResponse, refusal: RefusalName, requestId: string, close?: boolean): void;
  /** As the answer of an app. */
  response(refusal: RefusalName, requestId: string): Response;
  /** The whole answer as it goes over the wire, for a request that could not be read. */
  bytes(refusal: RefusalName): Buffer;
}

export const refusals = {
  busy: {
    status: 503,
    heading: 'The lot is full right now',
    text: 'More people are looking at buses than we can serve at this moment. This page comes back in a few seconds.',
  },
  away: {
    status: 503,
    heading: 'We cannot show this page right now',
    text: 'Our records are out of reach for a moment. Nothing is lost; try again in a minute.',
  },
  tooMany: {
    status: 429,
    heading: 'That was a lot at once',
    text: 'Your network asked for more than a person can read or write. Wait a few seconds and go on.',
  },
  headers: {
    status: 431,
    heading: 'Your browser sent too much',
    text: 'The request was larger than we accept. Deleting the cookies of this site usually helps.',
  },
  host: {
    status: 421,
    heading: 'Not the right address',
    text: 'This server does not answer under that name. Use the address that the site is published at.',
  },
  method: {
    status: 501,
    heading: 'Not possible here',
    text: 'This site does not know that kind of request.',
  },
  coding: {
    status: 415,
    heading: 'Not possible here',
    text: 'Requests to this site must not be compressed.',
  },
  malformed: {
    status: 400,
    heading: 'We did not understand that',
    text: 'What arrived here is not a request that a browser sends. Try again, or use another browser.',
  },
  slow: {
    status: 408,
    heading: 'The line was too slow',
    text: 'Your request did not arrive in time. Try again when your connection is better.',
  },
  large: {
    status: 413,
    heading: 'That was too much',
    text: 'The request was larger than we accept.',
  },
  fault: {
    status: 500,
    heading: 'That did not work',
    text: 'Something is wrong on our side, and we have been told. Try again in a minute.',
  },
  expectation: {
    status: 417,
    heading: 'Not possible here',
    text: 'This site does not know what the request expects of it.',
  },
} as const;
export type RefusalName = keyof typeof refusals;

const retrySeconds = { busy: 2, away: 10, tooMany: 5 } as const;

/** `headers`: what every answer of this site carries, flat: name, value, name, value. */
export function createReadyMade(parts: {
  headers: readonly string[];
  settings: Pick<SiteSettings, 'name' | 'phone'>;
  stylesheets: readonly string[];
  random?: () => number;
}): ReadyMade {
  const { headers, random = Math.random } = parts;
  const made = new Map<RefusalName, { body: Buffer; headers: readonly string[] }>();
  for (const name of Object.keys(refusals) as RefusalName[]) {
    const body = Buffer.from(page(refusals[name], parts));
    made.set(name, {
      body,
      headers: [
        ...headers,
        'content-type',
        'text/html; charset=UTF-8',
        'cache-control',
        'no-store',
        'content-length',
        String(body.length),
        ...(name === 'method' ? ['allow', 'GET, HEAD, POST, OPTIONS'] : []),
      ],
    });
  }
  return {
    send(response, refusal, requestId, close = false) {
      const { body, headers: ready } = made.get(refusal)!;
      const all = [...ready, 'x-request-id', requestId];
      if (refusal in retrySeconds) {
        const seconds = retrySeconds[refusal as keyof typeof retrySeconds];
        // Spread, so that those who were refused together do not come back together.
        all.push('retry-after', String(seconds + Math.floor(random() * seconds * 2)));
      }
      if (close) all.push('connection', 'close');
      response.writeHead(refusals[refusal].status, all);
      response.end(response.req.method === 'HEAD' ? undefined : body);
    },
    response(refusal, requestId) {
      const { body, headers: ready } = made.get(refusal)!;
      const all = new Headers({ 'x-request-id': requestId });
      for (let at = 0; at < ready.length; at += 2) all.append(ready[at]!, ready[at + 1]!);
      return new Response(new Uint8Array(body), {
        status: refusals[refusal].status,
        headers: all,
      });
    },
    bytes(refusal) {
      const { body, headers: ready } = made.get(refusal)!;
      const { status } = refusals[refusal];
      const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'connection: close'];
      for (let at = 0; at < ready.length; at += 2) lines.push(`${ready[at]}: ${ready[at + 1]}`);
      return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body]);
    },
  };
}

function page(
  { heading, text, status }: (typeof refusals)[RefusalName],
  {
    settings,
    stylesheets,
  }: { settings: Pick<SiteSettings, 'name' | 'phone'>; stylesheets: readonly string[] },
): string {
  const links = stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return (
    `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${heading} | ${settings.name}</title>${links}</head><body>` +
    `<main id="main" class="error-plain page-width"><p class="error-status"><span>${status}</span></p>` +
    `<h1>${heading}</h1><p class="page-intro">${text}</p>` +
    `<p>Looking for a bus today? Call ${settings.name} at <a href="${settings.phone.href}">${settings.phone.display}</a>.</p>` +
    `</main></body></html>`
  );
}

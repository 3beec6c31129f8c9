import { msg, t } from '@lingui/core/macro';
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { SiteSettings } from '#content/site-settings.ts';
import { say, type Message } from '#messages/i18n.ts';
import { inLanguage } from '#messages/in-language.ts';
import { languageCodes, type LanguageCode } from '#messages/languages.ts';
import { splitLanguage } from '#site/languages/page-addresses.ts';
import { languageAttributes } from '#site/layout/document.tsx';
import { programRefusals } from './program-refusals.ts';

/** Answers that need nothing of the site: to people in the language of the address, to programs in theirs. */
export interface ReadyMade {
  /** `close`: the connection ends with it, because the rest of the request is not read. */
  send(response: ServerResponse, refusal: RefusalName, requestId: string, close?: boolean): void;
  /** As the answer of an app, to an address that is none. */
  response(refusal: RefusalName, requestId: string): Response;
  /** The whole answer as it goes over the wire, for a request that could not be read; `address`: as far as it was. */
  bytes(refusal: RefusalName, address?: string): Buffer;
}

const refusals = {
  busy: {
    status: 503,
    heading: msg`The lot is full right now`,
    text: msg`More people are looking at buses than we can serve at this moment. Try again in a few seconds.`,
  },
  away: {
    status: 503,
    heading: msg`We cannot show this page right now`,
    text: msg`Our records are out of reach for a moment. Nothing is lost; try again in a minute.`,
  },
  tooMany: {
    status: 429,
    heading: msg`That was a lot at once`,
    text: msg`Your network asked for more than a person can read or write. Wait a few seconds and go on.`,
  },
  headers: {
    status: 431,
    heading: msg`Your browser sent too much`,
    text: msg`The request was larger than we accept. Deleting the cookies of this site usually helps.`,
  },
  host: {
    status: 421,
    heading: msg`Not the right address`,
    text: msg`This server does not answer under that name. Use the address that the site is published at.`,
  },
  method: {
    status: 501,
    heading: msg`Not possible here`,
    text: msg`This site does not know that kind of request.`,
  },
  coding: {
    status: 415,
    heading: msg`Not possible here`,
    text: msg`Requests to this site must not be compressed.`,
  },
  malformed: {
    status: 400,
    heading: msg`We did not understand that`,
    text: msg`What arrived here is not a request that a browser sends. Try again, or use another browser.`,
  },
  slow: {
    status: 408,
    heading: msg`The line was too slow`,
    text: msg`Your request did not arrive in time. Try again when your connection is better.`,
  },
  large: {
    status: 413,
    heading: msg`That was too much`,
    text: msg`The request was larger than we accept.`,
  },
  fault: {
    status: 500,
    heading: msg`That did not work`,
    text: msg`Something is wrong on our side, and we have been told. Try again in a minute.`,
  },
  expectation: {
    status: 417,
    heading: msg`Not possible here`,
    text: msg`This site does not know what the request expects of it.`,
  },
} as const satisfies Record<string, { status: number; heading: Message; text: Message }>;
export type RefusalName = keyof typeof refusals;

const retrySeconds = { busy: 2, away: 10, tooMany: 5 } as const;

interface PageParts {
  siteUrl: string;
  settings: Pick<SiteSettings, 'name' | 'phone'>;
  stylesheets: readonly string[];
}

/** `headers`: what every answer of this site carries, flat: name, value, name, value. */
export function createReadyMade(parts: PageParts & { headers: readonly string[] }): ReadyMade {
  const { headers } = parts;
  const make = (name: RefusalName) => {
    const body = Buffer.from(page(name, parts));
    return {
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
    };
  };
  const names = Object.keys(refusals) as RefusalName[];
  const made = Object.fromEntries(
    languageCodes.map((language) => [
      language,
      inLanguage(language, () => new Map(names.map((name) => [name, make(name)]))),
    ]),
  ) as Record<LanguageCode, Map<RefusalName, ReturnType<typeof make>>>;
  const toPrograms = programRefusals(parts.siteUrl);
  const toPeople = (url: string, refusal: RefusalName) =>
    made[splitLanguage(url.split('?', 1)[0]!).language].get(refusal)!;
  return {
    send(response, refusal, requestId, close = false) {
      const { url = '' } = response.req;
      const { status } = refusals[refusal];
      const { body, headers: ready } = toPrograms(url, refusal, status) ?? toPeople(url, refusal);
      const all = [...ready, 'x-request-id', requestId];
      if (refusal in retrySeconds) {
        const seconds = retrySeconds[refusal as keyof typeof retrySeconds];
        // Spread, so that those who were refused together do not come back together.
        all.push('retry-after', String(seconds + Math.floor(Math.random() * seconds * 2)));
      }
      if (close) all.push('connection', 'close');
      response.writeHead(status, all);
      response.end(response.req.method === 'HEAD' ? undefined : body);
    },
    response(refusal, requestId) {
      const { body, headers: ready } = made.en.get(refusal)!;
      const all = new Headers({ 'x-request-id': requestId });
      for (let at = 0; at < ready.length; at += 2) all.append(ready[at]!, ready[at + 1]!);
      return new Response(new Uint8Array(body), {
        status: refusals[refusal].status,
        headers: all,
      });
    },
    bytes(refusal, address = '/') {
      const { body, headers: ready } = toPeople(address, refusal);
      const { status } = refusals[refusal];
      const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'connection: close'];
      for (let at = 0; at < ready.length; at += 2) lines.push(`${ready[at]}: ${ready[at + 1]}`);
      return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body]);
    },
  };
}

function page(name: RefusalName, { settings, siteUrl, stylesheets }: PageParts): string {
  const { lang, dir } = languageAttributes();
  const { heading, text, status } = refusals[name];
  const title = say(heading);
  const links = stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const link = (href: string, words: string) => `<a class="text-link" href="${href}">${words}</a>`;
  const phone = link(settings.phone.href, settings.phone.display);
  const goOn = name === 'host' ? `<p>${link(siteUrl, siteUrl)}</p>` : '';
  return (
    `<!doctype html><html lang="${lang}"${dir ? ` dir="${dir}"` : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${title} | ${settings.name}</title>${links}</head><body>` +
    `<main id="main" class="error-plain page-width" data-refusal="${name}"><p class="error-status"><span>${status}</span></p>` +
    `<h1>${title}</h1><p class="page-intro">${say(text)}</p>${goOn}` +
    `<p>${t`Looking for a bus today? Call ${{ company: settings.name }} at ${{ phone }}.`}</p>` +
    `</main></body></html>`
  );
}

import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { arrivalsFor } from '../load/arrivals.ts';
import { addressOf } from '../load/visitor.ts';
import { createWire, percentile, type WireResult } from './wire.ts';

export type Kind = 'search' | 'page' | 'form';

export interface LoadFigures {
  offered: number;
  /** Answers of 2xx and 3xx a second, and those of them that had to be rendered. */
  goodput: number;
  rendered: number;
  acceptedP99Ms: number;
  shed: number;
  shedP99Ms: number;
  forms: number;
  formsAccepted: number;
  broken: number;
  /** Arrivals for which the load had no connection left. */
  unsent: number;
}

/** Fault matrix K1: 80 % searches that nobody asked before, the rest pages, one in a hundred a form. */
function nextKind(at: number): Kind {
  if (at % 100 === 50) return 'form';
  return at % 5 === 0 ? 'page' : 'search';
}

const hotPages = ['/', '/buses', '/categories', '/categories/coach', '/locations'];
let unique = 0;

function requestOf(kind: Kind, at: number): string {
  const common = `host: 127.0.0.1\r\nx-forwarded-for: ${addressOf(at)}\r\naccept: text/html\r\naccept-encoding: gzip, deflate, br, zstd\r\n`;
  if (kind === 'page') return `GET ${hotPages[at % hotPages.length]} HTTP/1.1\r\n${common}\r\n`;
  if (kind === 'search') {
    unique += 1;
    const path = `/buses?search=shuttle&price=${10_000 + (unique % 7_000)}-${20_000 + unique}`;
    return `GET ${path} HTTP/1.1\r\n${common}\r\n`;
  }
  const key = randomBytes(16).toString('hex');
  const body = new URLSearchParams({
    firstName: 'Load',
    email: `load-${key.slice(0, 12)}@example.com`,
    message: `Is this bus still there? ${key.slice(0, 8)}`,
    key,
  }).toString();
  return `POST /contact HTTP/1.1\r\n${common}origin: http://127.0.0.1\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
}

/** As much as the server can do: so many clients that each wait for their answer. */
export async function measurePeak(port: number, seconds: number): Promise<LoadFigures> {
  const wire = createWire(port, 64);
  const tally = createTally();
  const until = performance.now() + seconds * 1_000;
  const client = async (start: number) => {
    for (let at = start; performance.now() < until; at += 16) {
      const kind = nextKind(at);
      const sent = wire.send(requestOf(kind, at));
      if (sent) tally.add(kind, await sent);
    }
  };
  await Promise.all(Array.from({ length: 16 }, (_, at) => client(at)));
  wire.close();
  return tally.figures(seconds, 0);
}

/** An open loop: `perSecond` arrivals, answered or not. */
export async function measureOffered(
  port: number,
  perSecond: number,
  seconds: number,
): Promise<LoadFigures> {
  const wire = createWire(port, 6_000);
  const tally = createTally();
  let unsent = 0;
  const running = new Set<Promise<void>>();
  await arrivalsFor(seconds, perSecond, (at) => {
    const kind = nextKind(at);
    const sent = wire.send(requestOf(kind, at));
    if (!sent) {
      unsent += 1;
      return;
    }
    const ended = sent.then((result) => {
      tally.add(kind, result);
      running.delete(ended);
    });
    running.add(ended);
  });
  await Promise.race([Promise.all(running), pause(10_000)]);
  wire.close();
  return tally.figures(seconds, unsent);
}

function createTally() {
  const accepted: number[] = [];
  const shed: number[] = [];
  let rendered = 0;
  let forms = 0;
  let formsAccepted = 0;
  let broken = 0;
  return {
    add(kind: Kind, { status, ms }: WireResult) {
      const good = status >= 200 && status < 400;
      if (kind === 'form') {
        forms += 1;
        if (good) formsAccepted += 1;
      }
      if (good) accepted.push(ms);
      else if (status === 503) shed.push(ms);
      else broken += 1;
      if (good && kind === 'search') rendered += 1;
    },
    figures(seconds: number, unsent: number): LoadFigures {
      return {
        offered: (accepted.length + shed.length + broken + unsent) / seconds,
        goodput: accepted.length / seconds,
        rendered: rendered / seconds,
        acceptedP99Ms: percentile(accepted, 0.99),
        shed: shed.length / seconds,
        shedP99Ms: percentile(shed, 0.99),
        forms,
        formsAccepted,
        broken,
        unsent,
      };
    },
  };
}

import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { arrivalsFor } from '../load/arrivals.ts';
import { addressOf } from '../load/visitor.ts';

export interface Reply {
  status: number;
  location: string;
  ms: number;
}

export interface LoadReport {
  /** Submissions that were answered with a reference or a draft. */
  accepted: number;
  refused: number;
  submissionMs: Percentiles;
  pageMs: Percentiles;
  pages: number;
  badPages: number;
}

export interface Percentiles {
  p50: number;
  p99: number;
  max: number;
}

export interface LoadSettings {
  origin: string;
  /** Pages asked for in turn, beside the submissions. */
  paths: readonly string[];
  pagesPerSecond: number;
  submissionsPerSecond: number;
  seconds: number;
}

/**
 * Sends pages and submissions at fixed times, whether or not earlier ones were answered: a server
 * that falls behind shows it.
 */
export async function measureLoad(settings: LoadSettings): Promise<LoadReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const pages: Promise<Reply>[] = [];
  const submissions: Promise<Reply>[] = [];
  const askPage = (page: number) => {
    const path = settings.paths[page % settings.paths.length] ?? '/';
    pages.push(ask(agent, settings.origin, { method: 'GET', path }));
  };
  const submit = () => {
    const form = submissions.length % 2 === 0 ? contactForm() : sellForm();
    submissions.push(ask(agent, settings.origin, form));
  };
  await Promise.all([
    arrivalsFor(settings.seconds, settings.pagesPerSecond, askPage),
    arrivalsFor(settings.seconds, settings.submissionsPerSecond, submit),
  ]);
  const pageReplies = await Promise.all(pages);
  const replies = await Promise.all(submissions);
  agent.destroy();
  const accepted = replies.filter(({ status, location }) => status === 303 && location !== '');
  return {
    accepted: accepted.length,
    refused: replies.length - accepted.length,
    submissionMs: percentiles(replies),
    pageMs: percentiles(pageReplies),
    pages: pageReplies.length,
    badPages: pageReplies.filter(({ status }) => status !== 200).length,
  };
}

interface Sent {
  method: 'GET' | 'POST';
  path: string;
  from?: string;
  body?: string;
}

function ask(agent: Agent, origin: string, sent: Sent): Promise<Reply> {
  const startMs = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, location = '') =>
      resolve({ status, location, ms: performance.now() - startMs });
    const outgoing = request(
      origin + sent.path,
      {
        agent,
        method: sent.method,
        headers: {
          'accept-encoding': 'gzip',
          ...(sent.body === undefined
            ? {}
            : { origin, 'content-type': 'application/x-www-form-urlencoded' }),
          ...(sent.from ? { 'x-forwarded-for': sent.from } : {}),
        },
      },
      (reply) => {
        reply.resume();
        reply.once('end', () => end(reply.statusCode ?? 0, reply.headers.location));
        reply.once('error', () => end(0));
      },
    );
    outgoing.once('error', () => end(0));
    outgoing.end(sent.body);
  });
}

function person() {
  const key = randomBytes(16).toString('hex');
  return { key, from: addressOf(key), email: `${key}@example.com` };
}

function contactForm(): Sent {
  const { key, from, email } = person();
  const message = `Is bus ${key.slice(0, 8)} still there? We need it in spring, with a lift.`;
  const body = String(new URLSearchParams({ firstName: 'Ada', email, message, key }));
  return { method: 'POST', path: '/contact', from, body };
}

function sellForm(): Sent {
  const { key, from, email } = person();
  return { method: 'POST', path: '/sell-your-bus', from, body: String(sellFields(key, email)) };
}

/** What somebody types who offers a bus; `key` is the form's one-time key. */
export function sellFields(key: string, email: string): URLSearchParams {
  return new URLSearchParams({
    name: 'Sam',
    email,
    year: '2015',
    make: 'Ford',
    model: 'E-450',
    state: 'OH',
    odometerMileage: '84,500',
    passengers: '24',
    description: `Runs and drives. ${key}`,
    key,
  });
}

function percentiles(replies: readonly Reply[]): Percentiles {
  const sorted = replies.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}

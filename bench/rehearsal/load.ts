import type { RefusalName } from '#server/front/overload/ready-made.ts';
import { startArrivals } from '../load/arrivals.ts';
import { addressOf } from '../load/visitor.ts';
import type { Visit, Visits } from './visits.ts';

/** More than these without an answer, and no more is sent: their sockets would be all that a process may have. */
const mostAtOnce = 2_000;

const paths = ['/', '/buses', '/search?q=shuttle', '/sell-your-bus', '/about', '/contact'];

export interface LoadReport {
  requests: number;
  /** Network errors, and answers other than a page or a confirmation, by what they were. */
  failed: Record<string, number>;
  /** Keys of messages that were acknowledged. */
  acknowledged: string[];
  slowestMs: number;
}

/** Asks `perSecond` times a second, one in ten a message; `stop` waits for the last answers. */
export function startLoad(origin: string, siteUrl: string, perSecond: number, visits: Visits) {
  const report: LoadReport = { requests: 0, failed: {}, acknowledged: [], slowestMs: 0 };
  const running = new Set<Promise<void>>();
  let isCalm = true;
  const fail = (what: string) => {
    const name = isCalm ? `calm ${what}` : what;
    report.failed[name] = (report.failed[name] ?? 0) + 1;
  };
  /** Follows an address that has moved. */
  const open = async (path: string, headers: Record<string, string>): Promise<Visit> => {
    const page = await visits.ask(origin + path, { headers });
    const { location } = page.headers;
    return page.status === 301 && location
      ? visits.ask(origin + new URL(location, origin).pathname, { headers })
      : page;
  };
  const visit = async (number: number) => {
    const sentMs = performance.now();
    const isMessage = number % 10 === 0;
    const key = `rehearsal-${String(number).padStart(12, '0')}`;
    const headers = { 'x-forwarded-for': addressOf(number) };
    try {
      const { status, ...answer } = isMessage
        ? await visits.ask(`${origin}/contact`, {
            headers: { ...headers, origin: siteUrl },
            form: new URLSearchParams({
              firstName: 'Ada',
              email: `ada${number}@example.com`,
              message: `Rehearsal ${number}`,
              key,
            }),
          })
        : await open(paths[number % paths.length]!, headers);
      if (status !== (isMessage ? 303 : 200))
        fail(
          `${isMessage ? 'POST' : 'GET'} ${status}${answer.headers['x-request-id'] ? reasonIn(answer.text()) : ' of the proxy'}`,
        );
      else if (isMessage) report.acknowledged.push(`ada${number}@example.com`);
    } catch (error) {
      const { code } = error as { code?: string };
      fail(`${isMessage ? 'POST' : 'GET'} ${code ?? String(error)}`);
    }
    report.slowestMs = Math.max(report.slowestMs, performance.now() - sentMs);
  };
  const stopArrivals = startArrivals(perSecond, () => {
    report.requests += 1;
    if (running.size >= mostAtOnce) return fail(`not sent: ${mostAtOnce} wait`);
    const one = visit(report.requests);
    running.add(one);
    void one.finally(() => running.delete(one));
  });
  return {
    /** Before the first restart. */
    set isCalm(calm: boolean) {
      isCalm = calm;
    },
    /** Sent, and not answered yet. */
    waiting: () => running.size,
    async stop(): Promise<LoadReport> {
      stopArrivals();
      await Promise.all(running);
      return report;
    },
  };
}

/** A node without time, or one whose database does not answer. */
function reasonIn(page: string): string {
  const isRefused = (name: RefusalName) => page.includes(`data-refusal="${name}"`);
  if (isRefused('busy')) return ' busy';
  return isRefused('away') ? ' away' : '';
}

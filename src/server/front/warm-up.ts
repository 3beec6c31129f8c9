import { setImmediate as othersFirst, setTimeout as pause } from 'node:timers/promises';
import { urls } from '#site/urls.ts';
import type { Logger } from '../ops/log/logger.ts';

/** One of every kind that is asked for most; what they share is most of what has to be compiled. */
const paths = [
  urls.home(),
  urls.buses(),
  urls.search({ search: 'shuttle' }),
  urls.contact(),
  urls.sellYourBus(),
  urls.aboutUs(),
];
const rounds = 4;
/** A node that draws slowly is better than one less: its balancer waits no longer for it. */
const mostWaitMs = 20_000;

/**
 * Draws the busiest pages a few times before visitors come, and keeps them: a process that has
 * compiled nothing takes a tenth of a second for its first page, and right after a rolling restart two
 * hundred people a second would queue behind that. A page that fails is told to the log and stops
 * nothing; one that takes without end is waited for `mostMs` at most, and told as well.
 */
export async function warmUp(parts: WarmUpParts, mostMs: number = mostWaitMs): Promise<void> {
  const isDone = await Promise.race([
    drawPages(parts).then(() => true),
    pause(mostMs, false, { ref: false }),
  ]);
  if (!isDone) parts.log.warn({ afterMs: mostMs }, 'the first pages are still being drawn');
}

interface WarmUpParts {
  app: { fetch(request: Request, bindings: object): Response | Promise<Response> };
  siteUrl: string;
  /** As `createPageAnswers` has it; absent, no page is kept. */
  drawAhead?(path: string): Promise<boolean>;
  log: Pick<Logger, 'warn'>;
}

async function drawPages({ app, siteUrl, drawAhead, log }: WarmUpParts): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    for (const path of paths) {
      await othersFirst();
      try {
        const answer = await app.fetch(new Request(new URL(path, siteUrl)), {});
        await answer.arrayBuffer();
        if (!answer.ok)
          log.warn({ path, status: answer.status }, 'a page could not be drawn ahead');
      } catch (error) {
        log.warn({ path, err: error }, 'a page could not be drawn ahead');
      }
    }
  }
  if (!drawAhead) return;
  for (const path of paths) {
    await othersFirst();
    await drawAhead(path).catch((error: unknown) => {
      log.warn({ path, err: error }, 'a page could not be kept ahead');
    });
  }
}

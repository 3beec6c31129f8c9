import { setImmediate as othersFirst } from 'node:timers/promises';
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

/**
 * Draws the busiest pages a few times before visitors come, and keeps them: a process that has
 * compiled nothing takes a tenth of a second for its first page, and right after a rolling restart two
 * hundred people a second would queue behind that. A page that fails is told to the log and stops
 * nothing.
 */
export async function warmUp(parts: {
  app: { fetch(request: Request, bindings: object): Response | Promise<Response> };
  siteUrl: string;
  /** As `PageAnswers` has it; absent, no page is kept. */
  drawAhead?(path: string): Promise<boolean>;
  log: Pick<Logger, 'warn'>;
}): Promise<void> {
  const { app, siteUrl, drawAhead, log } = parts;
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

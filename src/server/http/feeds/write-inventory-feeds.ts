import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { presentForFeed, type FeedBus } from '#domain/inventory/listing-feed.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import { inLanguage } from '#messages/in-language.ts';
import { busFeeds } from '#site/feeds/bus-feeds.ts';
import { feedPaths } from '#site/feeds/feed-paths.ts';
import type { SiteServices } from '#site/site-services.ts';
import { writeFeedFile, type FeedFile, type FeedWriter } from './feed-file.ts';

const batchSize = 250;

export interface InventoryFeedParts {
  repository: Pick<ListingRepository, 'scan'>;
  settings: SiteServices['settings'];
  siteUrl: string;
  now(): Date;
}

/**
 * Writes every feed of the inventory into the folder; path → file. On a fault nothing stays open and
 * the caller clears the folder.
 */
export async function writeInventoryFeeds(
  folder: string,
  parts: InventoryFeedParts,
): Promise<Map<string, FeedFile>> {
  const writers: FeedWriter[] = [];
  const open = (path: string, type: string) => {
    const writer = writeFeedFile(join(folder, `${path.slice(1).replaceAll('/', '-')}.gz`), type);
    writers.push(writer);
    return writer;
  };
  try {
    // Whoever asked for them first: feeds are English, and name the pages of other languages themselves.
    return await inLanguage('en', () => writeAll(open, parts));
  } catch (error) {
    for (const writer of writers) writer.abandon();
    throw error;
  }
}

/**
 * Reads the published listings once and writes every feed of the inventory as it goes: one batch, the
 * newest few and the figures of the sitemaps are all that is ever in memory.
 */
async function writeAll(
  open: (path: string, type: string) => FeedWriter,
  { repository, settings, siteUrl, now }: InventoryFeedParts,
): Promise<Map<string, FeedFile>> {
  const files = new Map<string, FeedFile>();
  const feeds = busFeeds(settings, siteUrl);
  const whole = await Promise.all(
    feeds.whole.map(async (feed) => {
      const writer = open(feed.path, feed.contentType);
      await writer.write(feed.head);
      return { feed, writer, rows: 0 };
    }),
  );
  let changedAt: string | null = null;
  let part: { path: string; writer: FeedWriter; urls: number; changedAt: string } | null = null;
  const endPart = async () => {
    if (!part) return;
    await part.writer.write(feeds.sitemap.tail);
    files.set(part.path, await part.writer.close(part.changedAt));
    part = null;
  };

  const add = async (bus: FeedBus) => {
    const { updatedAt } = bus.figures;
    if (changedAt === null || updatedAt > changedAt) changedAt = updatedAt;
    feeds.note(bus);
    for (const each of whole) {
      const row = each.feed.row(bus, each.rows === 0);
      if (row === '') continue;
      each.rows += 1;
      await each.writer.write(row);
    }
    if (part && part.urls >= feeds.sitemap.urlsPerFile) await endPart();
    if (!part) {
      const path = feedPaths.sitemap(`buses-${countOf(files, '/sitemaps/buses-') + 1}`);
      part = { path, writer: open(path, xmlType), urls: 0, changedAt: updatedAt };
      await part.writer.write(feeds.sitemap.head);
    }
    part.urls += 1;
    if (updatedAt > part.changedAt) part.changedAt = updatedAt;
    await part.writer.write(feeds.sitemap.entry(bus));
  };

  for await (const batch of repository.scan(['published'], batchSize)) {
    for (const listing of batch) {
      const bus = presentForFeed(listing, now());
      if (bus) await add(bus);
    }
    // Visitors first: SQLite answers on this thread.
    await setImmediate();
  }
  await endPart();
  for (const { feed, writer } of whole) {
    await writer.write(feed.tail);
    files.set(feed.path, await writer.close(changedAt));
  }
  for (const small of feeds.small()) {
    const writer = open(small.path, small.contentType);
    await writer.write(small.text);
    files.set(small.path, await writer.close(changedAt));
  }
  return files;
}

export const xmlType = 'application/xml; charset=utf-8';

const countOf = (files: ReadonlyMap<string, unknown>, prefix: string) =>
  [...files.keys()].filter((path) => path.startsWith(prefix)).length;

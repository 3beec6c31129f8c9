import { join } from 'node:path';
import type { SiteSettings } from '#content/site-settings.ts';
import { listenForChanges } from '#db/change-listener.ts';
import { createAlertStore } from '#db/repositories/alert-store.ts';
import type { LeadRepository } from '#domain/leads/lead-repository.ts';
import type { Mailer } from '#domain/mail/mail.ts';
import { busAlertMails } from '../jobs/mail/bus-alert-mails.ts';
import type { ContentEditing } from './content/create-content-editing.ts';
import { createInventoryFeeds } from '../http/feeds/inventory-feeds.ts';
import { indexNowHandler } from '../jobs/index-now.ts';
import { startInventoryServices } from './inventory/inventory-services.ts';
import { buildEdition, createKeptIndex } from '../ops/kept-index.ts';
import { quietLog } from '../ops/log/quiet-log.ts';
import { settleMemory } from '../ops/settle-memory.ts';
import { zipPlacesFile } from './inventory/zip-places.ts';
import type { Area, Foundation } from './area.ts';

const housekeepingDelayMs = 20_000;

/** Search, feeds and bus alerts, kept in step with the database. */
export async function wireInventory(
  foundation: Foundation,
  parts: {
    settings: SiteSettings;
    editing: Pick<ContentEditing, 'words' | 'synonyms'>;
    leads: LeadRepository;
    mailer: Mailer;
  },
) {
  const { env, listings, changes, hosted, log, now } = foundation;
  const { editing, leads, mailer, settings } = parts;
  const { dataDir, indexNowKey, siteUrl } = env;
  // Sources change under a process that runs from them.
  const edition = env.mode === 'production' ? buildEdition([zipPlacesFile]) : null;
  const kept = edition ? createKeptIndex(join(dataDir, 'search-index.bin'), edition) : null;
  const common = { ...foundation, repository: listings };
  const buses = await startInventoryServices({
    ...common,
    hosted: hosted?.search,
    words: editing.words,
    home: { lat: settings.address.latitude, lng: settings.address.longitude },
    kept,
    onChange: () => changes.bump('inventory'),
  });
  changes.follow(
    ({ inventory }) => buses.refresh.reach(inventory),
    quietLog(log, now, 'search refresh failed'),
  );
  // Polling finds the same changes a moment later, also while nobody can be listened to.
  const listener = listenForChanges(env.database, () => void changes.poll());
  const feeds = createInventoryFeeds({
    ...common,
    settings,
    siteUrl,
    folder: join(dataDir, 'feeds'),
  });
  const alerts = busAlertMails({
    ...foundation,
    leads,
    alerts: createAlertStore(foundation.pools.jobs),
    matchListings: buses.matchListings,
    refresh: buses.refresh.refresh,
    readQuestion: buses.readQuestion,
    mailer,
    settings,
    siteUrl,
  });
  const keep = () =>
    buses.refresh
      .keep()
      .catch((error: unknown) => log.warn({ err: error }, 'the search index was not kept'));
  /** Before the first search engine asks, and after the first visitors were served. */
  const housekeeping = async () => {
    await feeds
      .refresh()
      .catch((error: unknown) => log.warn({ err: error }, 'feeds could not be written'));
    // A process that is killed later leaves this index behind.
    await keep();
    settleMemory();
  };
  return {
    services: { ...buses, feeds },
    jobs: [
      alerts.confirming,
      alerts.handler,
      ...(hosted?.handlers(listings, editing.synonyms) ?? []),
      ...(indexNowKey === null
        ? []
        : [indexNowHandler({ key: indexNowKey, siteUrl, repository: listings })]),
    ],
    every: alerts.every,
    start() {
      setTimeout(() => void housekeeping(), housekeepingDelayMs).unref();
      hosted?.rebuild();
    },
    async close() {
      await listener.stop();
      await feeds.close();
      buses.close();
      await keep();
    },
  } satisfies Area<unknown>;
}

import { findCategory } from '#domain/inventory/categories.ts';
import type { FeedBus } from '#domain/inventory/listing-feed.ts';
import { capacityLine } from '#domain/inventory/listing-title.ts';
import { urls } from '#site/urls.ts';
import { sayMiles, sayOffer } from '#site/words/bus-words.ts';
import type { SitemapUrl } from './sitemap-xml.ts';
import type { FeedItem } from './syndication.ts';

/** A bus as an item of the feed of new buses. */
export function busItem(bus: FeedBus, siteUrl: string): FeedItem {
  const { figures } = bus;
  const facts = [
    capacityLine({ passengers: figures.passengers, wheelchairPositions: bus.wheelchairPositions }),
    sayMiles(bus),
    sayOffer(bus),
    [bus.city, bus.state].filter(Boolean).join(', '),
  ];
  const summary = facts.filter(Boolean).join(' · ');
  return {
    // Leads to the address with the slug of the day.
    id: `${siteUrl}${urls.buses()}/${bus.id}`,
    url: siteUrl + urls.bus(bus),
    title: bus.title,
    summary: bus.description ? `${summary}\n\n${bus.description}` : summary,
    publishedAt: figures.publishedAt ?? figures.updatedAt,
    updatedAt: figures.updatedAt,
    category: findCategory(bus.category ?? '')?.pluralName,
  };
}

/** A bus in a sitemap. */
export function busSitemapUrl(bus: FeedBus, siteUrl: string): SitemapUrl {
  return {
    url: siteUrl + urls.bus(bus),
    changedAt: bus.figures.updatedAt,
    images: bus.images.map((image) => siteUrl + urls.media(image.name)),
  };
}

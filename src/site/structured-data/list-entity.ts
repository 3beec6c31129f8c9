import type { BusCard } from '#domain/inventory/listing-card.ts';
import { currentLanguage, languages, pathIn } from '#messages/languages.ts';
import { urls } from '#site/urls.ts';
import { inContext, type Entity } from './entity.ts';

interface ListedPage {
  name: string;
  description: string;
  /** Path of the page itself. */
  path: string;
  /** The cards that the page shows, in its order. */
  buses: readonly BusCard[];
  /** How many stand on the pages before this one. */
  before?: number;
}

/** A page of buses and the list on it; nothing for a list without buses. */
export function listEntities(page: ListedPage, siteUrl: string): Entity[] {
  const { name, description, path, buses, before = 0 } = page;
  const language = currentLanguage();
  if (buses.length === 0) return [];
  return [
    inContext({
      '@type': 'CollectionPage',
      name,
      description,
      url: siteUrl + pathIn(language, path),
      inLanguage: languages[language].locale,
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: buses.length,
        itemListElement: buses.map((bus, index) => ({
          '@type': 'ListItem',
          position: before + index + 1,
          name: bus.title,
          url: siteUrl + urls.bus(bus),
        })),
      },
    }),
  ];
}

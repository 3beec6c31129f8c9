import { busAttribute } from '#domain/analytics/bus-attribute.ts';
import { t } from '@lingui/core/macro';
import { sayDollars } from '#messages/figures.ts';
import type { BusHit } from './suggester.ts';
import { busList } from './search-address.ts';

/** Spec §2: title, else year, make and model. */
export function hitTitle(hit: Pick<BusHit, 'title' | 'year' | 'make' | 'model'>): string {
  return hit.title?.trim() || [hit.year, hit.make, hit.model].filter(Boolean).join(' ') || t`Bus`;
}

/** The bus's own page: `/buses/{objectID}-{slug}`, by object id alone when there is no slug. */
export function hitHref(hit: Pick<BusHit, 'objectID' | 'slug'>): string {
  const key = hit.slug ? `${hit.objectID}-${hit.slug}` : hit.objectID;
  return `${busList()}/${encodeURIComponent(key)}`;
}

/** Spec §3: `-thumbnail` before the `.webp` extension. */
export const hitThumbnail = (mainImage: string): string =>
  mainImage.replace(/\.webp$/, '-thumbnail.webp');

/** Spec §9: dollars without decimals; zero and unreadable prices are words. */
export function hitPrice(price: BusHit['price']): string {
  const figure = Number(String(price ?? '').replace(/[^0-9.]/g, ''));
  return figure > 0 ? sayDollars(figure * 100) : t`Call for price`;
}

/** What analytics is told of a hit; spec §7 names the figures. */
export function measuredHit({ objectID, make, model, year, price }: BusHit): string {
  const figure = typeof price === 'number' ? price : undefined;
  return busAttribute({ busId: objectID, make, model, year, price: figure });
}

import type { Context } from 'hono';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import type { SiteEnv } from '#site/site-services.ts';
import { urls } from '#site/urls.ts';

interface AskedBus {
  /** What stands after `/buses/`. */
  key: string;
  /** Of the page that was asked for. */
  addressOf(bus: { id: number; slug: string }): string;
}

/**
 * The bus of a page that helps to decide about it, or the answer in its place: what cannot be bought
 * has its own page, which says what has become of it, and where similar ones are.
 */
export async function busToBuy(
  c: Context<SiteEnv>,
  { key, addressOf }: AskedBus,
): Promise<BusDetail | Response> {
  const found = await c.get('services').inventory.lookUp(key);
  if (found.outcome === 'missing') return c.notFound();
  if (found.outcome === 'moved') return c.redirect(addressOf(found), 301);
  if (found.outcome === 'withdrawn') return c.redirect(c.req.path.replace(/\/[^/]+$/, ''));
  return found.bus.sold ? c.redirect(urls.bus(found.bus)) : found.bus;
}

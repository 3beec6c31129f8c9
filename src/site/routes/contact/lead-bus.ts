import type { InventoryQueries } from '#domain/inventory/inventory-queries.ts';
import type { LeadBus } from '#domain/leads/lead.ts';

/** The public bus with this id as a form names it; null for any other text. Throws with the database. */
export async function findLeadBus(
  inventory: InventoryQueries,
  id: string | undefined,
): Promise<LeadBus | null> {
  if (!id || !/^[1-9]\d{0,14}$/.test(id)) return null;
  const found = await inventory.lookUp(id);
  const bus =
    found.outcome === 'moved' ? await inventory.lookUp(`${found.id}-${found.slug}`) : found;
  if (bus.outcome !== 'found') return null;
  const { title, stockNumber } = bus.bus;
  return { id: bus.bus.id, title, stockNumber };
}

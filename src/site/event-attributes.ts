import type { EventName, EventProperties } from '#domain/analytics/event-catalogue.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import type { MeasuredBus } from '#domain/analytics/bus-attribute.ts';

/** For an element that is an event by being shown (`browser/analytics/watch-page.ts`). */
export const seen = <Name extends EventName>(name: Name, properties: EventProperties<Name>) => ({
  'data-seen': JSON.stringify([name, properties]),
});

export function measuredBus(
  bus: Pick<BusCard, 'id' | 'make' | 'model' | 'year' | 'priceCents'>,
): MeasuredBus {
  return {
    busId: String(bus.id),
    make: bus.make ?? undefined,
    model: bus.model ?? undefined,
    year: bus.year ?? undefined,
    price: bus.priceCents === null ? undefined : Math.round(bus.priceCents / 100),
  };
}

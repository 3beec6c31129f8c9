import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { isKnown } from '#domain/inventory/display-values.ts';
import { pointOf, type MapPoint, type Places } from '#domain/locations/place.ts';

/** What of a bus decides what it costs. Unknown is null. */
export interface CostBus extends Pick<
  BusDetail['figures'],
  'fuel' | 'lengthIn' | 'gvwrLb' | 'passengers'
> {
  priceCents: number | null;
  category: string | null;
  /** Where it stands. */
  point: MapPoint | null;
}

/** Of a public listing. */
export function costBus(bus: BusDetail, places: Places | null): CostBus {
  const { fuel, lengthIn, gvwrLb, passengers } = bus.figures;
  return {
    priceCents: isKnown(bus.priceCents) ? bus.priceCents : null,
    category: bus.category,
    fuel,
    lengthIn,
    gvwrLb,
    passengers,
    point: pointOf(bus, places),
  };
}

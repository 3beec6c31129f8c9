import { milesBetween, roundMiles } from '#domain/locations/distance.ts';
import type { MapPoint } from '#domain/locations/place.ts';
import type { BusSize } from './bus-size.ts';
import type { CostBus } from './cost-bus.ts';
import { roundEstimate, type CostLine, type WhyMissing } from './cost-line.ts';
import type { CostRates, RateKey } from './cost-rates.ts';
import { energyPerMile } from './energy-costs.ts';

export type DeliveryWay = 'driven' | 'hauled';

export interface DeliveryRoad {
  miles: number;
  /** On the way, for whoever drives it. */
  nights: number;
}

const haulBySize: Readonly<Record<BusSize, RateKey>> = {
  small: 'haulSmall',
  medium: 'haulMedium',
  large: 'haulLarge',
};

/** The bus from where it stands to a place, by road: null where it is not known how far it is. */
export function deliveryCosts(
  bus: Pick<CostBus, 'point' | 'fuel'> & { size: BusSize | null },
  place: MapPoint | null,
  way: DeliveryWay,
  rates: CostRates,
): { road: DeliveryRoad | null; lines: readonly CostLine[] } {
  const road = roadBetween(bus.point, place, rates);
  if ('missing' in road) {
    return { road: null, lines: [{ key: 'delivery', missing: road.missing }] };
  }
  return { road, lines: way === 'driven' ? driven(bus, road, rates) : [hauled(bus, road, rates)] };
}

function driven(
  bus: Pick<CostBus, 'fuel'> & { size: BusSize | null },
  { miles, nights }: DeliveryRoad,
  rates: CostRates,
): CostLine[] {
  const energy = energyPerMile(bus.fuel, bus.size, rates);
  const night: CostLine = {
    key: 'nights',
    cents: roundEstimate(nights * rates.driverPerNight.amount),
    rates: ['driverPerNight', 'driverMilesPerDay'],
  };
  return [
    byMile('driver', miles, ['driverPerMile', 'driverLeast'], rates),
    ...(nights > 0 ? [night] : []),
    'missing' in energy
      ? { key: 'delivery-fuel', missing: energy.missing }
      : {
          key: 'delivery-fuel',
          cents: roundEstimate(miles * energy.dollars),
          rates: energy.rates,
        },
    byMile('return', miles, ['returnPerMile', 'returnLeast'], rates),
  ];
}

function hauled(
  { size }: { size: BusSize | null },
  { miles }: DeliveryRoad,
  rates: CostRates,
): CostLine {
  return size === null
    ? { key: 'haul', missing: 'no-size' }
    : byMile('haul', miles, [haulBySize[size], 'haulLeast'], rates);
}

/** By the mile, and never less than the least charge. */
function byMile(
  key: 'driver' | 'return' | 'haul',
  miles: number,
  [perMile, least]: readonly [RateKey, RateKey],
  rates: CostRates,
): CostLine {
  const dollars = Math.max(miles * rates[perMile].amount, rates[least].amount);
  return { key, cents: roundEstimate(dollars), rates: [perMile, least] };
}

function roadBetween(
  from: MapPoint | null,
  to: MapPoint | null,
  rates: CostRates,
): DeliveryRoad | { missing: WhyMissing } {
  if (to === null) return { missing: 'no-place' };
  if (from === null) return { missing: 'bus-place' };
  if (isOverseas(from) || isOverseas(to)) return { missing: 'no-road' };
  const miles = Math.max(1, roundMiles(milesBetween(from, to) * rates.roadFactor.amount));
  const days = Math.ceil(miles / rates.driverMilesPerDay.amount);
  return { miles, nights: days - 1 };
}

/** Hawaii, Puerto Rico and the other islands that have ZIP codes: a ship goes there, and no road. */
export const isOverseas = ({ lat, lng }: MapPoint): boolean =>
  lat < 20 || lng > 0 || (lat < 30 && lng < -150);

import type { MapPoint } from '#domain/locations/place.ts';
import { busSize, type BusSize } from './bus-size.ts';
import type { CostBus } from './cost-bus.ts';
import type { CostAnswers } from './cost-form.ts';
import { roundEstimate, sumOf, type CostKey, type CostLine } from './cost-line.ts';
import type { CostRates, RateKey } from './cost-rates.ts';
import { deliveryCosts } from './delivery-costs.ts';
import { energyPerMile } from './energy-costs.ts';
import { repayLoan, type Repayment } from './repay-loan.ts';

/** What is paid back each month; or why there is nothing to say. */
export type LoanEstimate =
  | ({ is: 'loan'; borrowedCents: number } & Repayment)
  | { is: 'not-asked' | 'no-price' | 'nothing-left' };

export type CostEstimate = ReturnType<typeof estimateCosts>;

const serviceBySize: Readonly<Record<BusSize, RateKey>> = {
  small: 'serviceSmall',
  medium: 'serviceMedium',
  large: 'serviceLarge',
};
const upkeepBySize: Readonly<Record<BusSize, RateKey>> = {
  small: 'upkeepSmall',
  medium: 'upkeepMedium',
  large: 'upkeepLarge',
};

/**
 * What a bus costs until it stands at a place, and by the year, each figure with the rates it comes
 * from. Whole dollars, so that what is shown adds up; what is not known has no figure, and the sums
 * name what they leave out. `place` null: the visitor named none that we know.
 */
export function estimateCosts(
  bus: CostBus,
  place: MapPoint | null,
  answers: CostAnswers,
  rates: CostRates,
) {
  const found = busSize(bus);
  const size = found?.size ?? null;
  const { road, lines: delivery } = deliveryCosts({ ...bus, size }, place, answers.way, rates);
  const door: CostLine[] = [
    bus.priceCents === null
      ? { key: 'price', missing: 'no-price' }
      : { key: 'price', cents: bus.priceCents, rates: [] },
    taxLine(bus.priceCents, answers.taxRate),
    answers.tagsCents === null
      ? { key: 'tags', missing: 'not-typed' }
      : { key: 'tags', cents: answers.tagsCents, rates: [] },
    ...delivery,
  ];
  const serviceRate = size && serviceBySize[size];
  const service: CostLine = serviceRate
    ? { key: 'service', cents: roundEstimate(rates[serviceRate].amount), rates: [serviceRate] }
    : { key: 'service', missing: 'no-size' };
  const yearly = yearlyLines(bus.fuel, size, answers.milesAYear, rates);
  const laterYear = sumOf(yearly);
  const firstYear = sumOf([...door, service, ...yearly]);
  return {
    size: found,
    road,
    /** Price, tax, tags, delivery. */
    door,
    service,
    /** Fuel and upkeep of a year. */
    yearly,
    sums: {
      delivery: sumOf(delivery),
      /** Standing at the buyer's door. */
      door: sumOf(door),
      /** That, the first service and a year. */
      firstYear,
      laterYear,
      /** As many years as asked for. */
      allYears: {
        ...firstYear,
        cents:
          firstYear.cents === null
            ? null
            : firstYear.cents + (laterYear.cents ?? 0) * (answers.years - 1),
      },
    },
    loan: loanOf(bus.priceCents, answers),
  };
}

function taxLine(priceCents: number | null, taxRate: number | null): CostLine {
  if (taxRate === null) return { key: 'tax', missing: 'not-typed' };
  if (priceCents === null) return { key: 'tax', missing: 'no-price' };
  // Whole dollars.
  const cents = Math.round((priceCents * taxRate) / 100_000 / 100) * 100;
  return { key: 'tax', cents, rates: [] };
}

function yearlyLines(
  fuel: CostBus['fuel'],
  size: BusSize | null,
  milesAYear: number | null,
  rates: CostRates,
): CostLine[] {
  const keys: readonly CostKey[] = ['fuel', 'upkeep'];
  if (milesAYear === null) return keys.map((key) => ({ key, missing: 'not-typed' }));
  const energy = energyPerMile(fuel, size, rates);
  const upkeep = size && upkeepBySize[size];
  return [
    'missing' in energy
      ? { key: 'fuel', missing: energy.missing }
      : { key: 'fuel', cents: roundEstimate(milesAYear * energy.dollars), rates: energy.rates },
    upkeep
      ? {
          key: 'upkeep',
          cents: roundEstimate(milesAYear * rates[upkeep].amount),
          rates: [upkeep],
        }
      : { key: 'upkeep', missing: 'no-size' },
  ];
}

function loanOf(
  priceCents: number | null,
  { downCents, yearlyRate, months }: CostAnswers,
): LoanEstimate {
  if (yearlyRate === null || months === null) return { is: 'not-asked' };
  if (priceCents === null) return { is: 'no-price' };
  const cents = priceCents - (downCents ?? 0);
  if (cents <= 0) return { is: 'nothing-left' };
  return { is: 'loan', borrowedCents: cents, ...repayLoan({ cents, yearlyRate, months }) };
}

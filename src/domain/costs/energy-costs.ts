import type { BusSize } from './bus-size.ts';
import type { CostBus } from './cost-bus.ts';
import type { CostRates, RateKey } from './cost-rates.ts';
import type { WhyMissing } from './cost-line.ts';

/** A rate for each size. */
type BySize = Readonly<Record<BusSize, RateKey>>;

const milesPerGallon: BySize = {
  small: 'milesPerGallonSmall',
  medium: 'milesPerGallonMedium',
  large: 'milesPerGallonLarge',
};
const kwhPerMile: BySize = {
  small: 'kwhPerMileSmall',
  medium: 'kwhPerMileMedium',
  large: 'kwhPerMileLarge',
};

/** A price, and which shares of the miles on diesel a gallon is good for. */
const liquid = {
  diesel: { price: 'dieselPrice', shares: [] },
  gas: { price: 'gasPrice', shares: ['gasolineShare'] },
  propane: { price: 'propanePrice', shares: ['gasolineShare', 'propaneShare'] },
  cng: { price: 'cngPrice', shares: ['gasolineShare'] },
} as const;

/** What a mile takes of fuel or electricity, in dollars, and by which rates; or why nobody can say. */
export function energyPerMile(
  fuel: CostBus['fuel'],
  size: BusSize | null,
  rates: CostRates,
): { dollars: number; rates: readonly RateKey[] } | { missing: WhyMissing } {
  if (fuel === null) return { missing: 'no-fuel' };
  if (fuel === 'hybrid' || fuel === 'hydrogen') return { missing: 'fuel-without-rate' };
  if (size === null) return { missing: 'no-size' };
  if (fuel === 'electric') {
    const takes = kwhPerMile[size];
    return {
      dollars: rates[takes].amount * rates.electricityPrice.amount,
      rates: ['electricityPrice', takes],
    };
  }
  const { price, shares } = liquid[fuel];
  const goes = milesPerGallon[size];
  const miles = shares.reduce(
    (left, share) => (left * rates[share].amount) / 100,
    rates[goes].amount,
  );
  return { dollars: rates[price].amount / miles, rates: [price, goes, ...shares] };
}

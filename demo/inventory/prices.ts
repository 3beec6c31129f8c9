import type { Condition } from '#domain/inventory/choices.ts';

/**
 * Asking price in dollars by age in years: [age, low, high]. Between two ages the band is
 * interpolated. Where a public price band exists the table follows it; trolleys, limousine buses
 * and double deckers have none, so theirs are plain guesses.
 */
type PriceBand = readonly (readonly [ageYears: number, lowUsd: number, highUsd: number])[];

const bands = {
  'shuttle-small': [[0, 82_000, 128_000], [2, 52_000, 78_000], [5, 34_000, 54_000], [8, 18_000, 34_000], [12, 8_500, 19_000], [17, 4_000, 10_000], [25, 3_000, 6_500]],
  'shuttle-large': [[0, 128_000, 190_000], [2, 88_000, 132_000], [5, 56_000, 88_000], [8, 30_000, 54_000], [12, 14_000, 29_000], [17, 6_500, 15_000], [25, 4_000, 9_000]],
  'school-a': [[0, 88_000, 122_000], [2, 56_000, 76_000], [5, 30_000, 46_000], [8, 15_000, 27_000], [12, 7_500, 15_000], [17, 4_000, 8_500], [30, 3_000, 6_000]],
  'school-c': [[0, 138_000, 186_000], [2, 74_000, 102_000], [5, 36_000, 56_000], [8, 18_000, 34_000], [12, 7_500, 15_500], [17, 4_000, 9_000], [30, 3_000, 7_500]],
  'school-d': [[0, 190_000, 245_000], [2, 98_000, 132_000], [5, 48_000, 70_000], [8, 24_000, 42_000], [12, 10_000, 19_000], [17, 5_500, 11_500], [30, 4_000, 9_000]],
  coach: [[0, 520_000, 630_000], [2, 370_000, 450_000], [5, 240_000, 330_000], [8, 150_000, 220_000], [12, 82_000, 138_000], [17, 42_000, 80_000], [24, 18_000, 42_000], [35, 12_000, 24_000]],
  'mini-coach': [[0, 340_000, 430_000], [2, 250_000, 310_000], [5, 155_000, 215_000], [8, 92_000, 140_000], [12, 52_000, 86_000], [17, 26_000, 48_000], [26, 13_000, 26_000]],
  transit: [[0, 480_000, 610_000], [3, 190_000, 280_000], [6, 85_000, 140_000], [9, 38_000, 65_000], [12, 15_000, 34_000], [16, 6_500, 15_000], [30, 3_000, 8_000]],
  trolley: [[0, 230_000, 320_000], [3, 165_000, 215_000], [6, 110_000, 160_000], [10, 72_000, 112_000], [15, 42_000, 70_000], [22, 22_000, 42_000], [32, 14_000, 26_000]],
  'double-decker': [[0, 720_000, 860_000], [4, 360_000, 450_000], [8, 190_000, 270_000], [12, 105_000, 165_000], [18, 52_000, 92_000], [30, 30_000, 55_000]],
  'double-decker-classic': [[15, 60_000, 90_000], [25, 36_000, 62_000], [40, 24_000, 46_000], [70, 26_000, 52_000]],
  'limo-bus': [[0, 195_000, 265_000], [2, 140_000, 190_000], [5, 90_000, 132_000], [8, 58_000, 88_000], [12, 36_000, 60_000], [17, 20_000, 36_000], [25, 12_000, 24_000]],
  van: [[0, 52_000, 68_000], [2, 38_000, 50_000], [5, 25_000, 36_000], [8, 15_000, 24_000], [12, 7_500, 14_000], [17, 4_000, 8_000], [25, 2_500, 5_500]],
  conversion: [[0, 2_300_000, 2_800_000], [4, 1_250_000, 1_650_000], [8, 690_000, 940_000], [13, 380_000, 540_000], [19, 180_000, 290_000], [26, 90_000, 180_000], [40, 55_000, 110_000]],
  skoolie: [[10, 34_000, 68_000], [16, 24_000, 56_000], [22, 14_000, 44_000], [32, 9_000, 30_000]],
  'electric-school': [[0, 345_000, 415_000], [2, 230_000, 290_000], [5, 130_000, 185_000], [8, 70_000, 115_000]],
  'electric-transit': [[0, 820_000, 1_050_000], [3, 380_000, 520_000], [6, 130_000, 220_000], [9, 45_000, 90_000], [12, 22_000, 48_000]],
  'electric-shuttle': [[0, 185_000, 235_000], [2, 115_000, 160_000], [5, 62_000, 96_000], [8, 36_000, 60_000]],
  'electric-coach': [[0, 980_000, 1_150_000], [3, 620_000, 760_000], [6, 380_000, 480_000]],
  'electric-van': [[0, 66_000, 82_000], [2, 40_000, 54_000], [5, 24_000, 36_000]],
  commercial: [[0, 190_000, 260_000], [4, 98_000, 150_000], [8, 52_000, 92_000], [12, 26_000, 52_000], [17, 13_000, 30_000], [28, 6_000, 15_000]],
} satisfies Record<string, PriceBand>; // prettier-ignore

export type PriceKind = keyof typeof bands;

const conditionFactor: Record<Condition, number> = {
  new: 1,
  used: 1,
  reconditioned: 1.16,
  salvage: 0.42,
  parts: 0.26,
};

/** Low and high asking price in dollars of an ordinary bus of this kind at this age. */
function priceBandUsd(kind: PriceKind, ageYears: number): readonly [low: number, high: number] {
  const band: PriceBand = bands[kind];
  const after = band.findIndex((point) => point[0] >= ageYears);
  if (after === -1) return [band[band.length - 1]![1], band[band.length - 1]![2]];
  if (after === 0) return [band[0]![1], band[0]![2]];
  const [age0, low0, high0] = band[after - 1]!;
  const [age1, low1, high1] = band[after]!;
  const share = (ageYears - age0) / (age1 - age0);
  return [low0 + (low1 - low0) * share, high0 + (high1 - high0) * share];
}

/**
 * An asking price in cents. `wear` runs from 0 (few miles, the top of the band) to 1 (worn, the
 * bottom). Ends the way dealers end prices: to the hundred below 20,000 dollars, else to 500.
 */
export function askingPriceCents(
  kind: PriceKind,
  ageYears: number,
  wear: number,
  factor: number,
  condition: Condition,
): number {
  const [low, high] = priceBandUsd(kind, ageYears);
  const usd = (high - (high - low) * wear) * factor * conditionFactor[condition];
  return roundedUsd(Math.max(usd, 900)) * 100;
}

export function roundedUsd(usd: number): number {
  if (usd < 20_000) return Math.round(usd / 100) * 100;
  return usd < 150_000 ? Math.round(usd / 500) * 500 : Math.round(usd / 1_000) * 1_000;
}

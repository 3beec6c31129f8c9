import { msg } from '@lingui/core/runtime-macro';
import type { Message } from '#messages/i18n.ts';

/** What a rate is counted in, and how small and large it may sensibly be. */
export const rateUnits = {
  /** Road miles in a mile as the crow flies. */
  times: { least: 1, most: 3 },
  'dollars-a-mile': { least: 0, most: 100 },
  dollars: { least: 0, most: 50_000 },
  'miles-a-day': { least: 50, most: 1_500 },
  'miles-a-gallon': { least: 1, most: 60 },
  'kwh-a-mile': { least: 0.1, most: 10 },
  'dollars-a-gallon': { least: 0.1, most: 50 },
  'dollars-a-kwh': { least: 0.01, most: 5 },
  percent: { least: 1, most: 200 },
} as const;

export type RateUnit = keyof typeof rateUnits;

/** One rate as it is built in. */
export interface RateRow {
  name: Message;
  unit: RateUnit;
  amount: number;
  /** A citation, the same in every language; absent, the amount is our own assumption. */
  source?: string;
}

/** When the built-in amounts were set. */
export const builtInOn = '2026-11-23';

/** Heating values of a gallon of propane and of gasoline, by which miles on them are compared. */
const heatingValues = 'Alternative Fuels Data Center, fuel properties (84,250 and 116,090 Btu)';

/**
 * What a bus costs on the way and in a year, in the order staff read it. Amounts without a source are
 * assumptions of the dealer and say so. Sizes are those of `bus-size.ts`.
 */
export const rateTable = {
  roadFactor: {
    name: msg`Miles by road for a mile as the crow flies`,
    unit: 'times',
    amount: 1.25,
  },

  driverPerMile: { name: msg`Driver`, unit: 'dollars-a-mile', amount: 0.85 },
  driverLeast: { name: msg`Driver, at least`, unit: 'dollars', amount: 300 },
  driverMilesPerDay: { name: msg`A day of driving`, unit: 'miles-a-day', amount: 450 },
  driverPerNight: { name: msg`A night on the way, with meals`, unit: 'dollars', amount: 150 },
  returnPerMile: { name: msg`The driver’s way back`, unit: 'dollars-a-mile', amount: 0.3 },
  returnLeast: { name: msg`The driver’s way back, at least`, unit: 'dollars', amount: 100 },

  haulSmall: { name: msg`Hauling a small bus`, unit: 'dollars-a-mile', amount: 2.75 },
  haulMedium: { name: msg`Hauling a mid-size bus`, unit: 'dollars-a-mile', amount: 4 },
  haulLarge: { name: msg`Hauling a large bus`, unit: 'dollars-a-mile', amount: 5.5 },
  haulLeast: { name: msg`Hauling, at least`, unit: 'dollars', amount: 750 },

  dieselPrice: { name: msg`Diesel`, unit: 'dollars-a-gallon', amount: 4 },
  gasPrice: { name: msg`Gasoline`, unit: 'dollars-a-gallon', amount: 3.25 },
  propanePrice: { name: msg`Propane`, unit: 'dollars-a-gallon', amount: 2.75 },
  cngPrice: {
    name: msg`CNG, as much as a gallon of gasoline holds`,
    unit: 'dollars-a-gallon',
    amount: 3,
  },
  electricityPrice: { name: msg`Electricity`, unit: 'dollars-a-kwh', amount: 0.18 },
  milesPerGallonSmall: {
    name: msg`A small bus on diesel`,
    unit: 'miles-a-gallon',
    amount: 11,
  },
  milesPerGallonMedium: {
    name: msg`A mid-size bus on diesel`,
    unit: 'miles-a-gallon',
    amount: 7.5,
  },
  milesPerGallonLarge: {
    name: msg`A large bus on diesel`,
    unit: 'miles-a-gallon',
    amount: 6,
  },
  gasolineShare: {
    name: msg`Miles on a gallon of gasoline, of those on diesel`,
    unit: 'percent',
    amount: 80,
  },
  propaneShare: {
    name: msg`Miles on a gallon of propane, of those on gasoline`,
    unit: 'percent',
    amount: 73,
    source: heatingValues,
  },
  kwhPerMileSmall: { name: msg`A small electric bus`, unit: 'kwh-a-mile', amount: 0.9 },
  kwhPerMileMedium: {
    name: msg`A mid-size electric bus`,
    unit: 'kwh-a-mile',
    amount: 1.21,
    source: 'NREL/JA-5400-91260, 2025 (school buses)',
  },
  kwhPerMileLarge: { name: msg`A large electric bus`, unit: 'kwh-a-mile', amount: 2.2 },

  serviceSmall: { name: msg`First service of a small bus`, unit: 'dollars', amount: 500 },
  serviceMedium: { name: msg`First service of a mid-size bus`, unit: 'dollars', amount: 800 },
  serviceLarge: { name: msg`First service of a large bus`, unit: 'dollars', amount: 1_400 },
  upkeepSmall: {
    name: msg`Upkeep and tires of a small bus`,
    unit: 'dollars-a-mile',
    amount: 0.2,
  },
  upkeepMedium: {
    name: msg`Upkeep and tires of a mid-size bus`,
    unit: 'dollars-a-mile',
    amount: 0.35,
  },
  upkeepLarge: {
    name: msg`Upkeep and tires of a large bus`,
    unit: 'dollars-a-mile',
    amount: 0.55,
  },
} as const satisfies Record<string, RateRow>;

export type RateKey = keyof typeof rateTable;

// Their names are those of the table.
export const rateKeys = Object.keys(rateTable) as readonly RateKey[];

/** One rate as it stands: what it is, by whom it is known, and since when it is set so. */
export interface CostRate {
  amount: number;
  /** Null: our own assumption. */
  source: string | null;
  /** A day or a moment, ISO 8601. */
  setOn: string;
}

export type CostRates = Readonly<Record<RateKey, CostRate>>;

/** Every rate, each made by `rateOf`. */
export const ratesBy = (rateOf: (key: RateKey, row: RateRow) => CostRate): CostRates =>
  Object.fromEntries(rateKeys.map((key) => [key, rateOf(key, rateTable[key])])) as Record<
    RateKey,
    CostRate
  >;

/** Before staff have set anything. */
export const builtInRates: CostRates = ratesBy((_key, { amount, source }) => ({
  amount,
  source: source ?? null,
  setOn: builtInOn,
}));

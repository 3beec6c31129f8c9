import {
  compareVin,
  sellersPart,
  type ComparedFact,
  type SellerSays,
  type VinVerdict,
} from './compare-vin.ts';
import type { VinSays } from './decode-vin.ts';
import { vinVehicle } from './vin-vehicle.ts';

/** How staff settle what a VIN and a listing tell differently: in both cases the listing's word stays. */
export const vinSettlements = ['table-wrong', 'sellers-kept'] as const;
export type VinSettlement = (typeof vinSettlements)[number];

/** What a VIN and a listing tell differently, as values and not in a language. */
export interface VinDifference {
  fact: ComparedFact;
  vin: string;
  says: string;
  told: string;
}

/** A difference that staff looked into. `at` is ISO 8601 in UTC. */
export interface SettledDifference extends VinDifference {
  is: VinSettlement;
  at: string;
}

/** With the name of who did it, which never leaves the back office. */
export interface StaffSettledDifference extends SettledDifference {
  by: string;
}

/** Every fact that differs between what the VIN says and what stands in the listing. */
export function vinDifferences(vin: string, says: VinSays, seller: SellerSays): VinDifference[] {
  const { make, model } = vinVehicle(says);
  const { bodyMake, chassisMake, year, fuel, brakes, gvwrLb } = seller;
  const values: Record<ComparedFact, [unknown, unknown]> = {
    year: [says.years.join(' '), year],
    make: [make, [chassisMake, bodyMake].filter(Boolean).join(' / ')],
    model: [model, sellersPart(says, seller).model],
    fuel: [says.fuel, fuel],
    brakes: [says.brakes, brakes],
    weightClass: [says.weightClass, gvwrLb],
  };
  return differing(compareVin(says, seller)).map((fact) => {
    const [first, second] = values[fact];
    return { fact, vin, says: String(first), told: String(second) };
  });
}

const differing = (verdicts: ReadonlyMap<ComparedFact, VinVerdict>) =>
  [...verdicts].flatMap(([fact, verdict]) => (verdict === 'differs' ? [fact] : []));

/**
 * What was settled of these differences. One counts while VIN, table and listing say what they said
 * then: a change of any of the three is a new question.
 */
export function stillSettled<Settled extends VinDifference>(
  differences: readonly VinDifference[],
  settled: readonly Settled[],
): ReadonlyMap<string, Settled> {
  const found = differences.flatMap((difference) =>
    settled.filter((one) => differenceName(one) === differenceName(difference)),
  );
  return new Map(found.map((one) => [one.fact, one]));
}

/** Two differences are the same question when this is the same. */
export const differenceName = ({ fact, vin, says, told }: VinDifference): string =>
  JSON.stringify([fact, vin, says, told]);

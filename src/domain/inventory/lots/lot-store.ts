import type { LotUnit } from './lot-unit.ts';
import type { Lot, ReserveUnitsOutcome, ReserveRequest } from './reserve-units.ts';

/** Who changes a lot, for the audit log; `id` null for what visitors and programs do. */
export interface LotAuthor {
  id: string | null;
  name: string;
}

/** Units as they are to be from now on; a new one has id 0, one that is missing is removed. */
interface LotDecision<Result> {
  result: Result;
  units: readonly LotUnit[];
}

/** Another listing, or a unit of one, that has the same VIN. */
export interface VinElsewhere {
  vin: string;
  listingId: number;
  title: string;
  /** Null where the listing itself has it. */
  number: number | null;
}

/**
 * The units of lots. Promises: a change, its audit row, the listing's summary and revision, its jobs
 * and the bump of the `inventory` version are one transaction; changes pass one at a time, each sees
 * all earlier ones; a decision that changes nothing writes nothing.
 */
export interface LotStore {
  /** By number; none for a listing that is unknown or no lot of units. */
  units(listingId: number): Promise<LotUnit[]>;
  /** Decides on the stored lot, under its lock; null when there is no such listing. */
  change<Result>(
    request: { author: LotAuthor; action: string; listingId: number },
    decide: (lot: Lot, at: string) => LotDecision<Result>,
  ): Promise<Result | null>;
  /** By `reserveUnits`: all that is asked for or nothing, and no unit twice. */
  reserve(
    author: LotAuthor,
    listingId: number,
    request: ReserveRequest,
  ): Promise<ReserveUnitsOutcome>;
  /** Where else in the inventory these VINs stand, of any status. */
  vinsElsewhere(listingId: number, vins: readonly string[]): Promise<VinElsewhere[]>;
}

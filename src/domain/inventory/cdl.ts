import type { BusDetails } from './bus-listing.ts';

export type CdlNeed = 'yes' | 'no' | 'likely-no' | 'unknown';

/** 49 CFR 383.91(a)(3): designed for 16 or more people, the driver among them. */
const cdlPeopleIncludingDriver = 16;
/** 49 CFR 383.91(a)(2): a gross vehicle weight rating of 26,001 lb or more. */
const cdlGvwrLb = 26_001;
/** Below this length a bus of at most 15 people without a known GVWR is very unlikely to pass 26,000 lb. */
const shortBusLengthIn = 28 * 12;

/**
 * Whether driving this bus generally takes a commercial driver's license (spec §1, §9: above 15
 * passengers including the driver, or above 26,000 lb). Wheelchair positions are design capacity
 * and count. What is not known stays unknown; nothing here is legal advice.
 */
export function cdlNeed(
  bus: Pick<BusDetails, 'passengers' | 'wheelchairPositions' | 'gvwrLb' | 'lengthIn'>,
): CdlNeed {
  if (bus.gvwrLb !== null && bus.gvwrLb >= cdlGvwrLb) return 'yes';
  if (bus.passengers === null) return 'unknown';
  const people = bus.passengers + (bus.wheelchairPositions ?? 0) + 1;
  if (people >= cdlPeopleIncludingDriver) return 'yes';
  if (bus.gvwrLb !== null) return 'no';
  return bus.lengthIn !== null && bus.lengthIn <= shortBusLengthIn ? 'likely-no' : 'unknown';
}

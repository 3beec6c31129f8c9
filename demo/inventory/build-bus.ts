import { emptyBusDetails, type BusDetails } from '#domain/inventory/bus-listing.ts';
import type { CategorySlug } from '#domain/inventory/categories.ts';
import type { Condition } from '#domain/inventory/choices.ts';
import { engineFamilyOf } from '#domain/inventory/vocabulary/engines.ts';
import type { Powertrain } from './archetypes/archetype.ts';
import { DEMO_YEAR, type ChosenBus } from './choose-bus.ts';
import { equipmentOf, type Equipment } from './equipment.ts';
import { askingPriceCents, roundedUsd } from './prices.ts';
import type { Random } from './random.ts';

/**
 * Turns a chosen bus into a listing's details, all but description, location and numbers. Whatever
 * depends on something else (seats on the lift, belts on the year, price on age and miles) is
 * worked out here, so that no bus contradicts itself.
 */
export function buildBus(chosen: ChosenBus, random: Random): BusDetails {
  const { archetype, year, chassis, powertrain, size } = chosen;
  const equipment: Equipment = equipmentOf(archetype.equipment);
  const age = Math.max(0, DEMO_YEAR - year);
  const condition = chooseCondition(archetype.category, age, random);
  const usage = random.next();
  const mileageMiles = miles(chosen, condition, usage, random);
  const belts = year >= equipment.beltsFrom ? equipment.newerBelts : equipment.olderBelts;
  return {
    ...emptyBusDetails,
    year,
    bodyMake: archetype.make,
    bodyModel: archetype.model,
    chassisMake: chassis.make,
    chassisModel: chassis.model,
    category: archetype.category,
    schoolType: archetype.schoolType ?? null,
    condition,
    ...seating(chosen, equipment, random),
    ...price(chosen, condition, age, usage, random),
    mileageMiles,
    ...mileageFacts(chosen, mileageMiles, random),
    fuel: powertrain.fuel,
    engine: powertrain.engine,
    engineFamily: familyOf(powertrain),
    transmission: powertrain.manual ? 'manual' : 'automatic',
    transmissionModel: powertrain.gearbox,
    gvwrLb: random.chance(0.93) ? size.gvwrLb : null,
    brakes: chassis.brakes,
    suspension: chassis.suspension,
    drive: chassis.drive,
    lengthIn: Math.round(size.lengthFt * 12),
    widthIn: random.chance(0.8) ? archetype.widthIn : null,
    heightIn: random.chance(0.7) ? archetype.heightIn : null,
    headroomIn: random.chance(0.6) ? archetype.headroomIn : null,
    restroom: equipment.restroomPossible ? random.chance(equipment.restroomChance) : null,
    luggage: random.weighted(equipment.luggage).value,
    airConditioning: random.weighted(equipment.airConditioning).value,
    seatType: random.pick(equipment.seatTypes),
    seatBelts: random.weighted(belts).value,
    colorExterior: random.weighted(equipment.exterior).value,
    colorInterior: random.chance(0.75) ? random.pick(equipment.interior) : null,
    titleStatus: titleStatus(chosen, condition, random),
  };
}

const families = new Map<Powertrain, string | null>();

/** Looked up once per powertrain: the search knows engines by these names. */
function familyOf(powertrain: Powertrain): string | null {
  let family = families.get(powertrain);
  if (family === undefined) {
    const { engine, fuel, from } = powertrain;
    family = fuel === 'electric' ? null : engineFamilyOf(engine, { fuel, year: from });
    families.set(powertrain, family);
  }
  return family;
}

function chooseCondition(category: CategorySlug, age: number, random: Random): Condition {
  const roll = random.next();
  if (age <= 1 && roll < (age === 0 ? 0.85 : 0.35)) return 'new';
  if (age < 4 || category === 'conversion' || category === 'skoolie') return 'used';
  if (roll > 0.96) return 'reconditioned';
  if (age >= 10 && roll < 0.012) return 'parts';
  return age >= 6 && roll < 0.028 ? 'salvage' : 'used';
}

/** Wheelchair positions take seats: whole rows in a school bus, single seats elsewhere. */
function seating(chosen: ChosenBus, equipment: Equipment, random: Random) {
  const { archetype, size } = chosen;
  const access = archetype.access ?? equipment.access;
  const fitted = access !== 'none' && random.chance(equipment.liftChance);
  const sayNone = random.chance(0.7);
  const most = size.lengthFt <= 22 ? Math.min(2, equipment.maxPositions) : equipment.maxPositions;
  const wanted = fitted ? random.int(1, most) : 0;
  const positions = size.rows ? Math.min(wanted, Math.floor(size.rows / 2)) : wanted;
  const rows = size.rows ? size.rows - positions : null;
  const seats =
    rows === null
      ? Math.max(4, size.seats - positions * equipment.seatsPerPosition)
      : (rows * size.seats) / size.rows!;
  const none = sayNone ? ('none' as const) : null;
  return {
    passengers: fitted ? Math.min(seats, size.seats) : size.seats,
    passengersAdult: rows !== null && size.threeAbreast ? rows * 4 : null,
    rows,
    windowsPerSide: size.windows ?? null,
    wheelchairPositions: positions || null,
    lift: fitted ? access : none,
    liftLocation: fitted ? random.pick(equipment.liftLocations) : null,
    liftMake: fitted && access === 'lift' ? random.pick(['Braun', 'Ricon', 'Braun', null]) : null,
  };
}

/** Buses work hard for about twelve years and then little. Null for about one in seven. */
function miles(
  { archetype, year }: ChosenBus,
  condition: Condition,
  usage: number,
  random: Random,
): number | null {
  const exact = random.next();
  if (condition === 'new') return 60 + Math.floor(exact * 1_900);
  if (random.chance(0.14)) return null;
  const age = Math.max(0.6, DEMO_YEAR - year);
  const workingYears = Math.min(age, 12) + Math.max(0, age - 12) * 0.3;
  const [low, high] = archetype.milesPerYear;
  const total = workingYears * (low + (high - low) * usage) * (0.9 + exact * 0.2);
  return exact < 0.3 ? Math.max(1_000, Math.round(total / 1_000) * 1_000) : Math.round(total);
}

/** Vehicles over 16,000 lb are exempt from odometer disclosure (49 CFR 580.17). */
function mileageFacts(
  { archetype, size }: ChosenBus,
  mileageMiles: number | null,
  random: Random,
): Pick<BusDetails, 'mileageStatus' | 'engineHours'> {
  const roll = random.next();
  if (mileageMiles === null) return { mileageStatus: 'unknown', engineHours: null };
  const counted = archetype.price === 'transit' || archetype.price.startsWith('shuttle');
  const engineHours = counted && roll > 0.85 ? Math.round(mileageMiles / (14 + roll * 6)) : null;
  if (size.gvwrLb > 16_000 && roll < 0.2) return { mileageStatus: 'exempt', engineHours };
  if (roll > 0.98) return { mileageStatus: 'replaced-odometer', engineHours };
  return { mileageStatus: 'actual', engineHours };
}

function price(
  { archetype }: ChosenBus,
  condition: Condition,
  age: number,
  usage: number,
  random: Random,
): Pick<BusDetails, 'priceCents' | 'pricePreviousCents'> {
  const wear = Math.min(1, Math.max(0, usage * 0.6 + random.next() * 0.4));
  const asked = random.chance(0.82);
  const dropped = random.chance(0.1);
  const cut = 1.04 + random.next() * 0.11;
  if (!asked) return { priceCents: null, pricePreviousCents: null };
  const factor = archetype.priceFactor ?? 1;
  const cents = askingPriceCents(archetype.price, age, wear, factor, condition);
  const before = roundedUsd((cents / 100) * cut) * 100;
  return { priceCents: cents, pricePreviousCents: dropped && before > cents ? before : null };
}

function titleStatus(
  { archetype }: ChosenBus,
  condition: Condition,
  random: Random,
): BusDetails['titleStatus'] {
  const roll = random.next();
  if (condition === 'parts') return roll < 0.5 ? 'bill-of-sale' : 'salvage';
  if (condition === 'salvage') return 'salvage';
  if (roll < 0.1) return null;
  const agencyFleet = archetype.equipment === 'school' || archetype.equipment === 'transit';
  return agencyFleet && condition === 'used' && roll > 0.9 ? 'bill-of-sale' : 'clean';
}

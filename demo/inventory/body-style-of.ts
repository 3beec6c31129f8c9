import type { BusDetails } from '#domain/inventory/bus-listing.ts';
import type { CategorySlug } from '#domain/inventory/categories.ts';
import type { BusModel, ModelSchoolType } from '#domain/inventory/vocabulary/models.ts';
import { modelsOf } from '#domain/inventory/vocabulary/models.ts';
import type { BodyStyle } from '@omnibus/bus-drawings';

const schoolStyles: Record<ModelSchoolType, BodyStyle> = {
  A: 'school-a',
  'A-1': 'school-a',
  'A-2': 'school-a',
  B: 'school-b',
  C: 'school-c',
  D: 'school-d',
};

/** Categories that look one way whatever the make. */
const fixedStyles: Partial<Record<CategorySlug, BodyStyle>> = {
  transit: 'transit',
  trolley: 'trolley',
  'double-decker': 'double-decker',
  'limo-bus': 'limo-bus',
  van: 'van',
  conversion: 'conversion',
  skoolie: 'skoolie',
  commercial: 'commercial',
  'mini-coach': 'mini-coach',
};

/** From this length a coach is a full-size one. */
const FULL_COACH_IN = 37 * 12;
/** A cutaway on a van chassis ends here; longer shuttles stand on a truck. */
const CUTAWAY_IN = 28 * 12;
const TRUCK_CHASSIS = /f-?[56]50|m2|s2c|xb-?r|3200|c5500|c4500|mb55|^[at]c\b/i;

/** The way this bus looks from the side, so that no listing is shown as another kind of bus. */
export function bodyStyleOf(bus: BusDetails): BodyStyle {
  const model = findModel(bus);
  const category = bus.category ?? model?.categories[0] ?? 'shuttle';
  const lengthIn = bus.lengthIn ?? 0;
  if (category === 'school' || category === 'school-activity') return schoolStyle(bus, model);
  if (category === 'coach')
    return lengthIn > 0 && lengthIn < FULL_COACH_IN ? 'mini-coach' : 'coach';
  if (category === 'shuttle') return shuttleStyle(bus);
  if (category === 'electric') return electricStyle(bus, model);
  return fixedStyles[category] ?? 'cutaway-shuttle';
}

/** Type D school bodies (and the CSRE/CSFE built like them) have no hood. */
export function isFlatNosed(bus: BusDetails): boolean {
  return findModel(bus)?.schoolType === 'D' || /^CS[FR]E$/.test(bus.bodyModel ?? '');
}

function findModel(bus: BusDetails): BusModel | null {
  if (!bus.bodyMake) return null;
  return modelsOf(bus.bodyMake).find((model) => model.name === bus.bodyModel) ?? null;
}

function schoolStyle(bus: BusDetails, model: BusModel | null): BodyStyle {
  const type = bus.schoolType ?? model?.schoolType;
  if (type) return schoolStyles[type];
  const van = (bus.gvwrLb ?? 0) > 0 ? bus.gvwrLb! <= 14_500 : (bus.lengthIn ?? 999) <= 26 * 12;
  return van ? 'school-a' : 'school-c';
}

function shuttleStyle(bus: BusDetails): BodyStyle {
  if (TRUCK_CHASSIS.test(bus.chassisModel ?? '')) return 'mid-size-shuttle';
  return (bus.lengthIn ?? 0) > CUTAWAY_IN ? 'mid-size-shuttle' : 'cutaway-shuttle';
}

/** Electric buses come in every body: the model says which, else the length. */
function electricStyle(bus: BusDetails, model: BusModel | null): BodyStyle {
  if (model?.schoolType) return schoolStyles[model.schoolType];
  const body = model?.categories[0];
  if (body && body !== 'electric') return bodyStyleOf({ ...bus, category: body });
  if (bus.rows !== null) return 'school-c';
  return (bus.lengthIn ?? 0) > CUTAWAY_IN ? 'transit' : 'cutaway-shuttle';
}

import { msg, plural, t } from '@lingui/core/macro';
import {
  isMeasuredOnly,
  type Finding,
  type Severity,
} from '#domain/inspections/condition-report.ts';
import type { FigureKey, ItemKey, SectionKey } from '#domain/inspections/inspection-sections.ts';
import { sayMeasure, sayNumber } from '#messages/figures.ts';
import { say, type Message } from '#messages/i18n.ts';

interface ItemWords {
  /** What it is called in a report. */
  name: Message;
  /** What to look for, as the printed checklist says it too; null where the name says all. */
  question: Message | null;
}

const tireQuestion = msg`Tread even; no cracks in the sidewalls`;
const tire = (name: Message): ItemWords => ({ name, question: tireQuestion });

/** What is looked at on a bus, in words: of the printed checklist, the form on a phone and reports. */
export const itemWords: Readonly<Record<ItemKey, ItemWords>> = {
  'papers-vin': {
    name: msg`VIN`,
    question: msg`VIN on the plate, the title and the listing agree`,
  },
  'papers-title': {
    name: msg`Title`,
    question: msg`Title is in the seller’s name; no lien`,
  },
  'papers-odometer': { name: msg`Odometer`, question: msg`Read it while the bus is on` },
  'papers-weight': {
    name: msg`Weight rating`,
    question: msg`Weight rating (GVWR) read from the door plate`,
  },
  'papers-seats': {
    name: msg`Seats and wheelchair places`,
    question: msg`Seats counted, wheelchair places counted, driver left out`,
  },
  'papers-log': {
    name: msg`Maintenance log`,
    question: msg`Maintenance log seen; last oil, brake and transmission service noted`,
  },
  'engine-start': {
    name: msg`Cold start and battery`,
    question: msg`Starts without aid; no blue or white smoke once warm`,
  },
  'engine-gauges': {
    name: msg`Gauges and warning lights`,
    question: msg`Gauges in range; no engine, brake or emission lights stay on`,
  },
  'engine-leaks': {
    name: msg`Leaks`,
    question: msg`No fresh oil, coolant, fuel or brake fluid`,
  },
  'engine-hoses': {
    name: msg`Hoses and belts`,
    question: msg`Hoses, belts and engine bay clean and dry`,
  },
  'engine-exhaust': {
    name: msg`Exhaust`,
    question: msg`Exhaust and particulate filter without damage`,
  },
  'engine-transmission': {
    name: msg`Transmission`,
    question: msg`Transmission shifts cleanly through all gears`,
  },
  'engine-highway': {
    name: msg`Drive at highway speed`,
    question: msg`Steady at highway speed for ten minutes`,
  },
  'brakes-stopping': {
    name: msg`Service brakes`,
    question: msg`Brakes pull straight; air pressure recovers, where fitted`,
  },
  'brakes-parking': { name: msg`Parking brake`, question: msg`Parking brake holds on a slope` },
  'brakes-lines': {
    name: msg`Lines, springs and air bags`,
    question: msg`Air or brake lines, springs and air bags whole`,
  },
  'tire-front-left': tire(msg`Front left tire`),
  'tire-front-right': tire(msg`Front right tire`),
  'tire-rear-left-outer': tire(msg`Rear left outer tire`),
  'tire-rear-left-inner': tire(msg`Rear left inner tire`),
  'tire-rear-right-inner': tire(msg`Rear right inner tire`),
  'tire-rear-right-outer': tire(msg`Rear right outer tire`),
  'tire-tag-left': tire(msg`Tag axle left tire`),
  'tire-tag-right': tire(msg`Tag axle right tire`),
  'tire-spare': tire(msg`Spare tire`),
  'body-frame': {
    name: msg`Frame and floor supports`,
    question: msg`Frame rails and floor supports free of deep rust`,
  },
  'body-panels': {
    name: msg`Panels, paint and glass`,
    question: msg`No dents, cracks or rust through the skin`,
  },
  'body-doors': {
    name: msg`Doors, exits and windows`,
    question: msg`Luggage doors, emergency exits and windows open and close`,
  },
  'body-roof': { name: msg`Roof`, question: msg`Roof hatches and seams sealed` },
  'lights-outside': {
    name: msg`Lights, signals and mirrors`,
    question: msg`All lights, signals and mirrors work`,
  },
  'lights-warning': {
    name: msg`Stop arm and warning lights`,
    question: msg`They work, where fitted`,
  },
  'lights-inside': { name: msg`Lights inside`, question: null },
  'interior-floor': {
    name: msg`Floor`,
    question: msg`Floor firm over the whole aisle and around the wheel wells`,
  },
  'interior-ceiling': {
    name: msg`Ceiling and windows`,
    question: msg`No water stains on the ceiling or around windows`,
  },
  'interior-seats': {
    name: msg`Seats, belts and securement`,
    question: msg`Seats, belts and securement points whole`,
  },
  'interior-climate': {
    name: msg`Air conditioning and heat`,
    question: msg`Front and rear air conditioning and heat run`,
  },
  'interior-restroom': {
    name: msg`Restroom, outlets and speakers`,
    question: msg`Restroom, lights, outlets and speakers work, where fitted`,
  },
  'lift-cycle': {
    name: msg`Lift or ramp cycle`,
    question: msg`Full cycle up and down with weight on it`,
  },
  'lift-interlock': {
    name: msg`Lift interlock`,
    question: msg`Interlock keeps the bus from moving with the door open`,
  },
  'lift-straps': {
    name: msg`Load plate and straps`,
    question: msg`Load plate readable; straps for every wheelchair place present`,
  },
};

/** Headings of a report, and names of the pages of its form. */
export const sectionNames: Readonly<Record<SectionKey, Message>> = {
  papers: msg`Papers and plates`,
  engine: msg`Engine and drive`,
  brakes: msg`Brakes`,
  tires: msg`Tires`,
  body: msg`Body and frame`,
  lights: msg`Lights`,
  interior: msg`Interior`,
  lift: msg`Lift or ramp`,
};

/** Said once above a section, on the printed checklist too. */
export const tireDates = msg`Tire date codes read; none older than seven years`;

/** What was found, as a reader is told. */
export const severityNames: Readonly<Record<Severity, Message>> = {
  unsafe: msg`Unsafe until repaired`,
  soon: msg`Repair soon`,
  note: msg`Worth knowing`,
  fine: msg`Looked at, fine`,
  'not-checked': msg`Not checked`,
  'not-fitted': msg`Not on this bus`,
};

/** In place of a severity: see `isMeasuredOnly`. */
export const measuredOnly = msg`Measured only`;

/** What was found of one thing, as a reader is told. */
export const sayFound = (found: Pick<Finding, 'severity' | 'figures'>): string =>
  say(isMeasuredOnly(found) ? measuredOnly : severityNames[found.severity]);

/** Labels of what is measured, with the unit to type. */
export const figureNames: Readonly<Record<FigureKey, Message>> = {
  odometerMiles: msg`Miles on the odometer`,
  treadDepth32nds: msg`Tread depth, 32nds of an inch`,
  dotWeek: msg`DOT week`,
  dotYear: msg`DOT year`,
  liftCycles: msg`Full cycles run`,
  liftLoadPounds: msg`Load on the lift, pounds`,
  batteryVolts: msg`Battery, volts`,
  airPressurePsi: msg`Air pressure, psi`,
};

/** What was measured, as one would say it: `8/32 inch tread`, `made in week 35 of 2019`. */
export function sayFigures(figures: Readonly<Partial<Record<FigureKey, number>>>): string[] {
  const { dotWeek, dotYear, treadDepth32nds: depth, odometerMiles, liftCycles } = figures;
  const { liftLoadPounds, batteryVolts: volts, airPressurePsi: pressure } = figures;
  const pounds = liftLoadPounds === undefined ? null : sayNumber(liftLoadPounds);
  return [
    odometerMiles === undefined ? null : sayMeasure(odometerMiles, 'mile', undefined, 'both'),
    depth === undefined ? null : t`${depth}/32 inch tread`,
    sayTireDate(dotWeek, dotYear),
    liftCycles === undefined
      ? null
      : plural(liftCycles, { one: '# full cycle', other: '# full cycles' }),
    pounds === null ? null : t`${pounds} pounds on it`,
    volts === undefined ? null : t`${volts} volts`,
    pressure === undefined ? null : t`${pressure} psi`,
  ].filter((part) => part !== null);
}

function sayTireDate(inWeek: number | undefined, inYear: number | undefined): string | null {
  if (inYear === undefined) return null;
  // Both are names: they have no thousands.
  const year = String(inYear);
  const week = String(inWeek);
  return inWeek === undefined ? t`made in ${year}` : t`made in week ${week} of ${year}`;
}

import type { BusDetails } from '#domain/inventory/bus-listing.ts';
import { LENGTH_RANGE_IN, type BodyStyle, type BusPictureSpec } from '@omnibus/bus-drawings';
import { bodyStyleOf, isFlatNosed } from './body-style-of.ts';
import { paintOf } from './paint-colors.ts';
import { mixBits } from './random.ts';

/** Backdrops in use; few, so that alike buses share one picture. */
const BACKDROPS = 6;
const REAR_ENGINE = /\b(RE|ER|HDX|CSRE|Apollo)\b/;

/** What the illustrator needs to draw this listing, and nothing it cannot know. */
export function pictureSpecFor(bus: BusDetails): BusPictureSpec {
  const bodyStyle = bodyStyleOf(bus);
  const paint = paintOf(bus.colorExterior);
  return {
    bodyStyle,
    bodyColor: paint.body ?? usualColor(bodyStyle, bus),
    accentColor: paint.accent,
    lengthIn: bus.lengthIn ?? LENGTH_RANGE_IN[bodyStyle][1],
    passengers: bus.passengers,
    wheelchairPositions: bus.wheelchairPositions,
    lift: bus.lift === 'lift' || bus.lift === 'ramp',
    schoolStopArm: bodyStyle.startsWith('school-') && bus.category !== 'school-activity',
    backdropSeed: mixBits(textBits(`${bus.city} ${bus.state}`), 7) % BACKDROPS,
    openTop: bodyStyle === 'double-decker' && /open[- ]top|upper deck is open/i.test(`${bus.title} ${bus.description}`), // prettier-ignore
    engine: hasRearEngine(bus) ? 'rear' : 'front',
    restroom: bus.restroom === true,
    electric: bus.fuel === 'electric',
  };
}

/**
 * The outside: seats and interior left out, so that alike buses share one picture. Skoolies and
 * specialty buses are drawn with a hood; one built on a flat-nosed school bus is drawn as that.
 */
export function sideViewSpec(bus: BusDetails): BusPictureSpec {
  const spec = pictureSpecFor(bus);
  const accessible = spec.lift || (spec.wheelchairPositions ?? 0) > 0;
  const hooded = spec.bodyStyle === 'skoolie' || spec.bodyStyle === 'commercial';
  return {
    ...spec,
    bodyStyle: hooded && isFlatNosed(bus) ? 'school-d' : spec.bodyStyle,
    passengers: null,
    wheelchairPositions: accessible ? 1 : null,
    restroom: false,
  };
}

/** The inside: paint and place left out. */
export function floorPlanSpec(bus: BusDetails): BusPictureSpec {
  const { bodyStyle, lengthIn, passengers, wheelchairPositions, lift, openTop, engine, restroom } = pictureSpecFor(bus); // prettier-ignore
  return { bodyStyle, lengthIn, passengers, wheelchairPositions, lift, openTop, engine, restroom, bodyColor: '#FFFFFF', backdropSeed: 0 }; // prettier-ignore
}

function usualColor(style: BodyStyle, bus: BusDetails): string {
  if (style.startsWith('school-') && bus.category !== 'school-activity') return '#F7B500';
  return style === 'limo-bus' ? '#1B1E22' : '#F4F5F3';
}

function hasRearEngine(bus: BusDetails): boolean {
  return REAR_ENGINE.test(bus.bodyModel ?? '') || /XB-?R/i.test(bus.chassisModel ?? '');
}

function textBits(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at++) bits = mixBits(bits, text.charCodeAt(at));
  return bits;
}

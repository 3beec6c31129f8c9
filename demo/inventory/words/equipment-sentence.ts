import type { BusDetails } from '#domain/inventory/bus-listing.ts';
import type { Random } from '../random.ts';
import { capitalized, listed, numberWord, type Facts } from './facts.ts';

/** What is fitted, as phrases in the order a buyer asks for them. */
function fittedPhrases(bus: BusDetails): string[] {
  const phrases: (string | null)[] = [
    accessPhrase(bus),
    bus.restroom && bus.category !== 'conversion' && bus.category !== 'skoolie'
      ? 'a restroom'
      : null,
    luggagePhrases[bus.luggage ?? ''] ?? null,
    airPhrases[bus.airConditioning ?? ''] ?? null,
    bus.seatBelts === '3-point' ? 'lap and shoulder belts at every seat' : null,
    bus.seatBelts === '2-point' ? 'lap belts' : null,
    bus.seatBelts === 'icr' ? 'built-in child seats' : null,
    seatPhrase(bus),
    bus.suspension === 'air' ? 'air-ride suspension' : null,
  ];
  return phrases.filter((phrase) => phrase !== null);
}

function accessPhrase(bus: BusDetails): string | null {
  if (bus.lift !== 'lift' && bus.lift !== 'ramp') return null;
  const place = bus.liftLocation === 'mid' ? 'mid-body' : bus.liftLocation;
  const device =
    bus.lift === 'ramp'
      ? 'a front-door ramp'
      : `a ${place ? `${place} ` : ''}${bus.liftMake ? `${bus.liftMake} ` : ''}wheelchair lift`;
  const count = bus.wheelchairPositions;
  if (!count) return device;
  return `${device} with ${numberWord(count)} securement ${count === 1 ? 'position' : 'positions'}`;
}

const luggagePhrases: Partial<Record<string, string>> = {
  rear: 'a rear luggage area',
  'interior-rack': 'an inside luggage rack',
  underfloor: 'underfloor bays',
  roof: 'a roof deck for storage',
};

const airPhrases: Partial<Record<string, string>> = {
  both: 'front and rear A/C',
  dash: 'dash A/C',
  rear: 'rear A/C',
  roof: 'roof A/C',
};

function seatPhrase(bus: BusDetails): string | null {
  switch (bus.seatType) {
    case 'recliner':
      return bus.category === 'conversion' ? null : 'reclining seats';
    case 'high-back':
      return 'high-back seats';
    case 'perimeter':
      return 'perimeter seating';
    case 'fold-away':
      return 'fold-away seats';
    default:
      return null;
  }
}

/** One sentence on up to four fittings, or null when there is nothing to tell. */
export function equipmentSentence({ bus, model }: Facts, random: Random): string | null {
  const all = fittedPhrases(bus);
  const roll = random.int(0, 5);
  if (all.length === 0)
    return bus.airConditioning === 'none'
      ? `No A/C on this ${model}; windows open on both sides.`
      : null;
  const told = listed(all.slice(0, roll > 2 ? 4 : 3));
  switch (roll) {
    case 0:
      return `Equipped with ${told}.`;
    case 1:
      return `You get ${told}.`;
    case 2:
      return `${capitalized(told)} ${all.length > 1 || told.endsWith('s') ? 'are' : 'is'} fitted.`;
    case 3:
      return `Inside and out: ${told}.`;
    case 4:
      return `It has ${told}.`;
    default:
      return `On board: ${told}.`;
  }
}

const builtFor: Record<string, readonly string[]> = {
  'open-top': ['The upper deck is open, with drains and new non-slip flooring.', 'Open-top conversion with a removable canvas over the front rows.'],
  motorhome: ['Queen bed, galley, shower and two slide-outs; the generator has 2,100 hours.', 'Finished as a motorhome with galley, rear bath and inverter power.', 'Full galley, washer and dryer, and a diesel generator in its own slide tray.'],
  entertainer: ['Laid out as an entertainer: bunks amidships, front and rear lounges, galley.', 'Twelve-bunk shell history, now with larger bunks, two lounges and a quiet generator.', 'Star-coach floor plan with a rear stateroom and a front lounge.'],
  'mobile office': ['Fitted as a mobile office with four desks, a meeting table and shore power.', 'Two work rooms, storage wall and a generator make it an office anywhere.'],
  'inmate transport': ['Caged compartments, window grilles and a rear officer seat are still in place.', 'Secure partitions and stainless benches; grilles unbolt if you want a clean shell.'],
  'crew transport': ['Built to carry crews: tool storage at the rear, mud-proof floor, front-facing seats.', 'Crew bus with gear racks behind the last row and heavy floor mats.'],
  'mobile clinic': ['Two exam rooms, a sink, cabinets and a 12 kW generator; the medical gear is not included.', 'Laid out for outreach care with an intake desk and a private exam room.'],
  'mobile classroom': ['Workstations along both sides, a screen up front and shore power.', 'Fitted as a rolling classroom with benches, outlets at every desk and good light.'],
  bookmobile: ['Shelving for about 3,000 books, a checkout desk and a side entry door.', 'Slanted shelves, skylights and a desk by the door; the library kept it spotless.'],
}; // prettier-ignore

const skoolieBuilds = [
  'Queen bed in the rear, wood stove, composting toilet and 400 watts of solar on the roof.',
  'Full kitchen with a two-burner stove, a 12-volt fridge and 40 gallons of fresh water.',
  'Insulated with spray foam, wired for 30-amp shore power, and finished in wood.',
  'Bunks for the kids, a dinette that folds to a bed and a shower with hot water.',
  'Mini-split, lithium batteries and a roof deck; titled as a motorhome.',
];

/** What a specialty bus was built for, or null for an ordinary one. */
export function buildSentence({ bus, use }: Facts, random: Random): string | null {
  if (bus.category === 'skoolie') return random.pick(skoolieBuilds);
  const sentences = use === null ? undefined : builtFor[use];
  return sentences ? random.pick(sentences) : null;
}

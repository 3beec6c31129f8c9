import type { BusDetails } from '#domain/inventory/bus-listing.ts';
import { cdlNeed } from '#domain/inventory/cdl.ts';
import type { Random } from '../random.ts';
import { buildSentence, equipmentSentence } from './equipment-sentence.ts';
import { factsOf, numberWord, type Facts } from './facts.ts';
import {
  brokenNotes,
  electricMechanics,
  flaws,
  mechanics,
  notes,
  reconditionedNotes,
} from './mechanics.ts';
import { homeOpenings, newOpenings, openings, originsByUse, words } from './openings.ts';

/**
 * Two to six sentences the way a straight dealer writes them: what it is, how it drives, what is on
 * it, what was done and what is wrong, who it suits. Everything said agrees with the listing.
 */
export function describeBus(bus: BusDetails, use: string | null, random: Random): string {
  const facts = factsOf(bus, use);
  const sentences = [
    opening(facts, random),
    buildSentence(facts, random),
    random.chance(0.85) ? mechanical(facts, random) : null,
    random.chance(0.8) ? equipmentSentence(facts, random) : null,
    ...shopNotes(facts, random),
    seatsSentence(facts, random),
    lotSentence(facts, random),
    closing(facts, random),
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}

const isHome = ({ bus }: Facts) => bus.category === 'conversion' || bus.category === 'skoolie';
const broken = ({ bus }: Facts) => bus.condition === 'parts' || bus.condition === 'salvage';

function opening(facts: Facts, random: Random): string {
  const { origins, nouns } = words[facts.bus.category ?? 'shuttle'];
  const noun = random.pick(nouns);
  if (facts.bus.condition === 'new') return random.pick(newOpenings)(noun)(facts);
  if (broken(facts)) return `${facts.name}, ${facts.feet}, sold ${facts.bus.condition === 'parts' ? 'for parts' : 'on a salvage title'}.`; // prettier-ignore
  const origin = random.pick(originsByUse[facts.use ?? ''] ?? origins);
  return random.pick(isHome(facts) ? homeOpenings : openings)(origin, noun)(facts);
}

function mechanical(facts: Facts, random: Random): string | null {
  if (broken(facts)) return `Engine: ${facts.bus.engine}.`;
  if (facts.bus.fuel === 'electric') return random.pick(electricMechanics)(facts);
  // Nothing used is said of a new bus: its drivetrain is simply named.
  if (facts.bus.condition === 'new') return mechanics[3]!(facts);
  return random.pick(mechanics)(facts);
}

function shopNotes(facts: Facts, random: Random): (string | null)[] {
  if (facts.bus.condition === 'new') return [];
  if (broken(facts)) return [random.pick(brokenNotes)];
  if (facts.bus.condition === 'reconditioned') return [random.pick(reconditionedNotes)];
  return [
    random.chance(0.62) ? random.pick(notes) : null,
    random.chance(0.45) ? random.pick(flaws) : null,
  ];
}

function seatsSentence(facts: Facts, random: Random): string | null {
  const { bus } = facts;
  if (broken(facts)) return null;
  if (bus.passengersAdult === null || bus.category !== 'school' || !random.chance(0.6)) return null;
  return random.chance(0.5)
    ? `Rated for ${bus.passengers} children, or ${bus.passengersAdult} adults two to a bench.`
    : `${numberWord(bus.rows ?? 0).replace(/^./, (first) => first.toUpperCase())} rows: ${bus.passengers} students or ${bus.passengersAdult} adults.`;
}

function lotSentence({ bus }: Facts, random: Random): string | null {
  if (bus.quantity === null) return null;
  const count = numberWord(bus.quantity);
  return random.chance(0.5) || bus.condition === 'new'
    ? `We have ${count} alike; the price is per bus, and there is room to talk if you take them all.`
    : `Lot of ${count} from the same order, priced each; serial numbers and miles vary.`;
}

function closing(facts: Facts, random: Random): string | null {
  const { bus } = facts;
  const roll = random.next();
  if (roll < 0.28 && !isHome(facts) && !broken(facts)) {
    const need = cdlNeed(bus);
    if (need === 'no') return roll < 0.14 ? 'No CDL needed under the federal rule.' : 'Anyone on staff with a regular license can drive it under the federal rule.'; // prettier-ignore
    if (need === 'yes') return roll < 0.14 ? 'Driver needs a CDL with the passenger endorsement.' : 'Plan on a CDL driver for this one.'; // prettier-ignore
  }
  if (roll < 0.36 && bus.pricePreviousCents !== null) return 'Price cut since we first listed it.';
  if (roll < 0.45 && bus.priceCents === null) return 'Call us for the price; we are still settling it with the owner.'; // prettier-ignore
  if (roll > 0.85 || broken(facts)) return null;
  return random.pick(words[bus.category ?? 'shuttle'].suits);
}

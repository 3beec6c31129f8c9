import { thousands, type Sentence } from './facts.ts';

const gearbox: Sentence = ({ bus }) => bus.transmissionModel ?? 'automatic';

/** Engine, gearbox and miles. */
export const mechanics: readonly Sentence[] = [
  (f) => `Power comes from the ${f.bus.engine} through ${aGearbox(f)}${f.miles ? `, with ${f.miles} miles showing` : ''}.`,
  (f) => `The ${f.bus.engine} starts easily and the ${gearbox(f)} shifts as it should${f.miles ? ` at ${f.miles} miles` : ''}.`,
  (f) => `${f.miles ? `${f.miles} miles on` : 'It runs'} the ${f.bus.engine}, backed by the ${gearbox(f)}.`,
  (f) => `Drivetrain: ${f.bus.engine}, ${gearbox(f)}, ${f.bus.brakes} brakes.`,
  (f) => `It has the ${f.bus.engine}; our test drive at highway speed showed no smoke, no slipping and steady temperatures.`,
  (f) => `${f.bus.engine} and ${gearbox(f)}: a pairing any truck shop near you knows.`,
  (f) => `Under way it pulls well with the ${f.bus.engine}${f.bus.gvwrLb ? ` and is rated at ${thousands(f.bus.gvwrLb)} lb GVWR` : ''}.`,
  (f) => (f.miles ? `The odometer reads ${f.miles}, and the ${f.bus.engine} sounds like it.` : `The odometer reading cannot be proven, so we list the miles as unknown; the ${f.bus.engine} runs well.`),
]; // prettier-ignore

function aGearbox(f: Parameters<Sentence>[0]): string {
  const model = gearbox(f);
  return /^[AEIO]/i.test(model) ? `an ${model}` : `a ${model}`;
}

export const electricMechanics: readonly Sentence[] = [
  (f) => `${f.bus.engine?.replace('Electric, ', 'The ')} takes a charge at any CCS depot charger${f.miles ? `; ${f.miles} miles so far` : ''}.`,
  (f) => `It carries a ${f.bus.engine?.replace('Electric, ', '')}, and a capacity report comes with the bus.`,
  (f) => `Drive is ${f.bus.engine?.replace('Electric, ', 'electric with a ')}; ask us for range on your route, winter figures included.`,
  (f) => `${f.miles ? `At ${f.miles} miles the` : 'The'} ${f.bus.engine?.replace('Electric, ', '')} still holds most of its rated energy by the last depot test.`,
]; // prettier-ignore

/** Honest shop notes; general ones fit any used road vehicle. */
export const notes: readonly string[] = [
  'Front brakes and both batteries were replaced before it reached us.',
  'Oil, filters and belts are fresh; receipts are in the folder.',
  'Tires have about 60 percent of their tread and match all around.',
  'New steer tires last season; the drives are good for another year.',
  'The service log is complete from the day it was delivered.',
  'It passed a state inspection this year.',
  'A/C was recharged and tested at the vents.',
  'We fixed two marker lights and a sticky door switch; nothing else came up.',
  'The starter and one batch of hoses are new.',
  'Undercarriage is clean for its age, with light surface rust only.',
  'Alignment done and shocks replaced within the last 10,000 miles.',
  'Alternator and belt tensioner were replaced a year ago.',
  'Floor is solid from front to back, no soft spots.',
  'All windows open, close and seal.',
  'The entrance door and its interlock were adjusted by our shop.',
  'Radiator and water pump are recent.',
  'Seats were shampooed; two cushions were re-covered.',
  'Kept under a roof for the last three winters.',
];

export const reconditionedNotes: readonly string[] = [
  'Our shop reconditioned it: brakes, paint, upholstery and a full service.',
  'Reconditioned this year with new paint, new flooring and a full brake job.',
  'It went through our shop for a full service, new seat covers and a repaint, with a 90-day powertrain warranty.',
  'Freshly reconditioned: body work, paint, tires and every wear part in the brakes.',
];

/** What a straight dealer says out loud. */
export const flaws: readonly string[] = [
  'Expect scuffs on the rear bumper and a worn driver’s seat.',
  'There is surface rust on the step well; it has been treated, not hidden.',
  'One body panel on the right side has a crease.',
  'The dash plastic is cracked near the radio.',
  'Old lettering shows faintly in low sun.',
  'The rear heater fan is noisy on high.',
  'It will want tires within a year.',
  'A small windshield chip sits outside the driver’s view.',
  'Paint is faded on the roof; the sides are fine.',
  'The radio works, the clock does not.',
  'There are a few screw holes where fleet equipment came out.',
  'One passenger window has a scratch you will notice.',
];

export const brokenNotes: readonly string[] = [
  'It does not run and is sold as it stands, with no warranty of any kind.',
  'Body and glass are good; the engine is not. Bring a trailer or a tow truck.',
  'Sold for parts or repair: seats, doors, windows and axles are all there.',
  'Damage is to the left front corner; the rest of the bus is straight.',
  'Inspect it in person before you pay; we will open every panel for you.',
  'Priced for a shop that can do its own repairs.',
];

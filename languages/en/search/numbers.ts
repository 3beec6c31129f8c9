import { phrases } from '#domain/search/smart-search/phrases.ts';
import type { Comparator, Unit } from '#domain/search/smart-search/language-pack.ts';

const max: Comparator = { bound: 'max', exclusive: false };
const below: Comparator = { bound: 'max', exclusive: true };
const min: Comparator = { bound: 'min', exclusive: false };
const above: Comparator = { bound: 'min', exclusive: true };

export const units: [Unit, string[]][] = [
  ['adults', phrases('adult; adult passenger; adult seat; grown up')],
  [
    'passengers',
    phrases(`
      passengers; passenger; pass; pax; psgr; psngr; pssngr; pas; passanger; psssanger; pasenger;
      passenger seat; seat; seater; seating; seat belt position; person; people; ppl; amb;
      persons; rider; resident; ambulatory; ambulatory passenger; commuter; employee; worker;
      member; player; athlete; senior; camper; counselor; chaperone; client; patient; traveler; tourist; kid; child; children; student; pupil; capacity; occupant; guest; p;
      passenger capacity; seat capacity; seating capacity; pasengers; pasajero; asiento; persona`),
  ],
  [
    'wheelchairs',
    phrases(`
      wheelchair positions; wheelchair position; wheelchair spot; wheelchair; wheel chair; wc; wc spot; w/c;
      wc position; w/c position; wheelchair space; tie down; wheelchair place;
      wheelchair station; wheelchair capacity; wheel chair position; ada position; spots for wheelchair; spaces for wheelchair;
      positions for wheelchair; places for wheelchair; wheelchair tie down; position; securement; chair`),
  ],
  [
    'miles',
    phrases(
      'mile; mile radius; mi; miles; mileage; odometer; odo; original miles; mls; on the odometer; on odometer; on the odo; on the clock',
    ),
  ],
  ['kilometers', phrases('km; kms; kilometer; kilometre; k m')],
  [
    'hours',
    phrases(`
      hour; hr; hour drive; hr drive; hrs; hours away; hour away;
      engine hour; engine hr; motor hour; idle hour; run hour; operating hour; hours on engine; hours on the engine; hours on it`),
  ],
  [
    'feet',
    phrases('ft; foot; feet; footer; ft long; foot long; feet long; foot length; ft length'),
  ],
  ['meters', phrases('meter; metre; meter long; metre long')],
  ['kilograms', phrases('kg; kilo; kilogram')],
  ['pounds', phrases('lb; lbs; pound; gvwr; gvw; lb gvwr; lbs gvwr; pound gvwr; lb gvw')],
  ['rows', phrases('row; seat row; rows of seats')],
  ['windows', ['window']],
  ['slides', phrases('slide; slide out; slideout')],
  ['buses', phrases('buses; busses; units; coaches; vehicles; unit lot; bus lot; bus fleet')],
  ['dollars', phrases('dollar; usd; bucks; us dollar; budget')],
  [
    'payments',
    phrases(
      'month; mo; monthly; a month; per month; a mo; per mo; each month; every month; down; down payment',
    ),
  ],
  ['years-old', phrases('years old; year old; yrs old; yr old; years of age')],
  ['years', phrases('year; yr; yrs')],
];

export const leadingUnits: [Unit, string[]][] = [
  [
    'passengers',
    phrases(`
      seats; seating; seating for; capacity; capacity of; seat; pax; holds; fits; carries;
      seats up to; passengers; sits; accommodates; accomodates; group of; groups of; party of;
      team of; crew of; class of; family of; congregation of`),
  ],
  [
    'wheelchairs',
    phrases(`
      wheelchair capacity; wheelchair spots; wheelchair spaces; wheelchair positions; wheelchair places;
      wheelchair stations; wc positions; wc spots; tie downs`),
  ],
  ['miles', phrases('mileage; odometer; miles; odo')],
  ['hours', phrases('engine hours; engine hrs; hours; hrs; idle hours; motor hours')],
  ['pounds', ['gvwr', 'gvw']],
  ['dollars', phrases('price; budget; asking; priced at; price range; spend; cost')],
  ['feet', ['length']],
  ['payments', phrases('monthly payment; payment; payment of; down payment; down payment of')],
  ['buses', phrases('lot of; fleet of; qty; quantity')],
];

/** "Less then" is as common as "less than". */
const thanOrThen = ([comparator, words]: [Comparator, string[]]): [Comparator, string[]] => [
  comparator,
  words.flatMap((phrase) => [phrase, phrase.replace(/ than$/, ' then')]),
];

const comparisons: [Comparator, string[]][] = [
  [
    below,
    phrases(`
      under; sub; less than; fewer than; lower than; cheaper than; smaller than; shorter than;
      below; beneath; undr; lighter than; <`),
  ],
  [
    max,
    phrases(`
      max; maximum; <=; =<; ≤; up to; upto; no more than; not more than; at most; not over; no over;
      within; budget; max price; no higher than; limit`),
  ],
  [
    above,
    phrases(`
      over; >; more than; above; greater than; bigger than; larger than; longer than;
      higher than; exceeding`),
  ],
  [
    min,
    phrases(`
      at least; min; minimum; >=; =>; ≥; no less than; not less than; starting at; minimum of;
      no fewer than`),
  ],
  [
    { bound: 'between', exclusive: false },
    phrases('between; from; anywhere from; anywhere between'),
  ],
  [
    { bound: 'about', exclusive: false },
    phrases('about; around; approx; approximately; roughly; circa; near'),
  ],
  [{ bound: 'about', exclusive: false, exactly: true }, phrases('exactly; precisely; just')],
  [
    { ...above, yearsOnly: true },
    phrases('newer than; after; later than; younger than; past; post'),
  ],
  [
    { ...min, yearsOnly: true },
    phrases(
      'since; min year; minimum year; starting from; no older than; not older than; nothing older than; none older than; last; from the last; in the last',
    ),
  ],
  [{ ...below, yearsOnly: true }, phrases('older than; before; earlier than; prior to; pre')],
  [
    { ...max, yearsOnly: true },
    phrases(
      'no newer than; not newer than; nothing newer than; until; thru; max year; maximum year',
    ),
  ],
];

export const comparatorsBefore = comparisons.map(thanOrThen);

export const comparatorsAfter: [Comparator, string[]][] = [
  [{ bound: 'about', exclusive: false }, phrases('ish; or so; give or take; or thereabouts')],
  [
    { bound: 'about', exclusive: false },
    phrases('plus driver; and driver; not including driver; excluding driver'),
  ],
  [
    { bound: 'about', exclusive: false, shift: -1 },
    phrases('including driver; including the driver; with driver; incl driver; counting driver'),
  ],
  [
    max,
    phrases(`
      or less; or fewer; or under; or below; or lower; and under; and below; max; maximum;
      tops; or cheaper; or smaller; and less; or shorter; limit; or lighter`),
  ],
  [
    min,
    phrases(`
      or more; and up; up; or up; or better; or greater; or above; and above; and over;
      or over; minimum; min; or larger; or bigger; and more; or higher; or longer; upwards`),
  ],
  [{ ...min, adds: true }, ['plus']],
  [
    { ...min, yearsOnly: true },
    phrases(`
      or newer; and newer; or later; and later; newer; or younger; onward; onwards;
      to present; to now; present; or new; and onward`),
  ],
  [{ ...max, yearsOnly: true }, phrases('or older; and older; or earlier; and earlier; older')],
];

const ones =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

export const numberWords: ReadonlyMap<string, number> = new Map([
  ...ones.map((word, at) => [word, at + 1] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
  ['fourty', 40] as const,
]);

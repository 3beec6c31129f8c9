import {
  airConditionings,
  liftLocations,
  lifts,
  luggageKinds,
  seatBelts,
  seatTypes,
} from '../choices.ts';
import { wheelchairPlaceRanges } from '../filter-buckets.ts';
import type { FieldTable } from './bus-field.ts';

const saysNone = [/^(no|none|n|false|0|without|not equipped)$/iu, 'none'] as const;

/** What passengers notice. */
export const comfortFields = {
  wheelchairPositions: {
    label: 'Wheelchair positions',
    group: 'accessibility',
    type: 'integer',
    unit: 'positions',
    min: 0,
    max: 30,
    record: 'counted',
    filter: {
      parameter: 'wheelchair-places',
      position: 65,
      label: 'Wheelchair places',
      ranges: wheelchairPlaceRanges,
      bucketAttribute: 'wheelchairPositions',
      isCumulative: true,
    },
    importHeaders: [
      'wheelchair',
      'wheelchairs',
      'wc',
      'wheelchair access',
      'wheelchair accessible',
      'wc positions',
      'ada',
      'handicap',
      'handicap accessible',
      'wheelchair spots',
      'wc spots',
      'tie downs',
    ],
    hint: 'Zero when the bus has none; leave empty when you do not know.',
    buyerWords: `
wc_positions|Wheelchair positions|>0||tie down;tiedown;wheelchair tie down;wheelchair spot;wc spot;q straint;qstraint;sure lok;surelok;securement;wheelchair position
`,
  },
  lift: {
    label: 'Lift or ramp',
    group: 'accessibility',
    type: 'choice',
    choices: lifts,
    record: 'facet',
    filter: { parameter: 'lift', position: 170 },
    importHeaders: ['wheelchair lift', 'ramp', 'lift type'],
    importWords: [
      saysNone,
      [/\bno (lift|ramp)\b/iu, 'none'],
      [/ramp/iu, 'ramp'],
      [/kneel/iu, 'kneeling'],
      [/lift|braun|ricon|maxon|^(yes|y|true|1|x)$/iu, 'lift'],
    ],
    buyerWords: `
wheelchair|Wheelchair accessible|lift,ramp,kneeling||wheelchair;wheel chair;wheelchair accessible;handicap;handicapped;handicap accessible;handicapped accessible;ada;ada accessible;ada compliant;accessible;disability;disabled;lift bus;mobility
wheelchair_lift|Wheelchair lift|lift||lift;lft;rear door lift;side door lift;wheelchair lft;braun;wc lift;w/c lift;wheelchair lift;wheel chair lift;handicap lift;ada lift;braun lift;ricon;ricon lift;lift equipped;wheelchair lift equipped;rear lift;front lift;side lift;with lift;maxon;maxon lift;braun century;braun century lift;century lift;vangater
wheelchair_ramp|Wheelchair ramp|ramp||ramp;wheelchair ramp;low floor ramp;fold out ramp;flip ramp;handicap ramp
kneeling|Kneeling suspension|kneeling||kneel;kneeling
`,
  },
  liftLocation: {
    label: 'Lift location',
    group: 'accessibility',
    type: 'choice',
    choices: liftLocations,
    importHeaders: ['lift position'],
    importWords: [
      [/front|curb ?-?side front/iu, 'front'],
      [/mid|center|side/iu, 'mid'],
      [/rear|back/iu, 'rear'],
    ],
  },
  liftMake: {
    label: 'Lift make',
    group: 'accessibility',
    type: 'text',
    maxLength: 60,
    isName: true,
    importHeaders: ['lift manufacturer', 'lift brand'],
  },
  airConditioning: {
    label: 'Air conditioning',
    group: 'comfort',
    type: 'choice',
    choices: airConditionings,
    record: 'facet',
    filter: { parameter: 'air', position: 200 },
    importHeaders: ['a/c', 'ac', 'air', 'air con', 'airconditioning'],
    importWords: [
      saysNone,
      [/\bno (a\/?c|air)\b/iu, 'none'],
      [/roof/iu, 'roof'],
      [
        /both|front (and|&|\+|\/) ?rear|dual|dash (and|&|\+|\/) ?rear|driver (and|&) passenger/iu,
        'both',
      ],
      [/dash|front|driver|cab/iu, 'dash'],
      [/rear|back|passenger/iu, 'rear'],
      [/yes|^y$|^x$|true|^1$|working|cold|equipped|skirt/iu, 'other'],
    ],
    buyerWords: `
ac|Air conditioning|dash,rear,both,roof,other||ac;a/c;air conditioning;air conditioned;air conditioner;air con;aircon;air;cold ac;aircondition;hvac
ac_front|Front A/C|dash,both||dash air;dash ac;in dash ac;front ac;front air
ac_rear|Rear A/C|rear,both,roof||rear air;rear ac;ceiling ac;skirt mounted condenser;roof ac;roof top ac;rooftop ac;roof top a/c;trans air;transair;thermo king;thermoking;carrier ac;proair;rear air conditioning;roof air;ac roof;a/c on roof;dual ac;rear heat and ac;ac front and rear;ac in front and rear
`,
  },
  restroom: {
    label: 'Restroom',
    group: 'comfort',
    type: 'flag',
    mayBeUnknown: true,
    record: 'facet',
    filter: { parameter: 'restroom', position: 180 },
    importHeaders: ['lavatory', 'toilet', 'bathroom', 'lav'],
    buyerWords: `
restroom|Restroom|yes||restroom;rest room;bathroom;rear bath;half bath;bath;rear restroom;rear bathroom;toilet;lav;lavatory;potty;washroom
`,
  },
  luggage: {
    label: 'Luggage',
    group: 'comfort',
    type: 'choice',
    choices: luggageKinds,
    record: 'facet',
    filter: { parameter: 'luggage', position: 190 },
    importHeaders: ['luggage space', 'storage', 'luggage area', 'cargo'],
    importWords: [
      saysNone,
      [/under ?-?(floor|bus|neath)?|bay|belly/iu, 'underfloor'],
      [/interior|overhead|inside|rack/iu, 'interior-rack'],
      [/roof/iu, 'roof'],
      [/rear|back/iu, 'rear'],
    ],
    buyerWords: `
luggage|Luggage space|rear,interior-rack,underfloor,roof||luggage;luggage space;luggage storage;baggage;cargo
luggage_rear|Rear luggage|rear||rear luggage;luggage area;luggage compartment;rear storage;cargo area;luggage in rear;luggage in back;luggage in the back;luggage in the rear;luggage rear;rear cargo
luggage_underfloor|Underfloor luggage bays|underfloor||under floor luggage;under coach luggage;undercoach luggage;undercoach storage;underfloor;underfloor luggage;luggage bay;luggage bin;under bus storage;pass through storage;belly storage;belly bin;basement;underbelly storage;storage bay;undercarriage;undercarriage storage;undercarriage luggage;under bay storage;underbay storage;storage underneath;under storage;bay storage
luggage_overhead|Overhead racks|interior-rack||overhead rack;parcel rack;overhead storage;overhead luggage;overhead bin;overhead luggage rack;luggage rack;luggage rack overhead;rack overhead
luggage_roof|Roof rack|roof||roof rack;roof luggage;roof luggage rack;roof basket;roof storage
`,
  },
  seatType: {
    label: 'Seats',
    group: 'comfort',
    type: 'choice',
    choices: seatTypes,
    record: 'facet',
    importHeaders: ['seat style', 'seating type'],
    importWords: [
      [/fold|flip/iu, 'fold-away'],
      [/perimeter|limo|lounge|j-?seat/iu, 'perimeter'],
      [/reclin/iu, 'recliner'],
      [/high ?-?back|\bhi ?-?back/iu, 'high-back'],
      [/bench|school/iu, 'bench'],
    ],
    buyerWords: `
perimeter_seating|Perimeter seating|perimeter|limo-bus|perimeter;perimeter seating;perimeter seat;limo seating;j seating;wrap around seating;limo style seating
recliners|Reclining seats|recliner||recliner;recline;reclining;reclining seat;recliner seat
high_back|High-back seats|high-back||highback;high back;mid high;high back seat
fold_away|Fold-away seats|fold-away||fold away;foldaway;flip seat;fold down seat;jump seat;fold away seat;foldaway seat;folding seat;flip up seat
`,
  },
  seatBelts: {
    label: 'Seat belts',
    group: 'comfort',
    type: 'choice',
    choices: seatBelts,
    record: 'facet',
    filter: { parameter: 'belts', position: 210 },
    importHeaders: ['belts', 'seatbelts', 'safety belts'],
    importWords: [
      saysNone,
      [/\bno (seat ?)?belts?\b/iu, 'none'],
      [/icr|\bics\b|integrated child/iu, 'icr'],
      [/3 ?-?p|three|lap ?(and|&|\/|\+|-)? ?shoulder/iu, '3-point'],
      [/2 ?-?p|two|\blap\b/iu, '2-point'],
    ],
    buyerWords: `
belts|Seat belts|2-point,3-point,icr||seat belt;seatbelt;belts;safety belt
belts_2pt|Lap belts|2-point||lap belt;2pt;2 point;2pt belt;2 point belt;2 point seat belt;two point belt;2pt seat belt
belts_3pt|Lap and shoulder belts|3-point||3 point;three point;3pt;lap shoulder;lap shoulder belt;shoulder belt;3pt belt;3 point belt;3 point seat belt;3pt seat belt;three point belt;three point seat belt;three point seatbelt;lap and shoulder belt
icr|Integrated child seats|icr|school-activity;school|child seat;infant seat;built in child seat;built in infant seat;icr;car seat;child restraint;integrated child seat
`,
  },
  colorInterior: {
    label: 'Interior color',
    group: 'comfort',
    type: 'text',
    isColor: true,
    calmCase: true,
    maxLength: 40,
    importHeaders: ['int color', 'interior colour', 'upholstery', 'inside color', 'interior'],
  },
} as const satisfies FieldTable;

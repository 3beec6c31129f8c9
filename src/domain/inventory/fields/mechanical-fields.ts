import { brakes, drives, fuels, suspensions, transmissions } from '../choices.ts';
import { lengthBuckets, lengthRanges, unspecified } from '../filter-buckets.ts';
import type { FieldTable } from './bus-field.ts';

/** What makes it go and stop. */
export const engineFields = {
  fuel: {
    label: 'Fuel',
    group: 'engine',
    type: 'choice',
    choices: fuels,
    record: 'facet',
    filter: { parameter: 'fuel', position: 120 },
    importHeaders: ['fuel type', 'gas diesel', 'power', 'engine fuel', 'fuel kind', 'propulsion'],
    importWords: [
      [/bio ?-?diesel|\bb20\b|\bulsd\b/iu, 'diesel'],
      [/hybrid|\bhev\b|diesel ?[-/] ?electric|gas ?[-/] ?electric/iu, 'hybrid'],
      [/hydrogen|fuel ?cell/iu, 'hydrogen'],
      [/electric|\bbev\b|\bev\b|battery/iu, 'electric'],
      [/\bcng\b|\blng\b|natural gas/iu, 'cng'],
      [/propane|\blpg?\b|lp gas|autogas/iu, 'propane'],
      [/diesel|\bdsl\b|\bd\b/iu, 'diesel'],
      [/gas|petrol|unleaded|flex|\be-?85\b|ethanol|\bg\b/iu, 'gas'],
    ],
  },
  engine: {
    label: 'Engine',
    group: 'engine',
    type: 'text',
    maxLength: 120,
    isName: true,
    record: 'text',
    importHeaders: ['engine', 'motor', 'engine type', 'engine make', 'engine model'],
  },
  engineFamily: {
    label: 'Engine family',
    group: 'engine',
    type: 'text',
    maxLength: 60,
    internal: true,
    record: 'facet',
    filter: { parameter: 'engine', position: 150, label: 'Engine' },
    importHeaders: ['engine family'],
  },
  transmission: {
    label: 'Transmission',
    group: 'engine',
    type: 'choice',
    choices: transmissions,
    record: 'facet',
    unknownAs: unspecified,
    filter: { parameter: 'transmission', position: 130 },
    importHeaders: ['trans', 'gearbox', 'transmission type', 'tranny', 'transmission kind'],
    importWords: [
      [/manual|\bstick\b|\bm\/?t\b|\b\d ?-?spd? m/iu, 'manual'],
      [
        /auto|\ba\/?t\b|allison|torqshift|i-?shift|voith|\bzf\b|\bpts\b|\b6r140\b|\b[46]l\d{2}e?\b/iu,
        'automatic',
      ],
    ],
  },
  transmissionModel: {
    label: 'Transmission model',
    group: 'engine',
    type: 'text',
    maxLength: 80,
    isName: true,
    importHeaders: ['trans model', 'transmission make'],
  },
  brakes: {
    label: 'Brakes',
    group: 'chassis',
    type: 'choice',
    choices: brakes,
    record: 'facet',
    filter: { parameter: 'brakes', position: 220 },
    importHeaders: ['brake', 'brake type', 'brake system'],
    importWords: [
      [/\bair\b|full air|pneumatic/iu, 'air'],
      [/hydraulic|\bhyd\b|juice|vacuum/iu, 'hydraulic'],
    ],
    buyerWords: `
air_brakes|Air brakes|air||air brake;airbrake
hydraulic_brakes|Hydraulic brakes|hydraulic||hydraulic brake;juice brake;hydraulic
`,
  },
  suspension: {
    label: 'Suspension',
    group: 'chassis',
    type: 'choice',
    choices: suspensions,
    record: 'facet',
    importHeaders: ['suspension type', 'ride'],
    importWords: [
      [/\bair\b/iu, 'air'],
      [/rubber|mor-?\/?ryde/iu, 'rubber'],
      [/spring|leaf|coil/iu, 'spring'],
    ],
    buyerWords: `
air_ride|Air ride|air||air ride;air ride suspension;airride;air bag suspension;air suspension;air bags
mor_ryde|Mor/ryde suspension|rubber||morryde;mor ryde;mor/ryde
`,
  },
  drive: {
    label: 'Drive',
    group: 'chassis',
    type: 'choice',
    choices: drives,
    record: 'facet',
    importHeaders: ['drivetrain', 'drive type', '4x4'],
    importWords: [
      [/4 ?[x×] ?4|four ?-?wheel|\b4wd\b|\bawd\b|all ?-?wheel/iu, '4x4'],
      [/4 ?[x×] ?2|\b2wd\b/iu, '4x2'],
      [/\bfwd\b|front/iu, 'front'],
      [/\brwd\b|rear/iu, 'rear'],
    ],
    buyerWords: `
four_wheel_drive|4x4|4x4||4x4;four wheel drive;4wd;quigley;4 wheel drive;awd;all wheel drive
`,
  },
} as const satisfies FieldTable;

/** How big and how heavy. */
export const dimensionFields = {
  gvwrLb: {
    label: 'GVWR',
    group: 'dimensions',
    type: 'integer',
    unit: 'pounds',
    min: 1_000,
    max: 150_000,
    record: 'figure',
    importHeaders: [
      'gvw',
      'gross vehicle weight',
      'gross vehicle weight rating',
      'weight',
      'gvwr rating',
      'gross weight',
    ],
    hint: 'Gross vehicle weight rating, from the plate inside the driver’s door.',
  },
  lengthIn: {
    label: 'Length',
    group: 'dimensions',
    type: 'integer',
    unit: 'inches',
    min: 100,
    max: 1_000,
    record: 'figure',
    attribute: 'lengthFt',
    filter: {
      parameter: 'length',
      position: 55,
      ranges: lengthRanges,
      bucketAttribute: 'lengthBucket',
      buckets: lengthBuckets,
      isCumulative: true,
      takesBounds: true,
    },
    importHeaders: [
      'length',
      'length ft',
      'overall length',
      'bus length',
      'len',
      'bus size',
      'vehicle length',
    ],
  },
  widthIn: {
    label: 'Width',
    group: 'dimensions',
    type: 'integer',
    unit: 'inches',
    min: 60,
    max: 120,
    importHeaders: ['width', 'overall width'],
  },
  heightIn: {
    label: 'Height',
    group: 'dimensions',
    type: 'integer',
    unit: 'inches',
    min: 60,
    max: 200,
    importHeaders: ['height', 'overall height'],
  },
  wheelbaseIn: {
    label: 'Wheelbase',
    group: 'dimensions',
    type: 'integer',
    unit: 'inches',
    min: 80,
    max: 500,
    importHeaders: ['wheelbase', 'wb', 'wheel base'],
  },
  headroomIn: {
    label: 'Headroom',
    group: 'dimensions',
    type: 'integer',
    unit: 'inches',
    min: 40,
    max: 120,
    importHeaders: ['headroom', 'interior height', 'ceiling height'],
  },
} as const satisfies FieldTable;

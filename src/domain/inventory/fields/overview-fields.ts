import { busCategories, type CategorySlug } from '../categories.ts';
import { conditions, schoolTypes } from '../choices.ts';
import { yearBuckets, yearRanges } from '../filter-buckets.ts';
import type { FieldTable } from './bus-field.ts';

const categoryChoices = Object.fromEntries(
  busCategories.map(({ slug, name }) => [slug, name]),
) as Record<CategorySlug, string>;

/** What the bus is: year, makers, kind, identity. */
export const overviewFields = {
  year: {
    label: 'Year',
    group: 'overview',
    type: 'integer',
    unit: 'model-year',
    min: 1940,
    max: 2100,
    requiredToPublish: 'always',
    record: 'counted',
    filter: {
      parameter: 'year',
      position: 40,
      ranges: yearRanges,
      bucketAttribute: 'yearBucket',
      buckets: yearBuckets,
      takesBounds: true,
    },
    importHeaders: [
      'model year',
      'yr',
      'my',
      'year built',
      'manufacture year',
      'model yr',
      'yr built',
      'year model',
    ],
  },
  /** Who built the body the passengers sit in; for integral buses also the maker of the whole. */
  bodyMake: {
    label: 'Body make',
    group: 'overview',
    type: 'text',
    maxLength: 80,
    isName: true,
    requiredToPublish: 'without-chassis-make',
    importHeaders: [
      'make',
      'manufacturer',
      'mfr',
      'mfg',
      'body',
      'body manufacturer',
      'body builder',
      'brand',
      'body mfr',
      'body mfg',
      'body maker',
      'body company',
      'coach builder',
      'coachbuilder',
    ],
  },
  bodyModel: {
    label: 'Body model',
    group: 'overview',
    type: 'text',
    maxLength: 80,
    isName: true,
    importHeaders: ['model', 'body model', 'model name', 'series'],
  },
  /** Who built the chassis, when it differs from the body maker (cutaways, conventionals). */
  chassisMake: {
    label: 'Chassis make',
    group: 'overview',
    type: 'text',
    maxLength: 80,
    isName: true,
    record: 'facet',
    filter: { parameter: 'chassis', position: 100, label: 'Chassis' },
    importHeaders: [
      'chassis',
      'chassis manufacturer',
      'chassis mfr',
      'chassis mfg',
      'chassis maker',
      'chassis builder',
    ],
    hint: 'Who built the frame, engine and cab, when another company built the body.',
  },
  chassisModel: {
    label: 'Chassis model',
    group: 'overview',
    type: 'text',
    maxLength: 80,
    isName: true,
    record: 'facet',
    importHeaders: ['chassis type'],
  },
  category: {
    label: 'Category',
    group: 'overview',
    type: 'choice',
    choices: categoryChoices,
    requiredToPublish: 'always',
    importHeaders: ['bus type', 'type', 'body type', 'vehicle type', 'class', 'body style'],
    importWords: [
      [/skoolie|bus conversion|tiny home/iu, 'skoolie'],
      [
        /motor ?coach conversion|\brv\b|motor ?home|entertainer|converted coach|conversion/iu,
        'conversion',
      ],
      [/mfsab|activity|multi ?-?function|day ?care|head ?start/iu, 'school-activity'],
      [/school/iu, 'school'],
      [/trolley/iu, 'trolley'],
      [/double ?-?deck/iu, 'double-decker'],
      [/limo|party/iu, 'limo-bus'],
      [/mini ?-?coach|mid ?-?size coach/iu, 'mini-coach'],
      [/coach|over ?-?the ?-?road|\botr\b|highway/iu, 'coach'],
      [/transit|city bus|articulated|\bartic\b|low ?-?floor|heavy ?-?duty bus/iu, 'transit'],
      [/passenger van|mini ?-?van|\bvans?\b|mini ?bus/iu, 'van'],
      [/shuttle|cutaway|paratransit|\bnemt\b|hotel/iu, 'shuttle'],
      [/prison|inmate|crew|medical|bookmobile|command|specialty|commercial/iu, 'commercial'],
      [/^electric( bus(es)?)?$/iu, 'electric'],
    ],
  },
  schoolType: {
    label: 'School bus type',
    group: 'overview',
    type: 'choice',
    choices: schoolTypes,
    requiredToPublish: 'of-school-buses',
    record: 'facet',
    filter: { parameter: 'school-type', position: 160 },
    importHeaders: ['school bus type', 'sb type'],
    importWords: [
      [/\ba ?-? ?1\b/iu, 'A-1'],
      [/\ba ?-? ?(2|ii)\b/iu, 'A-2'],
      [/\b(type ?)?b\b/iu, 'B'],
      [/\b(type ?)?c\b|conventional|dog ?nose/iu, 'C'],
      [/\b(type ?)?d\b|transit style|flat ?nose|pusher/iu, 'D'],
    ],
  },
  condition: {
    label: 'Condition',
    group: 'overview',
    type: 'choice',
    choices: conditions,
    requiredToPublish: 'always',
    record: 'facet',
    filter: { parameter: 'condition', position: 140 },
    importHeaders: ['new used', 'new or used', 'vehicle condition'],
    importWords: [
      [/\b(recon|reconditioned|refurb\w*|rebuilt|remanufactured)\b/iu, 'reconditioned'],
      [/\b(parts|part out|scrap)\b/iu, 'parts'],
      [/\b(salvage|wrecked|damaged)\b/iu, 'salvage'],
      [/\b(used|u|pre-?owned|second ?hand|good|fair|excellent|runs)\b/iu, 'used'],
      [/\b(new|n|unused)\b/iu, 'new'],
    ],
  },
  /** Overrides the derived title when set. */
  title: {
    label: 'Title',
    group: 'overview',
    type: 'text',
    maxLength: 120,
    internal: true,
    shownApart: true,
    importHeaders: ['listing title', 'headline', 'name'],
    hint: 'Leave empty to use year, make and model.',
  },
  description: {
    label: 'Description',
    group: 'overview',
    type: 'text',
    maxLength: 10_000,
    multiline: true,
    internal: true,
    shownApart: true,
    importHeaders: [
      'comments',
      'details',
      'notes',
      'remarks',
      'vehicle description',
      'description long',
      'ad text',
      'features',
      'options',
      'equipment',
      'condition notes',
    ],
  },
  colorExterior: {
    label: 'Exterior color',
    group: 'overview',
    type: 'text',
    isColor: true,
    calmCase: true,
    maxLength: 40,
    record: 'facet',
    attribute: 'color',
    importHeaders: [
      'color',
      'colour',
      'ext color',
      'exterior colour',
      'paint',
      'outside color',
      'body color',
      'exterior',
    ],
    buyerWords: `
white_paint|White|white,blanco,blanca,blanc,blanche||white;white paint|field
yellow_paint|School-bus yellow|yellow,amarillo,jaune||yellow;nsby;yellow paint|field
black_paint|Black|black,negro,noir||black;black paint|field
blue_paint|Blue|blue,azul,bleu||blue;blue paint|field
brown_paint|Brown|brown,brun,marron||brown;brown paint|field
gold_paint|Gold|gold,dorado||gold;gold paint|field
gray_paint|Gray|gray,grey,gris||gray;grey;gray paint;grey paint|field
green_paint|Green|green,verde,vert||green;green paint|field
maroon_paint|Maroon|maroon,burgundy,granate,bordeaux||maroon;burgundy;maroon paint|field
orange_paint|Orange|orange,naranja,anaranjado||orange paint;orange bus|field
purple_paint|Purple|purple,morado,violet||purple;purple paint|field
red_paint|Red|red,rojo,rouge||red;red paint|field
silver_paint|Silver|silver,plateado,argent||silver;silver paint|field
tan_paint|Tan|tan||tan;tan paint|field
`,
  },
  stockNumber: {
    label: 'Stock number',
    group: 'overview',
    type: 'text',
    maxLength: 40,
    record: 'facet',
    importHeaders: [
      'stock',
      'stock #',
      'stock no',
      'stk',
      'stk #',
      'unit',
      'unit number',
      'unit #',
      'fleet number',
      'bus number',
      'asset number',
      'asset id',
      'equipment number',
      'inventory number',
      'inv number',
    ],
  },
  vin: {
    label: 'VIN',
    group: 'overview',
    type: 'text',
    maxLength: 20,
    record: 'facet',
    importHeaders: [
      'vin number',
      'vehicle identification number',
      'serial number',
      'chassis vin',
      'serial',
      'serial no',
      'vin no',
      'chassis number',
      'vehicle id number',
    ],
  },
} as const satisfies FieldTable;

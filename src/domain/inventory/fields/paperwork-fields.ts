import { titleStatuses } from '../choices.ts';
import { stateNames } from '../vocabulary/states.ts';
import type { FieldTable } from './bus-field.ts';

export const paperFields = {
  titleStatus: {
    label: 'Vehicle title',
    group: 'papers',
    type: 'choice',
    choices: titleStatuses,
    record: 'facet',
    importHeaders: ['title type', 'title status', 'brand title'],
    importWords: [
      [/bill of sale|\bbos\b/iu, 'bill-of-sale'],
      [/rebuilt|reconstructed|restored/iu, 'rebuilt'],
      [/salvage|junk|total/iu, 'salvage'],
      [/^(no|none|no title|missing)$/iu, 'none'],
      [/clean|clear|in hand|^(yes|y)$/iu, 'clean'],
    ],
  },
  stateSpec: {
    label: 'Built to state specification',
    group: 'papers',
    type: 'text',
    maxLength: 60,
    importHeaders: ['spec', 'state bus standard', 'state specification'],
  },
} as const satisfies FieldTable;

export const locationFields = {
  city: {
    label: 'City',
    group: 'location',
    type: 'text',
    calmCase: true,
    maxLength: 80,
    record: 'facet',
    importHeaders: ['town', 'location city'],
  },
  /** Two-letter USPS code. */
  state: {
    label: 'State',
    group: 'location',
    type: 'text',
    maxLength: 2,
    names: stateNames,
    requiredToPublish: 'always',
    record: 'facet',
    filter: { parameter: 'state', position: 110 },
    importHeaders: ['st', 'location state', 'province', 'location'],
  },
  zip: {
    label: 'ZIP code',
    group: 'location',
    type: 'text',
    maxLength: 10,
    internal: true,
    importHeaders: ['zip code', 'zipcode', 'postal code'],
  },
  latitude: {
    label: 'Latitude',
    group: 'location',
    type: 'decimal',
    unit: 'degrees',
    min: -90,
    max: 90,
    internal: true,
    importHeaders: ['lat'],
  },
  longitude: {
    label: 'Longitude',
    group: 'location',
    type: 'decimal',
    unit: 'degrees',
    min: -180,
    max: 180,
    internal: true,
    importHeaders: ['lng', 'lon', 'long'],
  },
} as const satisfies FieldTable;

/** How the listing is presented. */
export const listingFields = {
  featured: {
    label: 'Featured',
    group: 'listing',
    type: 'flag',
    mayBeUnknown: false,
    internal: true,
    importHeaders: ['is featured', 'feature'],
    hint: 'Featured buses come first in every list.',
  },
  /** Pages show it when it is an address of YouTube's; what was stored before that was asked may be none. */
  videoLink: {
    label: 'Video',
    group: 'listing',
    type: 'text',
    maxLength: 200,
    isFilm: true,
    internal: true,
    shownApart: true,
    importHeaders: ['video link', 'video url', 'youtube', 'walkaround video'],
    hint: 'One film of this bus, by its address on YouTube.',
  },
  onLot: {
    label: 'On our lot',
    group: 'listing',
    type: 'flag',
    mayBeUnknown: false,
    record: 'facet',
    filter: { parameter: 'lot', position: 230 },
    importHeaders: ['on lot', 'in stock', 'lot'],
  },
} as const satisfies FieldTable;

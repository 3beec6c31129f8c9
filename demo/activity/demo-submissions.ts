import type { CategorySlug } from '#domain/inventory/categories.ts';
import { demoReference } from '#domain/leads/reference.ts';
import type { DemoSubmission } from '#domain/staff/demo-activity.ts';
import type { SubmissionEvent } from '#domain/selling/submission-repository.ts';
import type { SubmissionState } from '#domain/selling/submission-states.ts';
import type { SubmissionDetails } from '#domain/selling/submission.ts';
import { picturesOf } from '../demo-pictures.ts';
import { demoListings } from '../inventory/demo-listings.ts';
import { demoVin } from '../inventory/demo-vin.ts';
import { countedReference, demoActor, demoTimes } from './demo-times.ts';

interface Story {
  /** Each step with how many days ago it was, the first one the arrival. */
  steps: readonly (readonly [SubmissionState, number, string?])[];
  /** Drawn ones of a bus in the inventory that looks alike: none, the side, or the floor too. */
  photos: 0 | 1 | 2;
  like: CategorySlug;
  bus: Partial<SubmissionDetails>;
  spam?: readonly string[];
}

/** Of the year that a demo VIN is made for, whatever the seller wrote. */
const vinOf = (wmi: string, year: number, index: number) => demoVin({ wmi, year, seed: 9, index });

const stories: readonly Story[] = [
  {
    steps: [['draft', 0.2]],
    photos: 1,
    like: 'shuttle',
    bus: { year: 2011, make: 'Ford', model: 'E-350', passengers: 14, state: 'NJ' },
  },
  {
    steps: [
      ['draft', 0.5],
      ['submitted', 0.4],
    ],
    photos: 2,
    like: 'shuttle',
    bus: {
      year: 2015,
      make: 'Ford',
      model: 'E-450',
      bodyManufacturer: 'Starcraft',
      mileageMiles: 96_400,
      passengers: 24,
      wheelchairPlaces: null,
      wheelchairAccess: 'lift',
      state: 'PA',
      city: 'Lancaster',
      zipCode: '17601',
      askingPriceCents: 2_450_000,
      description: 'One church has owned it since new. Lift serviced in May. New tires.',
    },
  },
  {
    // The VIN says another year than the seller: something to settle.
    steps: [
      ['draft', 1.5],
      ['submitted', 1.4],
    ],
    photos: 2,
    like: 'school',
    bus: {
      year: 2015,
      make: 'Blue Bird',
      model: 'Vision',
      vin: vinOf('1BA', 2013, 2),
      mileageMiles: 131_000,
      passengers: 71,
      state: 'DE',
      askingPriceCents: 1_590_000,
    },
  },
  {
    steps: [
      ['draft', 3],
      ['submitted', 3],
      ['in-review', 2.5],
    ],
    photos: 2,
    like: 'coach',
    bus: {
      year: 2012,
      make: 'MCI',
      model: 'J4500',
      mileageMiles: 612_000,
      passengers: 56,
      state: 'NY',
      city: 'Albany',
      askingPriceCents: 9_800_000,
      quantity: 3,
      description: 'Three equal coaches of our own fleet, all with restroom and records.',
    },
  },
  {
    steps: [
      ['draft', 6],
      ['submitted', 6],
      ['needs-info', 5, 'Photos of the engine and of the floor under the seats are missing.'],
    ],
    photos: 2,
    like: 'shuttle',
    bus: { year: 2009, make: 'Freightliner', model: 'M2', passengers: 33, state: 'MD' },
  },
  {
    steps: [
      ['draft', 14],
      ['submitted', 14],
      ['rejected', 12, 'The frame is rusted through at both axles.'],
    ],
    photos: 2,
    like: 'school',
    bus: { year: 1998, make: 'International', model: '3800', passengers: 66, state: 'VA' },
  },
  {
    steps: [
      ['draft', 21],
      ['submitted', 21],
      ['withdrawn', 18, 'Sold to a neighbor.'],
    ],
    photos: 1,
    like: 'shuttle',
    bus: { year: 2010, make: 'Chevrolet', model: 'Express 4500', passengers: 25, state: 'CT' },
  },
  {
    steps: [
      ['draft', 2],
      ['submitted', 2],
    ],
    photos: 0,
    like: 'van',
    bus: { year: 2020, make: 'Ford', model: 'Transit', passengers: 15, state: 'CA' },
    spam: ['The description is the same as in 40 other offers'],
  },
];

/** Eight buses on offer, one in every step that a submission can be in. */
export function demoSubmissions(now: Date): DemoSubmission[] {
  const times = demoTimes(now);
  const listings = demoListings(now);
  return stories.map(({ steps, photos, like, bus, spam }, index) => {
    const mark = String(index + 1).padStart(2, '0');
    const events = steps.map(([to, days, note], step): SubmissionEvent => {
      const from = steps[step - 1]?.[0] ?? null;
      const actor =
        to === 'draft' || to === 'submitted' || to === 'withdrawn' ? 'seller' : demoActor;
      return { at: times.ago(days), actor, from, to, note: note ?? (step ? null : 'Demo data') };
    });
    return {
      submission: {
        reference: countedReference(demoReference, 'S', index + 1),
        details: {
          ...unsaid,
          ...bus,
          name: `Demo Seller ${mark}`,
          email: `demo.seller.${mark}@example.com`,
        },
        spamScore: spam ? 100 : 0,
        spamReasons: [...(spam ?? [])],
      },
      events,
      // The server draws these anyway.
      photos: picturesOf(listings.find(({ details }) => details.category === like)!.details)
        .images.slice(0, photos)
        .map((image, at) => {
          return {
            clientId: `demo-${mark}-${at}`,
            name: image.name,
            widthPx: image.widthPx,
            heightPx: image.heightPx,
            placeholder: image.placeholder ?? null,
            caption: 'Drawing, demo data',
            fileName: `demo-${at + 1}.jpg`,
          };
        }),
    };
  });
}

const unsaid: SubmissionDetails = {
  name: '',
  phone: null,
  phoneE164: null,
  email: null,
  contactWay: 'any',
  bestTime: 'any',
  year: null,
  make: null,
  model: null,
  bodyManufacturer: null,
  mileageMiles: null,
  vin: null,
  description: null,
  passengers: null,
  wheelchairPlaces: null,
  wheelchairAccess: null,
  state: null,
  city: null,
  zipCode: null,
  askingPriceCents: null,
  quantity: 1,
};

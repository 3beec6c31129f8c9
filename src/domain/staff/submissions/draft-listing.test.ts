import { expect, it } from 'vitest';
import { submissionDetails } from '#test/factories/submission-factory.ts';
import type { Submission, SubmissionDetails } from '#domain/selling/submission.ts';
import { draftListing, listingImages } from './draft-listing.ts';

const draft = (details: Partial<SubmissionDetails>) =>
  draftListing({ details: { ...submissionDetails, ...details } } as Submission);

it('tells body and chassis apart', () => {
  expect(draft({})).toMatchObject({
    bodyMake: 'Starcraft',
    bodyModel: null,
    chassisMake: 'Ford',
    chassisModel: 'E-450',
    category: 'shuttle',
    lift: 'lift',
    state: 'NJ',
  });
  expect(draft({ make: 'Blue Bird', model: 'Vision', bodyManufacturer: null })).toMatchObject({
    bodyMake: 'Blue Bird',
    bodyModel: 'Vision',
    chassisMake: null,
    category: 'school',
  });
});

it('leaves unknown what the seller did not say', () => {
  const { year, priceCents, mileageMiles, quantity, vin } = draft({
    year: null,
    askingPriceCents: null,
    mileageMiles: null,
    quantity: 1,
    vin: '12345',
  });
  expect([year, priceCents, mileageMiles, quantity, vin]).toEqual([null, null, null, null, null]);
});

it('carries photos over by name', () => {
  const photo = {
    id: 1,
    clientId: 'a',
    name: 'sell/1.webp',
    widthPx: 10,
    heightPx: 5,
    placeholder: null,
    fileName: null,
  };
  const images = listingImages(
    [
      { ...photo, caption: null },
      { ...photo, id: 2, name: 'sell/2.webp', caption: 'The lift' },
    ],
    draft({}),
  );
  expect(images.map(({ name, alt }) => [name, alt])).toEqual([
    ['sell/1.webp', 'Photo of the 2015 Ford E-450 Starcraft'],
    ['sell/2.webp', 'The lift'],
  ]);
});

import {
  emptyBusDetails,
  type BusDetails,
  type ListingImage,
} from '#domain/inventory/bus-listing.ts';
import { guessCategory } from '#domain/inventory/import/guess-category.ts';
import { nameVehicle } from '#domain/inventory/import/name-vehicle.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import { photoOf } from '#domain/inventory/picture-words.ts';
import type { Submission, SubmissionPhoto } from '#domain/selling/submission.ts';

/**
 * What a submission says, as a listing: where review begins. The seller's price is what the seller
 * wants to get; ours is higher (spec §1 "our costs go on top"), so staff set it.
 */
export function draftListing({ details }: Submission): BusDetails {
  const make = details.make ?? '';
  const model = details.model ?? '';
  const body = details.bodyManufacturer ?? '';
  // "Ford E-450, body by Starcraft": then make and model are those of the chassis.
  const onChassis = body !== '' && body.toLowerCase() !== make.toLowerCase();
  const vehicle = nameVehicle(
    {
      make: onChassis ? '' : make,
      model: onChassis ? '' : model,
      series: '',
      bodyMake: body,
      bodyModel: '',
      chassisMake: onChassis ? make : '',
      chassisModel: onChassis ? model : '',
    },
    false,
  );
  const { bodyMake, bodyModel, chassisMake, chassisModel } = vehicle;
  const category = guessCategory({
    words: vehicle.kindWords,
    records: vehicle.records,
    details: { bodyMake, bodyModel, chassisMake },
  });
  return {
    ...emptyBusDetails,
    year: details.year,
    bodyMake: bodyMake ?? details.bodyManufacturer ?? null,
    bodyModel,
    chassisMake,
    chassisModel: chassisModel ?? (bodyModel === null ? details.model : null),
    category,
    condition: 'used',
    description: details.description,
    videoLink: details.video ?? null,
    vin: details.vin?.length === 17 ? details.vin : null,
    passengers: details.passengers,
    wheelchairPositions: details.wheelchairPlaces,
    priceCents: details.askingPriceCents,
    quantity: details.quantity > 1 ? details.quantity : null,
    mileageMiles: details.mileageMiles,
    lift: details.wheelchairAccess,
    city: details.city,
    state: details.state,
    zip: details.zipCode,
  };
}

/** The seller's photos as pictures of the listing: the same stored files, so nothing is copied. */
export function listingImages(
  photos: readonly SubmissionPhoto[],
  details: BusDetails,
): ListingImage[] {
  const title = listingTitle(details);
  return photos.map(({ name, caption, widthPx, heightPx, placeholder, takenMonth }) => ({
    name,
    alt: caption ?? photoOf(title),
    widthPx,
    heightPx,
    placeholder,
    ...(takenMonth ? { takenMonth } : {}),
  }));
}

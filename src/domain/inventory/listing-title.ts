import type { BusDetails } from './bus-listing.ts';
import { findCategory } from './categories.ts';

/** What a title is made from. */
export type TitleParts = Pick<
  BusDetails,
  | 'title'
  | 'year'
  | 'bodyMake'
  | 'bodyModel'
  | 'chassisMake'
  | 'chassisModel'
  | 'passengers'
  | 'wheelchairPositions'
  | 'category'
  | 'condition'
>;

/**
 * The name of a listing as a person reads it: the title an editor gave, else year, make and model
 * (spec §2 "display title falls back to year, make and model"). A body whose model nobody knows is
 * named by the chassis under it, "2015 Ford E-450 Starcraft", and a bus of which neither is known by
 * its kind. Never empty.
 */
export function listingTitle(details: TitleParts): string {
  const given = details.title?.trim();
  if (given) return given;
  const { year, bodyMake, bodyModel, chassisMake, chassisModel } = details;
  const body = bodyMake === chassisMake ? null : bodyMake;
  const vehicle = bodyModel
    ? [bodyMake ?? chassisMake, bodyModel]
    : [chassisMake, chassisModel, body];
  const parts = [year, ...vehicle].filter((part) => part !== null && part !== '');
  const category = details.category ? findCategory(details.category) : null;
  if (!bodyMake && !chassisMake) parts.push(category ? `${category.name} bus` : 'Bus');
  return parts.join(' ');
}

/** "25 passengers + 2 wheelchair" or null; the line under a title. Passengers exclude the driver. */
export function capacityLine(
  details: Pick<BusDetails, 'passengers' | 'wheelchairPositions'>,
): string | null {
  const { passengers, wheelchairPositions } = details;
  const seats =
    passengers === null ? null : `${passengers} ${passengers === 1 ? 'passenger' : 'passengers'}`;
  const positions = wheelchairPositions ? `${wheelchairPositions} wheelchair` : null;
  return [seats, positions].filter(Boolean).join(' + ') || null;
}

/**
 * The second half of `/buses/{id}-{slug}`: lower-case ASCII words joined by hyphens, starting with
 * year, make and model, then seats and kind; at most 96 characters, never empty.
 */
export function listingSlug(details: TitleParts): string {
  const words = [
    listingTitle(details),
    details.title ? null : details.passengers && `${details.passengers} passenger`,
    details.title ? null : details.category,
  ].filter(Boolean);
  return slugify(words.join(' ')) || 'bus';
}

/** Lower-case ASCII with single hyphens; accents are folded, other characters separate words. */
function slugify(text: string): string {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 96);
  return folded.replace(/^-+|-+$/g, '');
}

import type { Context } from 'hono';
import { isOwnPicture } from '#domain/content/editing/article-values.ts';
import type { FormFields } from '#domain/content/editing/read-fields.ts';
import { findPictures } from '#domain/content/pictures/site-pictures.ts';
import { listingStatuses } from '#domain/inventory/choices.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import type { StaffListing } from '#domain/staff/inventory/staff-listing.ts';
import { readTableQuery } from '#domain/staff/inventory/table-query.ts';
import type { StaffEnv } from '../../../staff-services.ts';
import { readPicker, type PickerSource } from './picker-fields.ts';
import { busChoice, busPhotoOf, siteChoice, type PictureChoice } from './picture-choice.ts';

const picturesOfPage = 12;
const busesOfPage = 6;
/** Of each bus; of the only one that is found all are shown. */
const photosOfBus = 8;

interface ChoiceGroup {
  /** Of what the pictures are; null where there is nothing to say. */
  title: string | null;
  choices: readonly PictureChoice[];
  note?: string;
}

interface Found {
  groups: readonly ChoiceGroup[];
  page: number;
  pageCount: number;
  /** "Pictures 25 to 48 of 61" */
  said: string;
  notice?: string;
}

/** A page of pictures to choose from. */
export interface Picker extends Found {
  from: PickerSource;
  words: string;
  /** Value of what is chosen; "" for none. */
  picked: string;
}

/** What the picker of a form shows; null while it is closed. What was chosen on another page stands first. */
export async function findChoices(
  c: Context<StaffEnv>,
  fields: FormFields,
): Promise<Picker | null> {
  const asked = readPicker(fields);
  if (!asked) return null;
  const { from, words, page } = asked;
  const found = await (from === 'buses' ? busPhotos : picturesOfSite)(c, words, page);
  const { picked = '' } = fields;
  const isShown = found.groups.some(({ choices }) => choices.some(({ value }) => value === picked));
  const chosen = picked === '' || isShown ? null : await findChoice(c, picked);
  const groups = chosen ? [{ title: 'Chosen', choices: [chosen] }, ...found.groups] : found.groups;
  return { ...found, groups, from, words, picked: chosen || isShown ? picked : '' };
}

/** The choice with this value; null when there is no such picture, or no more. */
export async function findChoice(
  c: Context<StaffEnv>,
  value: string,
): Promise<PictureChoice | null> {
  const { inventory, content } = c.get('staff');
  const ofBus = busPhotoOf(value);
  if (ofBus) {
    const listing = await inventory.find(ofBus.id);
    const image = listing?.listing.images.find(({ name }) => name === ofBus.name);
    return listing && image ? busChoice(listing, image) : null;
  }
  const { pictures, whole } = await content.pictures();
  const known = pictures.find(({ name }) => name === value);
  // While the store cannot be read, nobody knows that it is gone.
  const trusted = !whole && isOwnPicture(value) ? { name: value, alt: '', usedIn: [] } : null;
  const found = known ?? trusted;
  return found && siteChoice(found);
}

async function picturesOfSite(c: Context<StaffEnv>, words: string, asked: number): Promise<Found> {
  const { pictures, whole } = await c.get('staff').content.pictures();
  const found = findPictures(pictures, words);
  const pageCount = Math.max(1, Math.ceil(found.length / picturesOfPage));
  const page = Math.min(asked, pageCount);
  const first = (page - 1) * picturesOfPage;
  const choices = found.slice(first, first + picturesOfPage).map(siteChoice);
  return {
    groups: [{ title: null, choices }],
    page,
    pageCount,
    said: saidOf('Pictures', first, choices.length, found.length, words),
    ...(whole
      ? {}
      : { notice: 'Stored pictures cannot be read right now. Those in use are shown.' }),
  };
}

async function busPhotos(c: Context<StaffEnv>, words: string, page: number): Promise<Found> {
  const usual = readTableQuery(new URLSearchParams());
  const found = await c
    .get('staff')
    .inventory.page({ ...usual, words, page, perPage: busesOfPage });
  const first = (found.page - 1) * busesOfPage;
  const most = found.total === 1 ? Number.POSITIVE_INFINITY : photosOfBus;
  return {
    groups: found.listings.map((one) => groupOf(one, most)),
    page: found.page,
    pageCount: found.pageCount,
    said: saidOf('Buses', first, found.listings.length, found.total, words),
  };
}

function groupOf(one: StaffListing, most: number): ChoiceGroup {
  const { images, stockNumber, status } = one.listing;
  const facts = [
    listingTitle(one.listing),
    stockNumber && `stock ${stockNumber}`,
    status === 'published' ? null : listingStatuses[status].toLowerCase(),
  ];
  const more = images.length - most;
  return {
    title: facts.filter(Boolean).join(', '),
    choices: images.slice(0, most).map((image) => busChoice(one, image)),
    ...(images.length === 0 ? { note: 'No photos yet' } : {}),
    ...(more > 0 ? { note: `And ${more} more: find this bus alone to see all` } : {}),
  };
}

function saidOf(what: string, first: number, shown: number, total: number, words: string): string {
  const fitting = words === '' ? '' : ` for “${words}”`;
  if (total === 0) return `Nothing found${fitting}`;
  return `${what} ${first + 1} to ${first + shown} of ${total.toLocaleString('en-US')}${fitting}`;
}

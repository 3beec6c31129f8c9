import { createHash } from 'node:crypto';
import {
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  previewPng,
  type BusPictureSpec,
} from '@omnibus/bus-drawings';
import type { BusDetails, ListingImage } from '#domain/inventory/bus-listing.ts';
import { findCategory } from '#domain/inventory/categories.ts';
import { capacityLine, listingTitle } from '#domain/inventory/listing-title.ts';
import { floorPlanOf, sideViewOf } from '#domain/inventory/picture-words.ts';
import { demoListings } from './inventory/demo-listings.ts';
import { floorPlanSpec, sideViewSpec } from './inventory/picture-spec-for.ts';

/** Raise it when the drawing code changes what pictures look like: names change, caches follow. */
const PICTURE_EDITION = 1;

export interface PictureJob {
  /** Media path of the main file, e.g. `demo/3f2a…-side.webp`; its siblings go with it. */
  name: string;
  view: 'side' | 'floor';
  spec: BusPictureSpec;
}

/** The two pictures of a listing. Names come from what is drawn, so they are known before drawing. */
export function picturesOf(bus: BusDetails): { images: ListingImage[]; jobs: PictureJob[] } {
  const side = job('side', sideViewSpec(bus));
  const floor = job('floor', floorPlanSpec(bus));
  const size = { widthPx: PICTURE_WIDTH, heightPx: PICTURE_HEIGHT };
  return {
    jobs: [side, floor],
    images: [
      {
        name: side.name,
        alt: sideAlt(bus),
        ...size,
        placeholder: sidePlaceholder(side.spec.bodyColor),
      },
      {
        name: floor.name,
        alt: floorPlanOf(listingTitle(bus), capacityLine(bus)),
        ...size,
        placeholder: floorPlaceholder,
      },
    ],
  };
}

function job(view: PictureJob['view'], spec: BusPictureSpec): PictureJob {
  const sorted = Object.entries(spec)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([PICTURE_EDITION, view, sorted]);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { name: `demo/${hash}-${view}.webp`, view, spec };
}

let manifest: ReadonlyMap<string, PictureJob> | null = null;

/**
 * Every picture of the demo inventory by name, the ones a visitor sees first in front: side views of
 * featured buses, other side views, floor plans. Built once, in about 50 ms.
 */
export function demoPictureManifest(): ReadonlyMap<string, PictureJob> {
  if (manifest) return manifest;
  const listings = demoListings().toSorted(
    (a, b) => Number(b.details.featured) - Number(a.details.featured),
  );
  const jobs = listings.flatMap((listing) => picturesOf(listing.details).jobs);
  const inOrder = [
    ...jobs.filter((each) => each.view === 'side'),
    ...jobs.filter((each) => each.view === 'floor'),
  ];
  manifest = new Map(inOrder.map((each) => [each.name, each]));
  return manifest;
}

function sideAlt(bus: BusDetails): string {
  const kind = bus.category && findCategory(bus.category);
  return sideViewOf(listingTitle(bus), kind, bus.colorExterior?.toLowerCase() ?? null);
}

/** Sky, lot and bus in a dozen pixels, ready before anything has been drawn. */
function sidePlaceholder(bodyColor: string): string {
  return previewPng({ upper: '#dbe5ec', lower: '#b9c0c5', bus: bodyColor });
}

const floorPlaceholder = previewPng({ upper: '#f1f4f6', lower: '#f1f4f6', bus: '#dfe6eb' });

import type { BusListing, ListingImage } from '#domain/inventory/bus-listing.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import { photoOf } from '#domain/inventory/picture-words.ts';
import type { ArrivingFiles } from '#domain/media/arriving-files.ts';
import { boxInside, turnedBox, type PhotoEditing } from '#domain/media/edit-photo.ts';
import { avifName } from '#domain/media/derive-avif.ts';
import type { MediaStore } from '#domain/media/media-store.ts';
import { photoLimits, type PhotoIntake } from '#domain/media/photo-intake.ts';
import type { CropBox } from '#domain/media/photo-processor.ts';
import { refusal } from '#domain/media/photo-refusals.ts';
import { thumbnailName } from '#domain/media/picture-names.ts';
import type { RemoveUnused } from '#domain/media/remove-unused.ts';
import type { StaffMember } from '#domain/staff/staff-member.ts';
import type { Text } from '#messages/i18n.ts';
import { changePhotos, isStale, mostListingPhotos, type PhotoChange } from './photo-change.ts';
import type { ListingChange, StaffInventoryRepository } from './staff-inventory-repository.ts';
import type { PhotoOrigins } from './staff-views.ts';

/** Bytes of what was sent and of what is kept; null where nothing is known or nothing was made. */
export interface PhotoSizes {
  name: string;
  sentBytes: number | null;
  fileName: string | null;
  cropped: boolean;
  /** Of the whole picture that a cropped one was cut from; null: whole, or not there any more. */
  wholeBytes: number | null;
  webpBytes: number | null;
  avifBytes: number | null;
  thumbnailBytes: number | null;
}

export type ListingPhotoOutcome =
  | { outcome: 'added' | 'repeated'; name: string }
  | { outcome: 'refused'; message: Text };

export type CropOutcome =
  | { outcome: 'cropped'; name: string }
  | { outcome: 'refused'; message: Text };

export interface PhotoOfListing {
  source: Uint8Array | ReadableStream<Uint8Array>;
  fileName: string | null;
  /** Fires when whoever sent it has gone. */
  signal?: AbortSignal;
}

export type PhotoService = ReturnType<typeof createPhotoService>;

export function createPhotoService(parts: {
  repository: StaffInventoryRepository;
  photos: PhotoIntake;
  arriving: Pick<ArrivingFiles, 'hold'>;
  editing: PhotoEditing;
  store: Pick<MediaStore, 'open'>;
  removeUnused: RemoveUnused;
  origins: PhotoOrigins;
}) {
  const { repository, photos, arriving, editing, store, origins } = parts;

  const apply = (author: StaffMember, id: number, change: PhotoChange) =>
    repository.change(toPhotos(author, id), ({ listing }) => patchOf(listing, [change]));

  async function sizeOf(name: string): Promise<number | null> {
    const stored = await store.open(name);
    await stored?.discard();
    return stored?.sizeBytes ?? null;
  }

  async function cropSource(image: ListingImage) {
    const original = (await origins.find([image.name])).get(image.name)?.original;
    if (original && (await sizeOf(original.image.name)) !== null) return original;
    const { widthPx, heightPx } = image;
    return { image, box: { leftPx: 0, topPx: 0, widthPx, heightPx } };
  }

  /** What is known of the file that was sent holds for what is made of it. */
  async function noteOrigin(image: ListingImage, from: ListingImage, box: CropBox | null) {
    const before = (await origins.find([from.name])).get(from.name);
    await origins.note({
      name: image.name,
      sentBytes: before?.sentBytes ?? null,
      fileName: before?.fileName ?? null,
      croppedFrom: from.name,
      original: box && { image: from, box },
    });
  }

  async function cutOut(source: ListingImage, box: CropBox) {
    const cropped = await editing.crop(source, box);
    if (cropped.outcome === 'stored') await noteOrigin(cropped.image, source, box);
    return cropped;
  }

  async function putInPlace(
    member: StaffMember,
    id: number,
    name: string,
    image: ListingImage,
  ): Promise<CropOutcome> {
    const { outcome } = await apply(member, id, { what: 'replace', name, image });
    return outcome === 'changed'
      ? { outcome: 'cropped', name: image.name }
      : refused('It is among the photos already, or somebody removed this one in the meantime.');
  }

  const countOf = async (id: number) => (await repository.find(id))?.listing.images.length ?? 0;

  async function addOne(
    member: StaffMember,
    id: number,
    upload: PhotoOfListing,
  ): Promise<ListingPhotoOutcome> {
    const current = await repository.find(id);
    if (!current) return letGo(upload, 'This listing is gone.');
    if (current.listing.images.length >= mostListingPhotos) return letGo(upload, fullListing);
    const counted = countBytes(upload.source);
    const alt = photoOf(listingTitle(current.listing));
    const asker = { sender: ['staff', `listing-${id}`], signal: upload.signal };
    const taken = await photos.intake(counted.source, { alt, asker });
    if (taken.outcome === 'refused') return taken;
    const { name } = taken.image;
    await origins.note({
      name,
      sentBytes: counted.bytes(),
      fileName: upload.fileName,
      croppedFrom: null,
      original: null,
    });
    const changed = await apply(member, id, { what: 'add', image: taken.image });
    if (changed.outcome === 'changed') return { outcome: 'added', name };
    const images = (await repository.find(id))?.listing.images ?? [];
    const isThere = images.some((image) => image.name === name);
    return isThere ? { outcome: 'repeated', name } : { outcome: 'refused', message: fullListing };
  }

  return {
    async add(
      member: StaffMember,
      id: number,
      upload: PhotoOfListing,
    ): Promise<ListingPhotoOutcome> {
      const file = {
        sender: `listing-${id}`,
        network: '',
        totalBytes: photoLimits.bytes,
        // Where there is place for none, the words below say so.
        mostFiles: Math.max(1, mostListingPhotos - (await countOf(id))),
      };
      const added = await arriving.hold(file, () => addOne(member, id, upload));
      return added.outcome === 'full'
        ? letGo(upload, refusal(added.of === 'disk' ? 'cannot-store' : 'busy').message)
        : added;
    },

    /**
     * All of them or none. `nothing`: there is no such listing or picture, or it is that way already;
     * `stale`: somebody else changed it since the member's page was drawn, and it was left so.
     */
    async change(
      member: StaffMember,
      id: number,
      changes: readonly PhotoChange[],
    ): Promise<'changed' | 'nothing' | 'stale'> {
      let stale = false;
      const done = await repository.change(toPhotos(member, id), ({ listing }) => {
        stale = changes.some((change) => isStale(listing.images, change));
        return stale ? null : patchOf(listing, changes);
      });
      if (stale) return 'stale';
      if (done.outcome !== 'changed') return 'nothing';
      // Whoever has its address must not find it any more; there is no way back to be kept open.
      const kept = new Set(done.after.listing.images.map(({ name }) => name));
      const before = done.before.listing.images.map(({ name }) => name);
      await parts.removeUnused(before.filter((name) => !kept.has(name)));
      return 'changed';
    },

    /** What a photo is cropped from, the whole picture when it is still there, and the present part. */
    cropSource,

    /** `source`: the picture that the rectangle was drawn on. The whole of it takes the crop back. */
    async crop(
      member: StaffMember,
      id: number,
      { name, source: drawnOn, box }: { name: string; source: string; box: CropBox },
    ): Promise<CropOutcome> {
      const current = await repository.find(id);
      const image = current?.listing.images.find((one) => one.name === name);
      if (!image) return refused('This photo is not on this listing.');
      const { image: source } = await cropSource(image);
      if (source.name !== drawnOn) return refused('The photo has changed meanwhile. Look again.');
      const inside = boxInside(box, source);
      if (!inside)
        return refused('The part must lie in the photo and have at least 320 by 240 pixels.');
      const isWhole = inside.widthPx === source.widthPx && inside.heightPx === source.heightPx;
      if (isWhole && source !== image) return putInPlace(member, id, name, source);
      const cropped = await cutOut(source, inside);
      if (cropped.outcome === 'refused') return cropped;
      return cropped.image.name === name
        ? { outcome: 'cropped', name }
        : putInPlace(member, id, name, cropped.image);
    },

    /** A quarter clockwise; a cropped photo shows the same part, and its whole picture turns with it. */
    async turn(member: StaffMember, id: number, name: string): Promise<CropOutcome> {
      const current = await repository.find(id);
      const image = current?.listing.images.find((one) => one.name === name);
      if (!image) return refused('This photo is not on this listing.');
      const { image: source, box } = await cropSource(image);
      const turned = await editing.turn(source);
      if (turned.outcome === 'refused') return turned;
      await noteOrigin(turned.image, source, null);
      if (source === image) return putInPlace(member, id, name, turned.image);
      const inside = boxInside(turnedBox(box, source, turned.image), turned.image);
      if (!inside) return refused('Turned, this part would be too small. Undo the crop first.');
      const part = await cutOut(turned.image, inside);
      return part.outcome === 'refused' ? part : putInPlace(member, id, name, part.image);
    },

    /** Puts the whole picture in the place of the cropped one; the caption stays. */
    async undoCrop(member: StaffMember, id: number, name: string): Promise<CropOutcome> {
      const current = await repository.find(id);
      const image = current?.listing.images.find((one) => one.name === name);
      if (!image) return refused('This photo is not on this listing.');
      const { image: whole } = await cropSource(image);
      return whole === image
        ? refused('The whole photo is not stored any more.')
        : putInPlace(member, id, name, whole);
    },

    async sizes(images: readonly ListingImage[]): Promise<PhotoSizes[]> {
      const known = await origins.find(images.map(({ name }) => name));
      return Promise.all(
        images.map(async ({ name }) => {
          const origin = known.get(name);
          const whole = origin?.original?.image.name;
          const [wholeBytes, webpBytes, avifBytes, thumbnailBytes] = await Promise.all([
            whole === undefined ? null : sizeOf(whole),
            sizeOf(name),
            sizeOf(avifName(name)),
            sizeOf(thumbnailName(name)),
          ]);
          return {
            name,
            sentBytes: origin?.sentBytes ?? null,
            fileName: origin?.fileName ?? null,
            cropped: (origin?.original ?? null) !== null,
            wholeBytes,
            webpBytes,
            avifBytes,
            thumbnailBytes,
          };
        }),
      );
    },
  };
}

const toPhotos = (author: StaffMember, id: number) => ({
  author,
  action: 'listing.photos',
  id,
  expectedRevision: null,
});

function patchOf(
  { images: before }: BusListing,
  changes: readonly PhotoChange[],
): ListingChange | null {
  const images = changes.reduce(changePhotos, before);
  return images === before ? null : { patch: { images: [...images] } };
}

const fullListing = `There are ${mostListingPhotos} photos already, which is the most. Remove one first.`;

/** Refuses without reading what was sent. */
async function letGo({ source }: PhotoOfListing, message: Text): Promise<ListingPhotoOutcome> {
  if (source instanceof ReadableStream) await source.cancel().catch(() => {});
  return { outcome: 'refused', message };
}

const refused = (message: string): CropOutcome => ({ outcome: 'refused', message });

/** The same source, counting what passes. */
function countBytes(source: Uint8Array | ReadableStream<Uint8Array>) {
  if (source instanceof Uint8Array) return { source, bytes: () => source.byteLength };
  let total = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      total += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
  return { source: source.pipeThrough(counting), bytes: () => total };
}

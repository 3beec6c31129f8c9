import { msg } from '@lingui/core/runtime-macro';
import { limitInMemory, takeEach, type MakeLimit } from '#domain/leads/shared-limit.ts';
import { letGo, type ArrivingFiles } from '#domain/media/arriving-files.ts';
import { photoLimits, type PhotoIntake } from '#domain/media/photo-intake.ts';
import {
  noRoomReasons,
  refusal,
  type PhotoVerdict,
  type ArrivingPhoto,
} from '#domain/media/photo-refusals.ts';
import type { ItemKey } from './inspection-sections.ts';
import type { InspectionStore } from './inspection-store.ts';
import {
  mostPhotosOfInspection,
  mostPhotosOfItem,
  type Inspection,
  type InspectionPhoto,
} from './inspection.ts';

interface FindingPhotoUpload extends ArrivingPhoto {
  item: ItemKey;
  /** Fires when whoever sent it has gone. */
  signal?: AbortSignal;
}

/** Photos of findings, within bounds that the report and its PDF can carry. */
export interface InspectionPhotos {
  take(inspection: Inspection, upload: FindingPhotoUpload): Promise<PhotoVerdict<InspectionPhoto>>;
  remove(inspection: Inspection, photoId: number): Promise<boolean>;
}

const most = { ofInspection: mostPhotosOfInspection, ofItem: mostPhotosOfItem };
const full = msg`A finding has ${{ ofItem: mostPhotosOfItem }} photos at most, and an inspection ${{ all: mostPhotosOfInspection }}. Remove one to add another.`;

export function createInspectionPhotos(parts: {
  store: Pick<InspectionStore, 'photos' | 'addPhoto' | 'removePhoto'>;
  photoIntake: PhotoIntake;
  arriving: Pick<ArrivingFiles, 'hold'>;
  makeLimit?: MakeLimit;
  now(): Date;
}): InspectionPhotos {
  const { store, photoIntake, arriving, makeLimit = limitInMemory, now } = parts;
  const ofBus = makeLimit('photos-of-bus');
  const ofNetwork = makeLimit('photos-of-network');

  async function storePhoto(inspection: Inspection, upload: FindingPhotoUpload) {
    const { item, source, sizeBytes, network, signal } = upload;
    const sender = senderOf(inspection);
    const place = await takeEach(
      [[ofBus, sender], ...(network === '' ? [] : [[ofNetwork, network] as const])],
      now().getTime(),
    );
    if (place.waitSeconds > 0) return letGo(upload, refusal('enough'));
    const taken = await photoIntake.intake(source, {
      alt: '',
      sizeBytes: sizeBytes ?? undefined,
      asker: { sender: [network, sender], signal },
    });
    if (taken.outcome === 'refused') {
      if (taken.retry) await place.giveBack();
      return taken;
    }
    const { name, widthPx, heightPx } = taken.image;
    const clientId = upload.clientId ?? `${item}-${name}`;
    const added = await store.addPhoto(
      inspection.id,
      { item, clientId, name, widthPx, heightPx },
      most,
    );
    if (added.outcome === 'full') return tooMany;
    // Sent again, it is told that the link is over.
    return added.outcome === 'ended' ? refusal('interrupted') : added;
  }

  return {
    async take(inspection, upload) {
      const { item, clientId, network, sizeBytes } = upload;
      const photos = await store.photos(inspection.id);
      const earlier = photos.find((photo) => photo.clientId === clientId);
      if (earlier) return letGo(upload, { outcome: 'repeated', photo: earlier });
      const ofItem = photos.filter((photo) => photo.item === item).length;
      if (photos.length >= most.ofInspection || ofItem >= most.ofItem) {
        return letGo(upload, tooMany);
      }
      const file = {
        sender: senderOf(inspection),
        network,
        totalBytes: Math.max(1, Math.min(sizeBytes ?? photoLimits.bytes, photoLimits.bytes)),
        mostFiles: most.ofInspection - photos.length,
      };
      const answer = await arriving.hold(file, () => storePhoto(inspection, upload));
      return answer.outcome === 'full' ? letGo(upload, refusal(noRoomReasons[answer.of])) : answer;
    },
    remove: ({ id }, photoId) => store.removePhoto(id, photoId),
  };
}

const senderOf = ({ id }: Inspection) => `inspection-${id}`;
const tooMany: PhotoVerdict<InspectionPhoto> = { outcome: 'refused', message: full, retry: false };

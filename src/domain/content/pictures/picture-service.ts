import type { MediaStore, StoredMedia } from '../../media/media-store.ts';
import type { PhotoIntake } from '../../media/photo-intake.ts';
import { refusal } from '../../media/photo-refusals.ts';
import type { ContentService } from '../editing/content-service.ts';
import { sitePictures, type PictureUse } from './site-pictures.ts';

/** Where pictures of content come from and go. */
export interface ContentMedia {
  /** Stores under `content/`, where nothing is swept. */
  intake: PhotoIntake;
  list: MediaStore['list'];
  /** Any picture of the house, drawn ones too. */
  open(name: string): Promise<StoredMedia | null>;
}

const asker = { sender: ['staff', 'content'] };

/** What `ContentService` promises of pictures; faults of the store are told to `onFault`. */
export function createPictureService(
  { intake, list, open }: ContentMedia,
  uses: () => Promise<readonly PictureUse[]>,
  onFault: (problem: string) => void = () => {},
): Pick<ContentService, 'addPicture' | 'copyPicture' | 'pictures'> {
  return {
    addPicture: (bytes, alt) => intake.intake(bytes, { alt, asker }),

    async copyPicture(name, alt) {
      try {
        const file = await open(name);
        const { sizeBytes } = file ?? {};
        return file && (await intake.intake(file.stream(), { alt, sizeBytes, asker }));
      } catch (error) {
        onFault(`a picture could not be copied: ${String(error)}`);
        return refusal('cannot-store');
      }
    },

    async pictures() {
      const stored = await list('content/').catch((error: unknown) => {
        onFault(`stored pictures could not be listed: ${String(error)}`);
        return null;
      });
      return { pictures: sitePictures(stored ?? [], await uses()), whole: stored !== null };
    },
  };
}

import type { Migration } from './migration.ts';

/** The whole picture that a photo was cropped from, as JSON, so that the crop can be taken back. */
export const photoOriginals: Migration = {
  name: '0015-photo-originals',
  statements: () => ['alter table photo_origins add column original_json text'],
};

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createDiskMediaStore } from '#adapters/media-disk/disk-media-store.ts';
import { openDatabase, type DatabaseConfig } from '#db/open-database.ts';
import { namesOfPicture } from '#domain/media/picture-names.ts';
import type { AcknowledgedPhoto, Sellers } from './sellers.ts';

export interface PhotoVerdict {
  storedPhotos: number;
  submissions: number;
  /** Acknowledged to a seller, but without a row, a file, or the bytes that were sent. */
  lost: string[];
  doubled: string[];
  /** Rows or submissions that are half there. */
  torn: string[];
}

/** Compares what sellers were told with the database and the media folder. */
export function createPhotoVerifier(config: DatabaseConfig, mediaDir: string) {
  const store = createDiskMediaStore(mediaDir);
  /** Files that were whole once: they never change, so a look at the rows is enough afterwards. */
  const whole = new Set<string>();

  const fileFault = async (name: string, widthPx: number, heightPx: number) => {
    for (const file of namesOfPicture(name)) {
      const stored = await store.open(file);
      if (!stored) return `${file} is missing`;
      const bytes = new Uint8Array(await new Response(stored.stream() as BodyInit).arrayBuffer());
      try {
        const { info } = await sharp(bytes, { failOn: 'truncated' })
          .raw()
          .toBuffer({ resolveWithObject: true });
        if (file === name && (info.width !== widthPx || info.height !== heightPx)) {
          return `${file} is ${info.width} by ${info.height}`;
        }
      } catch (error) {
        return `${file}: ${String(error)}`;
      }
    }
    return null;
  };

  return async (told: Pick<Sellers, 'photos' | 'finished'>): Promise<PhotoVerdict> => {
    const database = await openDatabase(config);
    try {
      const { kysely } = database;
      const submissions = await kysely
        .selectFrom('submissions')
        .select(['id', 'token', 'state', 'description'])
        .execute();
      const photos = await kysely.selectFrom('submission_photos').selectAll().execute();
      const tokens = new Map(submissions.map(({ id, token }) => [id, token]));
      const states = new Map(submissions.map(({ token, state }) => [token, state]));
      const rows = new Map<string, typeof photos>();
      for (const photo of photos) {
        const place = `${tokens.get(photo.submission_id)} ${photo.client_id}`;
        rows.set(place, [...(rows.get(place) ?? []), photo]);
      }
      const lost: string[] = told.finished.filter((token) => states.get(token) !== 'submitted');
      for (const photo of told.photos) {
        const fault = await faultOf(photo, rows.get(`${photo.token} ${photo.key}`) ?? []);
        if (fault) lost.push(`${photo.name}: ${fault}`);
      }
      const descriptions = new Set(submissions.map(({ description }) => description));
      return {
        storedPhotos: photos.length,
        submissions: submissions.length,
        lost,
        doubled: [
          ...[...rows].filter(([, found]) => found.length > 1).map(([place]) => place),
          ...(descriptions.size < submissions.length ? ['submissions sent twice'] : []),
        ],
        torn: photos
          .filter(({ submission_id }) => !tokens.has(submission_id))
          .map(({ name }) => name),
      };
    } finally {
      await database.close();
    }
  };

  async function faultOf(
    told: AcknowledgedPhoto,
    rows: readonly { name: string; width_px: number; height_px: number }[],
  ): Promise<string | null> {
    const [row] = rows;
    if (!row) return 'no row';
    if (told.name !== told.expectedName || row.name !== told.name) return 'another hash';
    if (whole.has(row.name)) return null;
    const fault = await fileFault(row.name, row.width_px, row.height_px);
    if (!fault) whole.add(row.name);
    return fault;
  }
}

const hourMs = 3_600_000;

/** Whatever lies in the media folders besides finished pictures that a submission names. */
export async function leftovers(config: DatabaseConfig, mediaDir: string): Promise<string[]> {
  const incoming = join(mediaDir, '.incoming');
  const unfinished: string[] = [];
  for (const folder of [incoming, `${mediaDir}-arriving`]) {
    for (const file of await readdir(folder).catch(() => [])) {
      const path = join(folder, file);
      // Of finished pictures, what the last kill interrupted is younger and goes with a later start.
      const isOld = Date.now() - (await stat(path)).mtimeMs > hourMs;
      if (isOld || folder !== incoming) unfinished.push(path);
    }
  }
  const database = await openDatabase(config);
  try {
    const rows = await database.kysely.selectFrom('submission_photos').select('name').execute();
    const named = new Set(rows.flatMap(({ name }) => namesOfPicture(name)));
    const stored = await createDiskMediaStore(mediaDir).list('photos/');
    const orphans = stored.filter(({ name }) => !named.has(name.replace(/\.avif$/, '.webp')));
    return [...unfinished, ...orphans.map(({ name }) => name)];
  } finally {
    await database.close();
  }
}

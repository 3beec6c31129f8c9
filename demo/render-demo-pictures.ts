import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { floorPlanSvg, renderPicture, sideElevationSvg } from '@omnibus/bus-drawings';
import { mainNameOf, middleWidthPx, namesOfPicture } from '#domain/media/picture-names.ts';
import { makeInPlace } from '#files/make-in-place.ts';
import { demoPictureManifest, type PictureJob } from './demo-pictures.ts';

/** Pictures being drawn right now, by folder and name: one drawing serves every asker. */
const underWay = new Map<string, Promise<void>>();

/**
 * Draws one demo picture (main file and its siblings) into `mediaDir`. `name` is the media path of
 * any of them. False, and nothing written, when it is not a picture of the demo inventory, so that a
 * visitor cannot make the server draw anything else.
 */
export async function renderDemoPicture(mediaDir: string, name: string): Promise<boolean> {
  const job = demoPictureManifest().get(mainNameOf(name));
  if (!job) return false;
  await drawOnce(mediaDir, job);
  return true;
}

/**
 * Draws demo pictures that are not in `mediaDir` yet, first those a visitor sees first: `most` of them,
 * `atOnce` beside each other. Says how many it drew, 0 when all are there. Safe to run beside a server
 * and beside itself. Rejects when the folder takes no file.
 */
export async function renderDemoPictures(request: {
  mediaDir: string;
  most?: number;
  atOnce?: number;
}): Promise<{ rendered: number }> {
  const { mediaDir, most = Number.POSITIVE_INFINITY, atOnce = 2 } = request;
  const present = await filesIn(join(mediaDir, 'demo'));
  const missing = [...demoPictureManifest().values()]
    .filter(({ name }) => !isPresent(present, name))
    .slice(0, most)
    .values();
  let rendered = 0;
  const worker = async () => {
    for (const job of missing) {
      await drawOnce(mediaDir, job);
      rendered++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { rendered };
}

function isPresent(files: ReadonlySet<string>, name: string): boolean {
  return namesOfPicture(name).every((file) => files.has(file.slice('demo/'.length)));
}

async function filesIn(folder: string): Promise<Set<string>> {
  await mkdir(folder, { recursive: true });
  return new Set(await readdir(folder));
}

function drawOnce(mediaDir: string, job: PictureJob): Promise<void> {
  const key = `${mediaDir}\n${job.name}`;
  const running = underWay.get(key);
  if (running) return running;
  const drawing = draw(mediaDir, job).finally(() => underWay.delete(key));
  underWay.set(key, drawing);
  return drawing;
}

/** Drawn in a folder of its own and moved into place, so that no half-written file is ever served. */
async function draw(mediaDir: string, { name, view, spec }: PictureJob): Promise<void> {
  const base = name.slice('demo/'.length, -'.webp'.length);
  const svg = view === 'side' ? sideElevationSvg(spec) : floorPlanSvg(spec);
  await makeInPlace(join(mediaDir, 'demo'), (scratch) =>
    renderPicture(svg, scratch, base, [middleWidthPx]),
  );
}

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderPicture } from './render-picture.ts';
import { sideElevationSvg } from './side-elevation.ts';

const svg = sideElevationSvg({
  bodyStyle: 'coach',
  bodyColor: '#f2f3f4',
  lengthIn: 545,
  passengers: 56,
  wheelchairPositions: 0,
  lift: false,
  backdropSeed: 3,
});

describe('renderPicture', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('writes the picture, its thumbnail and the asked widths', async () => {
    await renderPicture(svg, join(folder, 'a'), 'coach', [640, 960]);
    const names = (await readdir(join(folder, 'a'))).toSorted();
    expect(names).toEqual([
      'coach-640.webp',
      'coach-960.webp',
      'coach-thumbnail.webp',
      'coach.webp',
    ]);
    const sizes = await Promise.all(names.map((name) => sharp(join(folder, 'a', name)).metadata()));
    expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 640, 427],
      ['webp', 960, 640],
      ['webp', 360, 240],
      ['webp', 1200, 800],
    ]);
  });

  it('gives the same bytes for the same drawing', async () => {
    await renderPicture(svg, join(folder, 'b'), 'one', []);
    await renderPicture(svg, join(folder, 'b'), 'two', []);
    for (const part of ['', '-thumbnail']) {
      const [one, two] = await Promise.all(
        ['one', 'two'].map((name) => readFile(join(folder, 'b', `${name}${part}.webp`))),
      );
      expect(one!.equals(two!)).toBe(true);
    }
  });

  it('rejects what is not a drawing', async () => {
    await expect(renderPicture('<svg', join(folder, 'd'), 'broken', [])).rejects.toThrow();
  });
});

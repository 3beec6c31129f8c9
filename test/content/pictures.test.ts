import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createArticlePictures } from '#adapters/content-markdown/draw-article-picture.ts';
import { articlePreviews } from '#content/article-previews.ts';
import { articleDrawings } from '@omnibus/bus-drawings';
import { projectRoot } from '#server/config/project-root.ts';
import { articleFiles } from './article-files.ts';

const folder = join(projectRoot, 'content/pictures');
const stemOf = (name: string) => /^(?:\/media\/)?article\/([a-z0-9-]+)\.webp$/.exec(name)?.[1];

let mediaDir: string;
beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'omnibus-pictures-'));
});
afterAll(() => rm(mediaDir, { recursive: true, force: true }));

describe('pictures of articles', () => {
  it('are there for every article, on its card and in its text, and say what they show', async () => {
    const drawn = new Set((await readdir(folder)).map((name) => name.replace('.svg', '')));
    for (const { slug, matter, pictures, language } of articleFiles) {
      const [picture] = pictures;
      expect(pictures.length, slug).toBeGreaterThanOrEqual(1);
      for (const { src, alt, caption } of pictures) {
        expect(drawn, slug).toContain(stemOf(src));
        expect(alt.length, `${slug}: ${alt}`).toBeGreaterThan(40);
        expect(caption.length, slug).toBeGreaterThan(15);
        expect(caption, slug).not.toBe(alt);
      }
      expect(stemOf(matter.picture.name), slug).toBe(stemOf(picture?.src ?? ''));
      expect(matter.picture.alt.length, slug).toBeGreaterThan(25);
      if (language !== 'en') expect(matter.picture.name).toContain(`-${language}.webp`);
    }
  });

  it('are all used, and all made by a drawing', async () => {
    const files = (await readdir(folder)).map((name) => name.replace('.svg', ''));
    const made = Object.entries(articleDrawings).flatMap(([name, { languages = ['en'] }]) =>
      languages.map((language) => (language === 'en' ? name : `${name}-${language}`)),
    );
    const used = articleFiles.map(({ matter }) => stemOf(matter.picture.name) ?? '');
    expect(files.toSorted()).toEqual(made.toSorted());
    expect([...new Set(used)].toSorted()).toEqual(files.toSorted());
    expect(used.length).toBe(new Set(used).size);
  });

  it('have a preview for the cards, of the colors of the drawing', async () => {
    const files = await readdir(folder);
    expect(Object.keys(articlePreviews)).toEqual(
      files.toSorted().map((file) => `article/${file.replace('.svg', '.webp')}`),
    );
    const colors = async (picture: string | Buffer) => {
      const { channels } = await sharp(picture).flatten({ background: '#fff' }).stats();
      return channels.map(({ mean }) => mean);
    };
    for (const file of files) {
      const uri = articlePreviews[`article/${file.replace('.svg', '.webp')}`] ?? '';
      expect(uri.length, file).toBeLessThan(300);
      const bytes = Buffer.from(uri.replace('data:image/webp;base64,', ''), 'base64');
      const drawn = await colors(join(folder, file));
      for (const [channel, mean] of (await colors(bytes)).entries())
        expect(Math.abs(mean - (drawn[channel] ?? 0)), file).toBeLessThan(12);
    }
  });

  it('need no font and run no script', async () => {
    for (const name of await readdir(folder)) {
      const svg = await readFile(join(folder, name), 'utf8');
      expect(svg, name).not.toMatch(/<text|<script|<image|<foreignObject|https?:(?!\/\/www\.w3)/);
    }
  });

  it('are drawn in the sizes that pages and networks ask for, lightly', async () => {
    const draw = createArticlePictures({ folder, mediaDir });
    const sizes = [
      ['.webp', 1200, 800, 60_000],
      ['-750.webp', 750, 500, 36_000],
      ['-thumbnail.webp', 360, 240, 16_000],
      ['-card.png', 1200, 630, 90_000],
    ] as const;
    for (const [ending, width, height, mostBytes] of sizes) {
      const name = `article/bus-kinds${ending}`;
      expect(await draw(name)).toBe(true);
      const bytes = await readFile(join(mediaDir, name));
      expect(await sharp(bytes).metadata(), name).toMatchObject({ width, height });
      expect(bytes.length, name).toBeLessThan(mostBytes);
    }
  });

  it('are drawn for no other name', async () => {
    const draw = createArticlePictures({ folder, mediaDir });
    for (const name of [
      'article/no-such-drawing.webp',
      'article/../faqs.webp',
      'article/bus-kinds.svg',
      'article/bus-kinds-200.webp',
      'demo/bus-kinds.webp',
    ])
      expect(await draw(name), name).toBe(false);
  });
});

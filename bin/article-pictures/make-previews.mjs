#!/usr/bin/env node
/**
 * Makes `content/article-previews.ts` of `content/pictures/*.svg`; run it when a drawing has changed:
 *
 *     node bin/article-pictures/make-previews.mjs
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'content/pictures');
const rows = await Promise.all(
  readdirSync(folder)
    .toSorted()
    .map(async (file) => {
      const tiny = sharp(join(folder, file)).resize(12, 8).flatten({ background: '#fff' });
      const bytes = await tiny.webp({ quality: 40, effort: 6 }).toBuffer();
      const uri = `data:image/webp;base64,${bytes.toString('base64')}`;
      return `  'article/${file.replace('.svg', '.webp')}':\n    '${uri}',\n`;
    }),
);
const about =
  '/** What a card shows until the drawing of its article is there: a tiny picture, by media name. */';
writeFileSync(
  join(root, 'content/article-previews.ts'),
  `${about}\nexport const articlePreviews: Readonly<Record<string, string>> = {\n${rows.join('')}};\n`,
);

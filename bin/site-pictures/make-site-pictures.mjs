#!/usr/bin/env node
/**
 * Draws `content/site-files/`: the icons, and the card that shared links show. Needs Chromium:
 *
 *     node bin/site-pictures/make-site-pictures.mjs
 *
 * Run it when the company's name or tagline changes (`content/site-settings.ts`); its results are
 * committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { siteSettings } from '../../content/site-settings.ts';
import { findChromium } from '../test/chromium.mjs';

const root = join(import.meta.dirname, '../..');
const target = join(root, 'content/site-files');
const dataUri = (/** @type {string} */ path, /** @type {string} */ type) =>
  `data:${type};base64,${readFileSync(join(root, path)).toString('base64')}`;

const bus =
  "<path fill='#0f2233' d='M4 26V8a5 5 0 0 1 5-5h14a5 5 0 0 1 5 5v18h-2v3h-5v-3H11v3H6v-3z'/><path fill='#ffc20e' d='M9 6h14v3H9zM7 12h18v7H7zM7 22h4v2H7zm14 0h4v2h-4z'/>";

/** The bus of the wordmark, head on. `pad` is the free room around it, in units of the drawing. */
const icon = (
  /** @type {number} */ size,
  /** @type {number} */ pad,
  /** @type {string} */ ground,
) =>
  sharp(
    Buffer.from(
      `<svg xmlns='http://www.w3.org/2000/svg' width='${size}' height='${size}' viewBox='${-pad} ${-pad} ${32 + pad * 2} ${32 + pad * 2}'><rect x='${-pad}' y='${-pad}' width='200%' height='200%' fill='${ground}'/>${bus}</svg>`,
    ),
  )
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** One PNG in the container that browsers ask for unbidden (ICONDIR, one entry). */
function ico(/** @type {Buffer} */ png, /** @type {number} */ size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

const save = (/** @type {string} */ name, /** @type {Buffer} */ bytes) =>
  writeFileSync(join(target, name), bytes);

save('favicon.ico', ico(await icon(32, 0, 'none'), 32));
save('apple-touch-icon.png', await icon(180, 7, '#ffffff'));
save('icon-192.png', await icon(192, 7, '#ffffff'));
save('icon-512.png', await icon(512, 7, '#ffffff'));

const card = `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Display; src: url(${dataUri('src/site/fonts/barlow-condensed-700.woff2', 'font/woff2')}); }
@font-face { font-family: Text; src: url(${dataUri('src/site/fonts/barlow-600.woff2', 'font/woff2')}); }
* { margin: 0; box-sizing: border-box; }
body { width: 1200px; height: 630px; background: #0f2233; color: #fff; position: relative; overflow: hidden; font-family: Text; }
main { padding: 92px 84px; }
h1 { display: inline-block; font: 132px/1 Display; background: #ffc20e; color: #0f2233; padding: 6px 30px 14px; border-radius: 12px; text-transform: uppercase; letter-spacing: 1px; }
p { margin-top: 40px; font-size: 46px; line-height: 1.25; max-width: 960px; text-wrap: balance; }
.road { position: absolute; inset: auto 0 0 0; height: 28px; background: #1a3045; border-top: 4px solid #ffc20e; }
.line { position: absolute; left: -40px; bottom: 31px; height: 150px; width: 1280px; background: url(${dataUri('src/site/images/line-up.svg', 'image/svg+xml')}) -470px 100% / auto 100% no-repeat; }
</style><main><h1></h1><p></p></main><div class="line"></div><div class="road"></div>`;

const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(card);
await page.locator('h1').evaluate((node, text) => (node.textContent = text), siteSettings.name);
await page.locator('p').evaluate((node, text) => (node.textContent = text), siteSettings.tagline);
await page.evaluate(() => document.fonts.ready.then(() => null));
const shot = await page.screenshot();
await browser.close();
save('social-card.png', await sharp(shot).png({ compressionLevel: 9, palette: true }).toBuffer());

#!/usr/bin/env node
/**
 * Makes `src/site/fonts/*.woff2` and `fonts.css`, and `content/fonts/*.ttf` for PDF files, from the published Barlow packages:
 *
 *     node bin/fonts/make-fonts.mjs
 *
 * Run it only when a weight or a character is added; its results are committed. The fallback
 * faces take their width and line metrics from the real fonts, measured against Liberation Sans
 * (metrically the same as Arial) and Roboto (Android has no Arial), so that text does not move
 * when the web font arrives.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error The package has no type declarations.
import subsetFont from 'subset-font';
import { scriptOf } from '../../src/adapters/documents-pdf/printable-text.ts';
import { fontHas, fontMetrics } from './font-metrics.mjs';

const fontsourceVersion = '5.3.0';
const target = join(import.meta.dirname, '../../src/site/fonts');
/** Of documents, which are set on the server. */
const documents = join(import.meta.dirname, '../../content/fonts');
const liberation = '/usr/share/fonts/truetype/liberation';

/** What each is set in most, so that widths are weighed as they occur. */
const prose =
  'The bus was driven from Ohio to Arizona with forty two passengers, a wheelchair lift and ' +
  'a diesel engine. Compare price, mileage, seats and location before you call the seller. ';
const labels =
  'Mileage Seats CDL Needed Not needed Wheelchair 2 places Shuttle Buses Under 10 seats ' +
  'Under $25,000 257,000 mi See them on a map Contact Us Knowledge Center Elkhart, IN ';
const names =
  '2016 Starcraft Allstar 2018 Coach & Equipment Phoenix 2006 Thomas Built Saf-T-Liner HDX ' +
  '2012 ElDorado National Aerotech 2015 MCI J4500 $124,900 Buses for sale What our customers say ';

const families = [
  {
    family: 'Barlow',
    slug: 'barlow',
    weights: [
      { weight: 400, sample: prose + labels },
      { weight: 600, sample: labels },
    ],
  },
  {
    family: 'Barlow Condensed',
    slug: 'barlow-condensed',
    weights: [{ weight: 700, sample: names }],
  },
];

/** Whole fonts: names in papers are of people from everywhere. Barlow has no Cyrillic. */
const documentFonts = [
  ...[
    { name: 'barlow-400', spec: 'barlow', file: '400Regular/Barlow_400Regular.ttf' },
    { name: 'barlow-600', spec: 'barlow', file: '600SemiBold/Barlow_600SemiBold.ttf' },
    {
      name: 'barlow-condensed-700',
      spec: 'barlow-condensed',
      file: '700Bold/BarlowCondensed_700Bold.ttf',
    },
  ].map((one) => ({ ...one, script: 'latin', spec: `@expo-google-fonts/${one.spec}@0.4.1` })),
  ...[400, 600].map((weight) => ({
    name: `fira-sans-cyrillic-${weight}`,
    script: 'cyrillic',
    spec: `@fontsource/fira-sans@${fontsourceVersion}`,
    file: `files/fira-sans-cyrillic-${weight}-normal.woff2`,
  })),
];

const range = (/** @type {number} */ first, /** @type {number} */ last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
/** What the pages of every language are written with, and what few names need: browsers fetch that apart. */
const spanish = [...'¡¿ÁÉÍÑÓÚÜáéíñóúü'];
const french = [...'ÀÂÇÈÊàâçèêëîïôùûœ«»'];
const everyday = [...range(0x20, 0x7e), ...'\u00a0©®°±²·½×–—‘’“”•…€™−', ...spanish, ...french];
const accented = [...range(0xa1, 0xff), ...'„‹›⁄Œœı'].filter((one) => !everyday.includes(one));

/** Everything that a paper can be set with is below it. */
const printed = range(0x20, 0x2fff);

const work = mkdtempSync(join(tmpdir(), 'omnibus-fonts-'));
try {
  const roboto = await subsetFont(
    readFileSync(
      join(
        unpack(`@fontsource/roboto@${fontsourceVersion}`),
        'files/roboto-latin-400-normal.woff2',
      ),
    ),
    everyday.join(''),
    { targetFormat: 'sfnt' },
  );
  const css = [
    '/* Made by bin/fonts/make-fonts.mjs. Barlow: SIL Open Font License 1.1, see NOTICE. */',
  ];
  for (const { family, slug, weights } of families) {
    const files = join(unpack(`@fontsource/${slug}@${fontsourceVersion}`), 'files');
    for (const { weight, sample } of weights) {
      const source = readFileSync(join(files, `${slug}-latin-${weight}-normal.woff2`));
      const sfnt = await subsetFont(source, everyday.join(''), { targetFormat: 'sfnt' });
      for (const [name, characters] of /** @type {[string, string[]][]} */ ([
        [`${slug}-${weight}`, everyday],
        [`${slug}-${weight}-accents`, accented],
      ])) {
        // Hinting is a quarter of the bytes, and screens of today ignore it.
        const woff2 = await subsetFont(source, characters.join(''), {
          targetFormat: 'woff2',
          noHinting: true,
        });
        writeFileSync(join(target, `${name}.woff2`), woff2);
        const whole = await subsetFont(source, characters.join(''), { targetFormat: 'sfnt' });
        const missing = characters.filter((character) => !fontHas(whole, character));
        console.error(`${name}: ${woff2.length} bytes, not drawn: ${missing.join('')}`);
        css.push(webFace(family, name, weight, characters));
      }
      const web = fontMetrics(sfnt, sample);
      css.push(arialFace(family, weight, web, sample));
      if (weight === weights[0]?.weight) css.push(androidFace(family, web, roboto, sample));
    }
  }
  for (const { name, script, spec, file } of documentFonts) {
    const characters = printed.filter((one) => scriptOf(one) === script).join('');
    const source = readFileSync(join(unpack(spec), file));
    const ttf = await subsetFont(source, characters, { targetFormat: 'sfnt', noHinting: true });
    writeFileSync(join(documents, `${name}.ttf`), ttf);
  }
  writeFileSync(join(target, 'fonts.css'), `${css.join('\n\n')}\n`);
} finally {
  rmSync(work, { recursive: true });
}

/** @typedef {import('./font-metrics.mjs').FontMetrics} FontMetrics */

/** @param {string} spec */
function unpack(spec) {
  const packed = execFileSync('npm', ['pack', spec, '--silent', '--pack-destination', work]);
  const folder = mkdtempSync(join(work, 'package-'));
  execFileSync('tar', ['xzf', join(work, packed.toString().trim()), '-C', folder]);
  return join(folder, 'package');
}

/**
 * `optional`: whoever has a line so slow that the letters come after the first paint reads this page in
 * the fallback's to its end, and the next in ours. Text that changes its letters moves.
 *
 * @param {string} family
 * @param {string} name of the file
 * @param {number} weight
 * @param {string[]} characters that the file draws
 */
function webFace(family, name, weight, characters) {
  return `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-weight: ${weight};
  font-display: optional;
  src: url('./${name}.woff2') format('woff2');
  unicode-range: ${unicodeRange(characters)};
}`;
}

/** @param {string[]} characters */
function unicodeRange(characters) {
  const points = characters.map((one) => one.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  /** @type {{ start: number, end: number }[]} */
  const ranges = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && last.end === point - 1) last.end = point;
    else ranges.push({ start: point, end: point });
  }
  const hex = (/** @type {number} */ point) => point.toString(16).toUpperCase();
  return ranges
    .map(({ start, end }) => `U+${hex(start)}${end > start ? `-${hex(end)}` : ''}`)
    .join(', ');
}

/**
 * @param {string} family
 * @param {number} weight
 * @param {FontMetrics} web
 * @param {string} sample
 */
function arialFace(family, weight, web, sample) {
  const bold = weight >= 600;
  const file = join(liberation, `LiberationSans-${bold ? 'Bold' : 'Regular'}.ttf`);
  const locals = bold
    ? ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold']
    : ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'];
  const local = fontMetrics(readFileSync(file), sample);
  return fallbackFace(`${family} Fallback`, weight, locals, web, local);
}

/**
 * Once for each family: Android has no bold file of Roboto (Android 12 draws all weights from one),
 * so the browser makes it bold, in the same widths.
 * @param {string} family
 * @param {FontMetrics} web
 * @param {Buffer} roboto
 * @param {string} sample
 */
function androidFace(family, web, roboto, sample) {
  const local = fontMetrics(roboto, sample);
  return fallbackFace(`${family} Android`, 400, ['Roboto', 'Roboto-Regular'], web, local);
}

/**
 * @param {string} name of the face
 * @param {number} weight
 * @param {string[]} locals names of the fonts that a device may have
 * @param {FontMetrics} web
 * @param {FontMetrics} local
 */
function fallbackFace(name, weight, locals, web, local) {
  const scale = web.meanAdvance / local.meanAdvance;
  return `@font-face {
  font-family: '${name}';
  font-style: normal;
  font-weight: ${weight};
  src: ${locals.map((one) => `local('${one}')`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(web.ascent / scale)};
  descent-override: ${percent(web.descent / scale)};
  line-gap-override: ${percent(web.lineGap / scale)};
}`;
}

/** @param {number} ratio */
function percent(ratio) {
  return `${(ratio * 100).toFixed(2)}%`;
}

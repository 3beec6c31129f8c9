import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { VinTable } from '#domain/inventory/vin/vin-table.ts';
import { projectRoot } from '../../config/project-root.ts';

const file = join(projectRoot, 'content/vin-table.json.br');

let table: VinTable | null = null;

/** `content/vin-table.json.br` (NHTSA vPIC), read once, when the first VIN is asked about: 20 ms. */
export function readVinTable(): VinTable {
  table ??= JSON.parse(brotliDecompressSync(readFileSync(file)).toString('utf8')) as VinTable;
  return table;
}

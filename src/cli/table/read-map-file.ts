import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { jsonOrNull } from '#domain/json-or-null.ts';
import { busFields } from '#domain/inventory/fields/bus-fields.ts';
import { otherInputs, type ImportInput } from '#domain/inventory/import/import-inputs.ts';
import { inputNamed } from '#domain/inventory/import/map-headers.ts';
import { CommandError } from '../command.ts';
import { suggestion } from '../parse-line.ts';

const schema = z.record(z.string(), z.union([z.string(), z.null()]));

/** Reads `--map`: a JSON object of their column → our field; null or "" leaves the column out. */
export async function readMapFile(path: string): Promise<Map<string, ImportInput | null>> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(
      `--map ${path}: ${error.code === 'ENOENT' ? 'does not exist' : error.message}`,
    );
  });
  const parsed = schema.safeParse(jsonOrNull(text.replace(/^\uFEFF/u, '')));
  if (!parsed.success)
    throw new CommandError(
      `--map ${path}: expected a JSON object such as {"Their Column": "priceCents"}`,
    );
  const map = new Map<string, ImportInput | null>();
  for (const [column, name] of Object.entries(parsed.data)) {
    const input = name ? inputNamed(name) : null;
    if (name && !input)
      throw new CommandError(
        `--map ${path}: there is no field ${JSON.stringify(name)}${suggestion(name, inputKeys)}`,
      );
    map.set(column.trim(), input);
  }
  return map;
}

export const inputKeys: readonly string[] = [
  ...busFields.map(({ key }) => key),
  ...otherInputs.map(({ input }) => input),
];

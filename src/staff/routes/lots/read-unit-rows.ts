import { z } from 'zod';
import { jsonOrNull } from '#domain/json-or-null.ts';
import { mostUnits } from '#domain/inventory/lots/lot-unit.ts';
import type { UnitRow } from '#domain/staff/lots/plan-units.ts';
import { unitColumnKeys } from '#domain/staff/lots/unit-columns.ts';

const rowShape = z.object({
  line: z.number().int().positive(),
  unit: z.string().optional(),
  state: z.string().optional(),
  texts: z.partialRecord(z.enum(unitColumnKeys), z.string()),
});
const shape = z.array(rowShape).min(1).max(mostUnits);

/** The rows of a file as the page of its plan sends them back; null for anything else. */
export function readUnitRows(text: string): UnitRow[] | null {
  const read = shape.safeParse(jsonOrNull(text));
  return read.success ? read.data : null;
}

import { busField, type FieldKey } from '#domain/inventory/fields/bus-fields.ts';
import type { KnownValue } from '#domain/inventory/specifications.ts';
import { Measure } from '#site/ui/measure.tsx';
import { measureOf, sayField } from '#site/words/field-words.ts';

/** What is known of a field as a person reads it; measures in both units. */
export function FieldFigure({ field: key, value }: { field: FieldKey; value: KnownValue }) {
  const field = busField(key);
  const isFigure = field.type === 'integer' || field.type === 'decimal';
  const measure = isFigure ? measureOf(field.unit) : null;
  return measure ? <Measure value={Number(value)} of={measure} how="both" /> : sayField(key, value);
}

import { privateAreas } from '#pages/private-areas.ts';

export const isPrivatePath = (address: string, areas: readonly string[] = privateAreas): boolean =>
  areas.some((area) => address.includes(area));

/** The same value with every address of one person's own pages cut to its public part. */
export function withoutPrivatePaths<Value>(
  value: Value,
  areas: readonly string[] = privateAreas,
): Value {
  const text = JSON.stringify(value);
  if (!isPrivatePath(text, areas)) return value;
  const paths = new RegExp(`(${areas.join('|')})[^"\\\\\\s]*`, 'g');
  return JSON.parse(text.replace(paths, '$1')) as Value;
}

import type { BusRecord } from '#domain/search/bus-record.ts';

const whole = new WeakMap<BusRecord, string>();

/**
 * A record as JSON text: all of it, or the attributes asked for and always the `objectID`. Unknown
 * (null) attributes are left out: fewer bytes on a phone, and the same to every client.
 */
export function recordJson(record: BusRecord, attributes: readonly string[] | null): string {
  if (attributes === null) {
    const known = whole.get(record);
    if (known !== undefined) return known;
    const json = JSON.stringify(record, withoutNulls);
    whole.set(record, json);
    return json;
  }
  const some: Record<string, unknown> = { objectID: record.objectID };
  for (const name of attributes) {
    if (!Object.hasOwn(record, name)) continue;
    const value = record[name as keyof BusRecord];
    if (value !== null) some[name] = value;
  }
  return JSON.stringify(some);
}

const withoutNulls = (_key: string, value: unknown): unknown => value ?? undefined;

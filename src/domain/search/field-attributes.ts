import type { BusListing } from '#domain/inventory/bus-listing.ts';
import type { AttributeKind } from '#domain/inventory/fields/bus-field.ts';
import {
  busFields,
  type busFieldTable,
  type BusField,
  type FieldKey,
} from '#domain/inventory/fields/bus-fields.ts';
import { unspecified } from '#domain/inventory/filter-buckets.ts';

type Table = typeof busFieldTable;

/** The keys of the fields that search records hold in one of these ways. */
type RecordedKey<Kind extends AttributeKind> = {
  [Key in FieldKey]: Table[Key] extends { record: Kind } ? Key : never;
}[FieldKey];

type AttributeOf<Key> = Key extends FieldKey
  ? Table[Key] extends { attribute: infer Name extends string }
    ? Name
    : Key
  : never;

export type AttributeName<Kind extends AttributeKind = AttributeKind> = AttributeOf<
  RecordedKey<Kind>
>;

type AttributeValue<Definition> = Definition extends { type: 'integer' | 'decimal' }
  ? number | null
  : Definition extends { type: 'flag'; mayBeUnknown: infer Unknown }
    ? 'yes' | 'no' | (Unknown extends true ? 'unspecified' : never)
    : string | (Definition extends { unknownAs: string } ? never : null);

/** What search records say of the fields of a listing, each under its attribute's name. */
export type FieldAttributes = {
  [Key in RecordedKey<AttributeKind> as AttributeOf<Key>]: AttributeValue<Table[Key]>;
};

const recorded = busFields.filter(({ record }) => record !== undefined);

/** The name in search records, also of a field that they do not hold. */
export function attributeOf(field: BusField): string {
  return field.attribute ?? field.key;
}

export function attributesOf<Kind extends AttributeKind>(...kinds: Kind[]): AttributeName<Kind>[] {
  const found = recorded.filter(({ record }) => kinds.some((kind) => kind === record));
  return found.map(attributeOf) as AttributeName<Kind>[];
}

/** Prices in dollars, lengths in feet to a tenth, flags in words; null where the value goes as it is. */
function tellerOf(field: BusField): ((value: BusListing[FieldKey]) => unknown) | null {
  if (field.type === 'flag')
    return (value) => (value === null ? unspecified : value ? 'yes' : 'no');
  const unit = 'unit' in field ? field.unit : null;
  if (unit === 'usd-cents') return (value) => (value === null ? null : Number(value) / 100);
  if (unit === 'inches')
    return (value) => (value === null ? null : Math.round((Number(value) / 12) * 10) / 10);
  const { unknownAs } = field;
  return unknownAs === undefined ? null : (value) => value ?? unknownAs;
}

const plan = recorded.map((field) => ({
  key: field.key,
  name: attributeOf(field),
  tell: tellerOf(field),
}));

export function fieldAttributes(listing: BusListing): FieldAttributes {
  const attributes: Record<string, unknown> = {};
  for (const { key, name, tell } of plan)
    attributes[name] = tell === null ? listing[key] : tell(listing[key]);
  return attributes as unknown as FieldAttributes;
}

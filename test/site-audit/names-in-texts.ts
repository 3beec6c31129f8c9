import { siteSettings } from '#content/site-settings.ts';
import { demoRows } from '#demo/seed-demo.ts';
import { busFields } from '#domain/inventory/fields/bus-fields.ts';
import { busMakes } from '#domain/inventory/vocabulary/makes.ts';
import { busModels } from '#domain/inventory/vocabulary/models.ts';
import { testNow } from '#test/factories/test-site.ts';

/** What is written alike in every language, beside makes, models and names. */
const names =
  /^(Omnibus|Facebook|YouTube|LinkedIn|Instagram|Twitter|Amplitude|Google|GeoNames|CC BY|OpenStreetMap|[A-Z]{2}|#?[A-Z0-9]+(?:[-.][A-Z0-9]+)*)$/;
const { address } = siteSettings;
const nameFields = busFields.filter((field) => field.type === 'text' && field.isName === true);
/** Names that stand within texts; the longest first. */
const known = [
  ...busMakes.map(({ name }) => name),
  ...busModels.map(({ name }) => name),
  ...demoRows(testNow).flatMap(({ details }) => [
    details.city,
    details.title,
    ...nameFields.map(({ key }) => details[key]),
  ]),
  siteSettings.legalName,
  siteSettings.salesEmail,
  address.street,
  address.city,
]
  .filter((name): name is string => typeof name === 'string' && name.length > 1)
  .toSorted((one, other) => other.length - one.length);
const knownName = new RegExp(
  `(?<![a-z])(?:${[...new Set(known)].map((name) => name.replace(/\W/g, '\\$&')).join('|')})(?![a-z])`,
  'gi',
);

/** Whether names and nothing else are left in letters of English. */
export function isNames(text: string): boolean {
  const words = text.replace(knownName, ' ').match(/[#A-Za-z0-9][\w.'’-]*/g) ?? [];
  return words.every(
    (word) => !/[A-Za-z]{2}/.test(word) || names.test(word.replace(/[.'’-]+$/, '')),
  );
}

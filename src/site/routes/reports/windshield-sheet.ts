import { t } from '@lingui/core/macro';
import type { SheetFact, WindshieldSheet } from '#domain/documents/sheet.ts';
import type { FieldKey } from '#domain/inventory/fields/bus-fields.ts';
import type { KnownValue } from '#domain/inventory/specifications.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import { currentLanguage, languages } from '#messages/languages.ts';
import { urls } from '#site/urls.ts';
import {
  cdlAnswer,
  placeOf,
  sayCapacity,
  sayMilesOfLot,
  sayOfferOfDetail,
} from '#site/words/bus-words.ts';
import { sayField } from '#site/words/field-words.ts';
import { fieldName } from '#site/words/trade-words.ts';

/** What is looked for first, as far as it is known and there is room. */
const keyFields: readonly FieldKey[] = [
  'stockNumber',
  'mileageMiles',
  'mileageStatus',
  'titleStatus',
  'engine',
  'transmission',
  'fuel',
  'brakes',
  'gvwrLb',
  'lengthIn',
  'lift',
];
const mostFacts = 7;
/** Taken for granted; of what is otherwise, no paper keeps silent. */
const asUsual: Partial<Record<FieldKey, KnownValue>> = {
  mileageStatus: 'actual',
  titleStatus: 'clean',
};

/** A bus as its sheet behind the windshield says it, in the language of the moment. */
export function windshieldSheet(
  bus: BusDetail,
  { name: siteName, phone }: SiteSettings,
  siteUrl: string,
): WindshieldSheet {
  const { title, year } = bus;
  const name = year === null || title.includes(String(year)) ? title : `${year} ${title}`;
  const seats = sayCapacity(bus);
  const place = placeOf(bus);
  return {
    kind: 'windshield',
    locale: languages[currentLanguage()].locale,
    title: t`Windshield sheet: ${name}`,
    datedAt: bus.figures.updatedAt,
    qrAddress: siteUrl + urls.bus(bus),
    unprintable: '',
    price: sayOfferOfDetail(bus),
    name,
    large: [...(seats ? [seats] : []), cdlAnswer(bus.cdl)],
    facts: keyFacts(bus),
    invitation: t`Photos and everything we know`,
    foot: [siteName, phone.display, place].filter(Boolean).join(' · '),
  };
}

function keyFacts({ specifications, lot }: BusDetail): SheetFact[] {
  const known = new Map(
    specifications.flatMap(({ rows }) => rows.map(({ key, value }) => [key, value] as const)),
  );
  return keyFields
    .flatMap((key) => {
      const value = known.get(key);
      if (value === undefined || value === asUsual[key]) return [];
      const ofLot = key === 'mileageMiles' && lot ? sayMilesOfLot(lot) : null;
      return [{ label: fieldName(key), value: ofLot ?? sayField(key, value) }];
    })
    .slice(0, mostFacts);
}

import { parseSync, Visitor } from 'oxc-parser';

/** Fields that mean more than being a field: rules of the domain are written about each of them. */
const ownMeaning = {
  'which bus it is':
    'year bodyMake bodyModel chassisMake chassisModel title description stockNumber vin',
  'its kind, of which there are pages and guesses': 'category schoolType condition',
  'what it costs and how it is offered':
    'priceCents pricePreviousCents quantity mileageMiles featured onLot',
  'who fits in, and who may drive it':
    'passengers passengersAdult wheelchairPositions lift gvwrLb lengthIn',
  'has a vocabulary of names': 'fuel engine engineFamily transmission transmissionModel',
  'where it stands': 'city state zip latitude longitude',
  'told by a VIN, too': 'brakes',
  'an ordinary word of tables': 'rows',
};

export const fieldsWithMeaning: ReadonlySet<string> = new Set(
  Object.values(ownMeaning).flatMap((keys) => keys.split(' ')),
);

/** Files in which one of the other fields has a meaning of its own. */
const machineFigures = ['colorExterior', 'colorInterior', 'drive'];
const machineSizes = ['widthIn', 'heightIn', 'wheelbaseIn'];
export const fieldsMeantIn: Readonly<Record<string, readonly string[]>> = {
  // Catalogues and structured data of others, by the names those have.
  'src/domain/inventory/bus-figures.ts': [...machineFigures, ...machineSizes],
  // How much room there is, and for whom.
  'src/domain/inventory/group-fit/bus-layout.ts': [
    'widthIn',
    'liftLocation',
    'seatType',
    'restroom',
    'luggage',
  ],
  'src/server/http/public-api/records/whole-bus.ts': ['videoLink'],
  'src/site/feeds/inventory-row.ts': ['colorExterior'],
  'src/site/feeds/meta-catalog.ts': ['colorExterior', 'drive'],
  'src/site/structured-data/bus-entity.ts': ['colorExterior', 'colorInterior', ...machineSizes],
  // A cell that says more than its own field.
  // The color of a unit is told under the listing's name for it.
  'src/domain/inventory/history/unit-steps.ts': ['colorExterior'],
  'src/domain/inventory/import/read-field.ts': ['liftMake', 'mileageStatus'],
  'src/domain/inventory/import/row-to-details.ts': ['titleStatus'],
  // A film is shown in a player of its own; feeds have no column for it.
  'src/domain/inventory/listing-detail.ts': ['videoLink'],
  'src/domain/staff/submissions/draft-listing.ts': ['videoLink'],
  'src/site/routes/bus-photos/bus-photos-section.tsx': ['videoLink'],
  // What is not as usual of the papers is told before what there is room for.
  'src/site/routes/reports/windshield-sheet.ts': ['mileageStatus', 'titleStatus'],
  // Who wants no wreck wants none whose title says so either.
  'src/domain/search/query-conditions.ts': ['titleStatus'],
  // The order of the words that a bus is found by.
  'src/domain/search/bus-document.ts': ['stateSpec'],
  // Parts of a typed query, and words that are spelled like a field.
  'src/domain/search/smart-search/smart-query.ts': ['windowsPerSide'],
  'src/domain/search/smart-search/query-vocabulary.ts': ['windowsPerSide', 'luggage'],
  'src/domain/search/smart-search/rules/sizes.ts': ['windowsPerSide'],
  'languages/es/search/spanish-meanings.ts': ['restroom', 'luggage'],
  'languages/fr/search/french-equipment.ts': ['restroom', 'luggage'],
  'languages/fr/search/french-synonyms.ts': ['restroom', 'luggage'],
  'src/domain/inventory/vocabulary/synonyms.ts': ['restroom', 'luggage'],
  'languages/es/search/spanish-synonyms.ts': ['restroom', 'luggage'],
  // What a copy of a listing does not share with it.
  'src/staff/routes/inventory/listing-routes.tsx': ['engineHours'],
};

/** The table itself, what was released, and drawings, which know no listing but have sizes of their own. */
export const homesOfKeys =
  /^(src\/(domain\/inventory\/fields|db\/migrations)|packages\/bus-drawings)\//;

/** Every name that a file spells out: texts, properties that it reads, gives or declares. */
export function namesIn(path: string, text: string): Set<string> {
  const names = new Set<string>();
  const add = (key: { type: string; name?: unknown }, computed: boolean) => {
    if (!computed && key.type === 'Identifier') names.add(String(key.name));
  };
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') names.add(value);
    },
    MemberExpression: ({ property, computed }) => add(property, computed),
    Property: ({ key, computed }) => add(key, computed),
    TSPropertySignature: ({ key, computed }) => add(key, computed),
  }).visit(parseSync(path, text).program);
  return names;
}

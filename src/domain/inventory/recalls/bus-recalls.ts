import type { SellerSays } from '../vin/compare-vin.ts';
import type { VinAnswer } from '../vin/look-up-vin.ts';
import { vinVehicle } from '../vin/vin-vehicle.ts';
import { untoldYear } from './read-recall-row.ts';
import { modelKey, modelsMeant, recallMake } from './recall-names.ts';
import type { RecallReader, RecallRow } from './recall-store.ts';

/** What campaigns are looked up for: a body and the chassis under it are two vehicles to NHTSA. */
export interface RecalledVehicle {
  part: 'vehicle' | 'body' | 'chassis';
  make: string;
  model: string;
  year: number;
}

/** One campaign that names a vehicle of this bus. */
export interface RecallCampaign extends Pick<
  RecallRow,
  'number' | 'reportedOn' | 'consequence' | 'remedy' | 'doNotDrive' | 'parkOutside'
> {
  part: RecalledVehicle['part'];
  components: string[];
  /** As the campaign names it. */
  vehicle: string;
  /** The file tells no model year. */
  isYearUntold: boolean;
}

/** What a bus page shows of recalls. */
export type BusRecalls = Awaited<ReturnType<typeof findBusRecalls>>;

const staleAfterDays = 90;
const mostCampaigns = 20;
/** A campaign names several components and spellings of a model. */
const mostRows = 400;
const dayMs = 24 * 60 * 60_000;

/** A file as old as this lacks campaigns that matter. */
export const isStaleFile = (newestOn: string, now: Date): boolean =>
  now.getTime() - Date.parse(newestOn) > staleAfterDays * dayMs;

/**
 * The vehicles of a bus whose make we know, with model and year: by the seller's words, and by the VIN,
 * which knows its own half (mostly the chassis) better and takes that half's place.
 */
export function recalledVehicles(seller: SellerSays, vin: VinAnswer | null): RecalledVehicle[] {
  const { year, bodyMake, bodyModel, chassisMake, chassisModel } = seller;
  const told = [
    { part: 'body' as const, make: bodyMake, model: bodyModel, year },
    { part: 'chassis' as const, make: chassisMake, model: chassisModel, year },
  ].flatMap(known);
  const byVin = vin === null ? [] : vehicleOfVin(vin, year);
  const others = told.filter(({ make }) => byVin.every((one) => one.make !== make));
  const all = distinct([...others, ...byVin]);
  return all.length === 1 && all[0]!.part === 'body' && !chassisMake
    ? [{ ...all[0]!, part: 'vehicle' }]
    : all;
}

/** One maker's van is body and chassis in one. */
function distinct(vehicles: readonly RecalledVehicle[]): RecalledVehicle[] {
  const keys = vehicles.map(({ make, model }) => `${make} ${modelKey(make, model)}`);
  return vehicles.filter((_, at) => keys.indexOf(keys[at]!) === at);
}

function vehicleOfVin({ reading, says }: VinAnswer, yearSaid: number | null): RecalledVehicle[] {
  if (reading.is !== 'vin' || says === null) return [];
  const { make, model, isModelKnown, isChassis } = vinVehicle(says);
  const fits = says.years.length === 1 ? says.years[0]! : null;
  const year = yearSaid !== null && says.years.includes(yearSaid) ? yearSaid : fits;
  if (!isModelKnown) return [];
  return known({ part: isChassis ? 'chassis' : 'vehicle', make, model, year });
}

function known(vehicle: {
  part: RecalledVehicle['part'];
  make: string | null;
  model: string | null;
  year: number | null;
}): RecalledVehicle[] {
  const { part, make: text, model, year } = vehicle;
  const make = text === null ? null : recallMake(text);
  if (make === null || model === null || model.trim() === '' || year === null) return [];
  return [{ part, make, model, year }];
}

/** What NHTSA's file says of the vehicles of one bus. */
export async function findBusRecalls(reader: RecallReader, vehicles: RecalledVehicle[], now: Date) {
  const questions = vehicles.map(({ make, model, year }) => ({
    make,
    modelKeys: modelsMeant(make, model),
    year,
  }));
  const { file, rows } = await reader.find(questions, mostRows);
  const campaigns = campaignsOf(rows, vehicles);
  return {
    /** Null where nobody has imported one. */
    file: file && { ...file, isStale: isStaleFile(file.newestOn, now) },
    /** None: make, model or year is not known well enough to look anything up. */
    vehicles,
    /** The latest first. */
    campaigns: campaigns.slice(0, mostCampaigns),
    /** There are older ones beyond these. */
    hasMore: campaigns.length > mostCampaigns || rows.length === mostRows,
  };
}

/** Rows of one campaign are one campaign, in the order of their first. */
function campaignsOf(
  rows: readonly RecallRow[],
  vehicles: readonly RecalledVehicle[],
): RecallCampaign[] {
  const byNumber = new Map<string, RecallCampaign>();
  for (const row of rows) {
    const of = vehicles.find((one) => one.make === row.make);
    if (!of || !isPossible(row, of.year)) continue;
    const { number, reportedOn, consequence, remedy, doNotDrive, parkOutside } = row;
    const isYearUntold = row.year === untoldYear;
    const campaign = byNumber.get(number) ?? {
      number,
      reportedOn,
      consequence,
      remedy,
      doNotDrive,
      parkOutside,
      isYearUntold,
      part: of.part,
      components: [],
      vehicle: `${row.make} ${row.modelName}`,
    };
    if (row.component !== '' && !campaign.components.includes(row.component))
      campaign.components.push(row.component);
    byNumber.set(number, campaign);
  }
  return [...byNumber.values()];
}

/** A campaign without a model year cannot mean a vehicle that was built after it. */
const isPossible = ({ year, reportedOn }: RecallRow, yearOfBus: number): boolean =>
  year !== untoldYear || (reportedOn !== null && Number(reportedOn.slice(0, 4)) >= yearOfBus - 1);

import { normalizeMake } from '#domain/inventory/vocabulary/normalize-make.ts';
import { findMake } from '#domain/inventory/vocabulary/makes.ts';
import { findState } from '#domain/inventory/vocabulary/states.ts';
import type { SellFieldName } from './sell-form.ts';
import type { SubmissionDetails } from './submission.ts';
import { vinFacts } from './vin-facts.ts';
import type { ZipPlaces } from './zip-places.ts';

/** Something worth a second look. It never blocks: the seller knows the bus, we do not. */
export interface SubmissionDoubt {
  field: SellFieldName;
  text: string;
}

interface Context {
  now: Date;
  zipPlaces: ZipPlaces;
  /** The VIN is on our site, for everybody to see. */
  vinKnown: boolean;
}

export function submissionDoubts(details: SubmissionDetails, context: Context): SubmissionDoubt[] {
  return [...vinDoubts(details, context), ...otherDoubts(details, context)];
}

function vinDoubts(details: SubmissionDetails, { now, vinKnown }: Context): SubmissionDoubt[] {
  const { vin, year, make } = details;
  const doubt = (text: string): SubmissionDoubt => ({ field: 'vin', text });
  if (!vin) return [];
  const doubts = vinKnown
    ? [
        doubt(
          'A bus with this VIN is already with us. If you sent it before, there is no need to send it again. If not, go on: we sort it out with you.',
        ),
      ]
    : [];
  const facts = vinFacts(vin, now.getUTCFullYear());
  if (!facts) {
    if (year === null || year >= 1981) doubts.push(doubt(shapeDoubt(vin)));
    return doubts;
  }
  if (!facts.checkDigitFits) {
    doubts.push(
      doubt(
        'One character of the VIN seems to be wrong. Compare it with the plate, letter by letter.',
      ),
    );
    return doubts;
  }
  if (facts.year !== null && facts.year !== year) {
    doubts.push({
      field: 'year',
      text: `The VIN stands for model year ${facts.year}${year === null ? '. Is that right?' : `, you wrote ${year}.`}`,
    });
  }
  const makerDoubt = makerWords(facts.maker, facts.chassisOnly, make);
  if (makerDoubt) doubts.push({ field: 'make', text: makerDoubt });
  return doubts;
}

function shapeDoubt(vin: string): string {
  if (vin.length === 17) {
    return 'No VIN has the letters I, O or Q. They are the digits 1 and 0 most of the time.';
  }
  return `VINs since 1981 have 17 characters; this has ${vin.length}.`;
}

/** A cutaway's VIN names the maker of the chassis, and a body maker in "make" is no contradiction. */
function makerWords(maker: string | null, chassisOnly: boolean, make: string | null) {
  if (maker === null) return null;
  const what = chassisOnly ? `a ${maker} chassis` : maker;
  if (make === null) return `The VIN belongs to ${what}. Is that the make?`;
  const known = findMake(normalizeMake(make).make);
  if (known === null || known.name === maker || known.roles.includes('body')) return null;
  return `The VIN belongs to ${what}, you wrote ${make}.`;
}

function otherDoubts(details: SubmissionDetails, { now, zipPlaces }: Context): SubmissionDoubt[] {
  const { zipCode, state, year, mileageMiles, passengers } = details;
  const doubts: SubmissionDoubt[] = [];
  const place = zipCode ? zipPlaces.find(zipCode.slice(0, 5)) : null;
  if (place && state && place.state !== state) {
    const there = findState(place.state)?.name ?? place.state;
    const here = findState(state)?.name ?? state;
    doubts.push({ field: 'state', text: `ZIP code ${zipCode} is in ${there}, you chose ${here}.` });
  }
  const ageYears = year === null ? null : Math.max(1, now.getUTCFullYear() + 1 - year);
  if (ageYears !== null && mileageMiles !== null && mileageMiles / ageYears > 150_000) {
    doubts.push({
      field: 'odometerMileage',
      text: `${mileageMiles.toLocaleString('en-US')} miles is a lot for a bus of ${year}.`,
    });
  }
  if (passengers !== null && passengers > 90) {
    doubts.push({ field: 'passengers', text: `${passengers} seats without the driver is a lot.` });
  }
  return doubts;
}

import { t } from '@lingui/core/macro';
import type { SubmissionDoubt } from '#domain/selling/submission-doubts.ts';
import { sayNumber } from '#messages/figures.ts';
import { stateName } from './trade-words.ts';

/** What may be wrong with what a seller told us, in the language of the moment. */
export function doubtWords(doubt: SubmissionDoubt): string {
  switch (doubt.is) {
    case 'vin-known':
      return t`A bus with this VIN is already with us. If you sent it before, there is no need to send it again. If not, go on: we sort it out with you.`;
    case 'vin-letters':
      return t`No VIN has the letters I, O or Q. They are the digits 1 and 0 most of the time.`;
    case 'vin-length':
      return t`VINs since 1981 have 17 characters; this has ${{ count: doubt.characters }}.`;
    case 'vin-character':
      return t`One character of the VIN seems to be wrong. Compare it with the plate, letter by letter.`;
    case 'year': {
      const { year, typed } = doubt;
      return typed === null
        ? t`The VIN stands for model year ${year}. Is that right?`
        : t`The VIN stands for model year ${year}, you wrote ${typed}.`;
    }
    case 'make':
      return makerWords(doubt);
    case 'state': {
      const { zipCode } = doubt;
      const there = stateName(doubt.there);
      const here = stateName(doubt.here);
      return t`ZIP code ${zipCode} is in ${there}, you chose ${here}.`;
    }
    case 'miles': {
      const miles = sayNumber(doubt.miles);
      return t`${miles} miles is a lot for a bus of ${{ year: doubt.year }}.`;
    }
    case 'seats':
      return t`${{ seats: doubt.seats }} seats without the driver is a lot.`;
  }
}

function makerWords({ maker, isChassis, typed }: SubmissionDoubt & { is: 'make' }): string {
  if (typed === null) {
    return isChassis
      ? t`The VIN belongs to a ${maker} chassis. Is that the make?`
      : t`The VIN belongs to ${maker}. Is that the make?`;
  }
  return isChassis
    ? t`The VIN belongs to a ${maker} chassis, you wrote ${typed}.`
    : t`The VIN belongs to ${maker}, you wrote ${typed}.`;
}

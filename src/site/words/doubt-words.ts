import { t } from '@lingui/core/macro';
import type { SubmissionDoubt } from '#domain/selling/submission-doubts.ts';
import { sayNumber } from '#messages/figures.ts';
import { stateName } from './trade-words.ts';
import { vinDoubtWords } from '#site/forms/vin-doubt-words.ts';

/** What may be wrong with what a seller told us, in the language of the moment. */
export function doubtWords(doubt: SubmissionDoubt): string {
  switch (doubt.is) {
    case 'zip': {
      const { zipCode } = doubt;
      return t`We find no place with the ZIP code ${zipCode}.`;
    }
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
    case 'few-miles': {
      const miles = sayNumber(doubt.miles);
      return t`${miles} miles is very little for a bus of ${{ year: doubt.year }}. Is it thousands?`;
    }
    case 'email':
      return t`We write to ${{ email: doubt.email }}. Is it ${{ likely: doubt.likely }}?`;
    case 'seats':
      return t`${{ seats: doubt.seats }} seats without the driver is a lot.`;
    default:
      return vinDoubtWords(doubt);
  }
}

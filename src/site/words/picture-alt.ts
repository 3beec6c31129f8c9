import { t } from '@lingui/core/macro';
import { findCategory, type CategorySlug, kindInSentence } from '#domain/inventory/categories.ts';
import { isNoun, readPictureWords } from '#domain/inventory/picture-words.ts';
import { busWithoutModel, sayCapacity } from './bus-words.ts';
import { sayColor } from './color-words.ts';
import { categoryName } from './trade-words.ts';

/** What a picture shows: what the site itself wrote in the reader's language, a person's words as they are. */
export function pictureAlt(stored: string): string {
  const words = readPictureWords(stored);
  if (!words) return stored;
  const { vehicle } = words;
  switch (words.shows) {
    case 'photo':
      return t`Photo of the ${{ vehicle: vehicleOf(vehicle) }}`;
    case 'side': {
      const bus = words.kind ? ofKind(vehicle, words.kind) : vehicle;
      const color = words.color && sayColor(words.color).toLocaleLowerCase();
      return color ? t`Side view drawing of a ${bus}, ${color}` : t`Side view drawing of a ${bus}`;
    }
    case 'floor': {
      const capacity = sayCapacity(words);
      return capacity
        ? t`Floor plan drawing of a ${vehicle}: ${capacity}`
        : t`Floor plan drawing of a ${vehicle}`;
    }
  }
}

/** "2007 Ford bus": what `submissionTitle` calls a bus that its seller gave no model. */
function vehicleOf(stored: string): string {
  const ours = /^(?:(.*[A-Z\d]\S*) )?bus(?:, VIN (\S+))?$/.exec(stored);
  return ours ? busWithoutModel(ours[1] ?? '', ours[2] ?? null) : stored;
}

/** "2015 Starcraft Allstar shuttle bus" */
function ofKind(vehicle: string, slug: CategorySlug): string {
  const kind = kindInSentence(categoryName(slug));
  return isNoun(findCategory(slug)?.name ?? '')
    ? t({ message: `${vehicle} ${kind}`, comment: 'A name and the kind of bus' })
    : t`${vehicle} ${kind} bus`;
}

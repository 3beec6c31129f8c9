import { t } from '@lingui/core/macro';
import type { LikelyCharacter } from '#domain/inventory/vin/read-vin.ts';
import type { VinDoubt } from '#domain/selling/submission-doubts.ts';
import { sellFields } from '#domain/selling/sell-form.ts';
import { vinFilled, type VinFill } from '#domain/selling/vin-fill.ts';
import { sayList } from '#messages/figures.ts';
import { say } from '#messages/i18n.ts';

/** What does not fit between a VIN and what a seller told us. */
export function vinDoubtWords(doubt: VinDoubt): string {
  switch (doubt.is) {
    case 'vin-known':
      return t`A bus with this VIN is already with us. If you sent it before, there is no need to send it again. If not, go on: we sort it out with you.`;
    case 'vin-letters':
      return t`No VIN has the letters I, O or Q. They are the digits 1 and 0 most of the time.`;
    case 'vin-placeholder':
      return t`This looks as if it was written to fill the field. Leave the VIN empty if you do not have it at hand.`;
    case 'vin-length':
      return t`VINs since 1981 have 17 characters; this has ${{ count: doubt.characters }}.`;
    case 'vin-character':
      return wrongCharacterWords(doubt.likely);
    case 'year': {
      const { year, orYear, typed } = doubt;
      if (orYear !== null) return bothYearsWords({ year, orYear, typed });
      return typed === null
        ? t`The VIN stands for model year ${year}. Is that right?`
        : t`The VIN stands for model year ${year}, you wrote ${typed}.`;
    }
    case 'make':
      return makerWords(doubt);
    case 'model': {
      const { model, typed } = doubt;
      return t`The VIN stands for the model ${model}, you wrote ${typed}.`;
    }
  }
}

const bothYearsWords = (doubt: { year: number; orYear: number; typed: number | null }): string => {
  const { year, orYear, typed } = doubt;
  return typed === null
    ? t`The VIN stands for model year ${year} or ${orYear}. Which one is it?`
    : t`The VIN stands for model year ${year} or ${orYear}, you wrote ${typed}.`;
};

/** Which fields were filled in from a VIN, and with what; null when none was. */
export function filledWords(filled: VinFill): string | null {
  const fields = vinFilled.flatMap((name) => {
    const field = sellFields.find((one) => one.name === name);
    return field && filled[name] ? [`${say(field.label)} ${filled[name]}`] : [];
  });
  return fields.length > 0 ? t`Filled in from the VIN: ${{ fields: sayList(fields) }}.` : null;
}

/** More are no help to somebody who holds the plate against it. */
const mostLikely = 3;

/** Which character it probably is, as far as look-alikes tell. */
export function wrongCharacterWords(likely: readonly LikelyCharacter[]): string {
  const general = t`One character of the VIN seems to be wrong. Compare it with the plate, letter by letter.`;
  if (likely.length === 0) return general;
  const ways = likely
    .slice(0, mostLikely)
    .map(({ position, from, to }) => t`character ${position} (${to} instead of ${from})`);
  return `${general} ${t`Look first at ${{ ways: sayList(ways) }}.`}`;
}

function makerWords({ maker, isChassis, typed }: VinDoubt & { is: 'make' }): string {
  if (typed === null) {
    return isChassis
      ? t`The VIN belongs to a ${maker} chassis. Is that the make?`
      : t`The VIN belongs to ${maker}. Is that the make?`;
  }
  return isChassis
    ? t`The VIN belongs to a ${maker} chassis, you wrote ${typed}.`
    : t`The VIN belongs to ${maker}, you wrote ${typed}.`;
}

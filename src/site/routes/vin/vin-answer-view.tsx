import { t } from '@lingui/core/macro';
import type { VinAnswer } from '#domain/inventory/vin/look-up-vin.ts';
import { vinVehicle } from '#domain/inventory/vin/vin-vehicle.ts';
import { SpecificationTable } from '#site/ui/specification-table.tsx';
import { wrongCharacterWords } from '#site/forms/vin-doubt-words.ts';
import { notVinWords, sayYears, vinFacts } from '#site/words/vin-words.ts';

/** What a text is as a VIN, and everything that it says. */
export function VinAnswerView({ answer }: { answer: VinAnswer }) {
  const { reading, years, says } = answer;
  if (reading.is !== 'vin' && reading.is !== 'wrong') return <p>{notVinWords(reading)}</p>;
  const facts = says
    ? vinFacts(says)
    : [{ key: 'year', label: t`Model year`, value: sayYears(years) ?? t`Not told`, isName: false }];
  const isChassis = says !== null && vinVehicle(says).isChassis;
  return (
    <>
      <p>
        <code className="vin-read">{reading.vin}</code>
      </p>
      <p>
        {reading.is === 'vin'
          ? t`The check digit fits.`
          : t`The check digit does not fit. ${{ hint: wrongCharacterWords(reading.likely) }}`}
      </p>
      {reading.is === 'wrong' && says ? (
        <p>{t`What follows is read from it as it stands, and may be of another vehicle.`}</p>
      ) : null}
      {says === null ? (
        <p>{t`No maker of buses, vans or chassis that vPIC knows begins a VIN so.`}</p>
      ) : null}
      <SpecificationTable
        group={{ label: isChassis ? t`The chassis` : t`The vehicle`, rows: facts }}
      />
      {isChassis ? (
        <p>{t`The body was built by another company and has no VIN. Who built it stands on its own plate.`}</p>
      ) : null}
      {years.length > 1 ? (
        <p>{t`Two model years fit: the letter repeats every thirty years, and nothing else in this VIN tells them apart.`}</p>
      ) : null}
    </>
  );
}

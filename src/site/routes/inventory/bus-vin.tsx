import { t } from '@lingui/core/macro';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import type { VinAnswer } from '#domain/inventory/vin/look-up-vin.ts';
import {
  stillSettled,
  vinDifferences,
  type SettledDifference,
} from '#domain/inventory/vin/settled-doubts.ts';
import { vinVehicle } from '#domain/inventory/vin/vin-vehicle.ts';
import { SpecificationTable } from '#site/ui/specification-table.tsx';
import { urls } from '#site/urls.ts';
import { fieldName } from '#site/words/trade-words.ts';
import { sayYears, vinFacts, type VinFact } from '#site/words/vin-words.ts';

interface BusVinProps {
  answer: VinAnswer;
  bus: BusDetail;
  /** What staff settled of differences. */
  settled: readonly SettledDifference[];
}

/** What the VIN says beside what the seller says, body and chassis apart. */
export function BusVin({ answer, bus, settled }: BusVinProps) {
  const { says, reading, years } = answer;
  const differences = says && bus.vin ? vinDifferences(bus.vin, says, bus.besideVin) : [];
  return (
    // A bus is printed on one sheet, whose specifications say what is sold.
    <section aria-labelledby="vin-heading" className="specifications no-print">
      <h2 id="vin-heading">{t`What the VIN says`}</h2>
      {reading.is === 'vin' && says ? (
        <VinTables
          facts={vinFacts(says, bus.besideVin, stillSettled(differences, settled))}
          bus={bus}
          isChassis={vinVehicle(says).isChassis}
        />
      ) : (
        <p>{whyNot(answer, sayYears(years))}</p>
      )}
      <p>
        {t`By the tables that makers give to NHTSA, not by the seller.`}{' '}
        <a href={urls.vin()} className="text-link">
          {t`How a VIN is read`}
        </a>
      </p>
    </section>
  );
}

interface VinTablesProps {
  facts: readonly VinFact[];
  bus: BusDetail;
  isChassis: boolean;
}

function VinTables({ facts, bus, isChassis }: VinTablesProps) {
  const rows = facts.map(({ value, verdict, beside, ...fact }) => ({
    ...fact,
    value: beside ? (
      <>
        {value}
        <br />
        {verdict === 'differs' ? (
          <strong>{beside}</strong>
        ) : (
          <span className="text-muted">{beside}</span>
        )}
      </>
    ) : (
      value
    ),
  }));
  return (
    <>
      <div className="specification-groups">
        <SpecificationTable group={{ label: isChassis ? t`The chassis` : t`The vehicle`, rows }} />
        {isChassis ? <Body bus={bus} /> : null}
      </div>
      {isChassis ? (
        <p>{t`The VIN is that of the chassis. It says nothing of the body, which another company built onto it.`}</p>
      ) : null}
    </>
  );
}

/** The seller alone tells of it. */
function Body({ bus: { besideVin } }: { bus: BusDetail }) {
  const rows = (['bodyMake', 'bodyModel'] as const).map((key) => ({
    key,
    label: fieldName(key),
    value: besideVin[key] ?? t`The seller does not say.`,
    isName: besideVin[key] !== null,
  }));
  return <SpecificationTable group={{ label: t`The body, by the seller`, rows }} />;
}

/** Why there is nothing to set beside the seller's words. */
function whyNot({ reading }: VinAnswer, years: string | null): string {
  switch (reading.is) {
    case 'vin':
      return years
        ? t`The VIN stands for model year ${years}. Its maker is one that the tables do not have.`
        : t`The maker of this VIN is one that the tables do not have.`;
    case 'wrong':
      return t`The check digit of the VIN does not fit, so a character is probably mistyped and nothing is read from it. Ask for a photo of the plate.`;
    case 'old':
    case 'short':
      return t`This number is shorter than 17 characters. Before 1981 every maker had numbers of its own, and there is no list of what they say.`;
    case 'placeholder':
      return t`What stands in the place of the VIN was written to fill the field.`;
    case 'letters':
    case 'long':
    case 'nothing':
      return t`What stands in the place of the VIN is none.`;
  }
}

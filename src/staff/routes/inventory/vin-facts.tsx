import type { SellerSays } from '#domain/inventory/vin/compare-vin.ts';
import {
  differenceName,
  stillSettled,
  vinDifferences,
  type StaffSettledDifference,
  type VinDifference,
  type VinSettlement,
} from '#domain/inventory/vin/settled-doubts.ts';
import type { VinAnswer } from '#domain/inventory/vin/look-up-vin.ts';
import { wrongCharacterWords } from '#site/forms/vin-doubt-words.ts';
import { notVinWords, sayYears, vinFacts } from '#site/words/vin-words.ts';
import { Fact } from '../../ui/fact.tsx';
import { inventoryUrls } from './inventory-urls.ts';
import { listingFormId } from './listing-form.tsx';

interface StaffVinFactsProps {
  answer: VinAnswer;
  /** Of which listing a difference is settled, and what is settled already; absent where it cannot be. */
  settling?: { id: number; settled: readonly StaffSettledDifference[]; can: boolean };
  /** As it stands in the listing or the submission. */
  typed: string;
  seller: SellerSays;
}

/** What a VIN says, beside what is written of the bus; a contradiction is for staff to settle. */
export function StaffVinFacts({
  answer: { reading, years, says },
  typed,
  seller,
  settling,
}: StaffVinFactsProps) {
  if (reading.is !== 'vin' && reading.is !== 'wrong') {
    return (
      <p>
        <code>{typed}</code> says nothing. {notVinWords(reading)}
      </p>
    );
  }
  const differences = says ? vinDifferences(typed, says, seller) : [];
  const settled = stillSettled(differences, settling?.settled ?? []);
  const facts = says ? vinFacts(says, seller, settled) : [];
  return (
    <dl className="staff-facts">
      <Fact label="Check digit">
        {reading.is === 'vin' ? 'Fits' : wrongCharacterWords(reading.likely)}
      </Fact>
      {says === null ? (
        <Fact label="Model year">
          {sayYears(years) ?? 'Not told'}. The maker is one that vPIC does not know.
        </Fact>
      ) : null}
      {facts.map(({ key, label, value, verdict, beside }) => (
        <Fact key={key} label={label}>
          {value}
          {verdict === 'differs' ? (
            <strong className="staff-block">{beside}</strong>
          ) : beside ? (
            <span className="hint staff-block">{beside}</span>
          ) : null}
          {settling
            ? differences
                .filter(({ fact }) => fact === key)
                .map((difference) => (
                  <Settle
                    key={key}
                    difference={difference}
                    settling={settling}
                    by={settled.get(key)?.by ?? null}
                  />
                ))
            : null}
        </Fact>
      ))}
    </dl>
  );
}

/** `by`: who settled it; null while it is open. */
function Settle(props: {
  difference: VinDifference;
  settling: NonNullable<StaffVinFactsProps['settling']>;
  by: string | null;
}) {
  const { difference, settling, by } = props;
  const { id, can } = settling;
  return (
    <>
      {by === null ? null : <span className="hint staff-block">Settled by {by}.</span>}
      {can ? (
        <span className="actions">
          {(by === null ? settleWords : reopenWords).map(([as, words]) => (
            <button
              key={as}
              form={listingFormId}
              formAction={inventoryUrls.settleVin(id, differenceName(difference))}
              name="as"
              value={as}
              className="button button-small"
            >
              {words}
            </button>
          ))}
        </span>
      ) : null}
    </>
  );
}

const settleWords: readonly (readonly [VinSettlement, string])[] = [
  ['table-wrong', 'The VIN table is wrong here'],
  ['sellers-kept', 'Keep the seller’s'],
];
const reopenWords = [['open', 'Open it again']] as const;

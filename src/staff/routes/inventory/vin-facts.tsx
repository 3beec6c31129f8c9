import type { SellerSays } from '#domain/inventory/vin/compare-vin.ts';
import type { VinAnswer } from '#domain/inventory/vin/look-up-vin.ts';
import { wrongCharacterWords } from '#site/forms/vin-doubt-words.ts';
import { sayYears, vinFacts } from '#site/words/vin-words.ts';

interface StaffVinFactsProps {
  answer: VinAnswer;
  /** As it stands in the listing or the submission. */
  typed: string;
  seller: SellerSays;
}

/** What a VIN says, beside what is written of the bus; a contradiction is for staff to settle. */
export function StaffVinFacts({
  answer: { reading, years, says },
  typed,
  seller,
}: StaffVinFactsProps) {
  if (reading.is !== 'vin' && reading.is !== 'wrong') {
    return (
      <p>
        <code>{typed}</code> is not a VIN of 17 characters, so it says nothing.
      </p>
    );
  }
  const facts = says ? vinFacts(says, seller) : [];
  return (
    <dl className="staff-facts">
      <div className="staff-facts-row">
        <dt>Check digit</dt>
        <dd>{reading.is === 'vin' ? 'Fits' : wrongCharacterWords(reading.likely)}</dd>
      </div>
      {says === null ? (
        <div className="staff-facts-row">
          <dt>Model year</dt>
          <dd>{sayYears(years) ?? 'Not told'}. The maker is one that vPIC does not know.</dd>
        </div>
      ) : null}
      {facts.map(({ key, label, value, verdict, beside }) => (
        <div key={key} className="staff-facts-row">
          <dt>{label}</dt>
          <dd>
            {value}
            {verdict === 'differs' ? (
              <strong className="staff-block">{beside}</strong>
            ) : beside ? (
              <span className="hint staff-block">{beside}</span>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

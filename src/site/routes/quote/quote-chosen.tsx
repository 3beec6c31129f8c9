import { t } from '@lingui/core/macro';
import { readQuote, writeChoice } from '#domain/quotes/quote-choice.ts';
import { urls } from '#site/urls.ts';
import { sayUnits } from './quote-words.ts';

/** Beside the form alone: what it asks for, and the way back to change it. */
export function QuoteChosen({ choices = '' }: { choices?: string }) {
  const { choices: chosen } = readQuote([choices]);
  return (
    <section aria-labelledby="chosen-heading" className="lead-watched">
      <h2 id="chosen-heading">{t`You ask for`}</h2>
      <ul className="watched-list">
        {chosen.map((choice) => (
          <li key={choice.busId}>
            {'units' in choice
              ? t`Listing ${{ number: String(choice.busId) }}: ${{ units: sayUnits(choice) }}`
              : t`Listing ${{ number: String(choice.busId) }}: ${{ count: choice.count }}`}
          </li>
        ))}
      </ul>
      {chosen.length === 0 ? <p>{t`No bus is chosen yet.`}</p> : null}
      <p>
        <a href={urls.quote(chosen.map(writeChoice))} className="text-link">
          {t`See or change the list`}
        </a>
      </p>
    </section>
  );
}

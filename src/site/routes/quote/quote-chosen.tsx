import { t } from '@lingui/core/macro';
import { readQuote, writeChoice, type QuoteChoice } from '#domain/quotes/quote-choice.ts';
import type { QuoteRow } from '#domain/quotes/quote-rows.ts';
import { urls } from '#site/urls.ts';
import { sayOffer } from '#site/words/bus-words.ts';
import { unitNames } from '#site/words/lot-words.ts';
import { sayAsked } from './quote-words.ts';

interface QuoteChosenProps {
  choices?: string;
  /** What they are; without the database the form shows their numbers. */
  rows: readonly QuoteRow[];
}

/** Beside the form alone: what it asks for, and the way back to change it. */
export function QuoteChosen({ choices = '', rows }: QuoteChosenProps) {
  const { choices: chosen } = readQuote([choices]);
  return (
    <section aria-labelledby="chosen-heading" className="lead-watched">
      <h2 id="chosen-heading">{t`You ask for`}</h2>
      <ul className="watched-list">
        {chosen.map((choice) => {
          const row = rows.find(({ bus }) => bus.id === choice.busId);
          return <li key={choice.busId}>{row ? <Named row={row} /> : numbered(choice)}</li>;
        })}
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

function Named({ row }: { row: QuoteRow }) {
  const { bus } = row;
  const stock = bus.stockNumber && t`Stock ${{ stockNumber: bus.stockNumber }}`;
  return (
    <>
      <a href={urls.bus(bus)} translate="no">
        {bus.title}
      </a>{' '}
      <span className="text-muted figures">
        {[stock, sayAsked(row), sayOffer(bus)].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}

const numbered = (choice: QuoteChoice): string =>
  'units' in choice
    ? t`Listing ${{ number: String(choice.busId) }}: ${{ units: unitNames(choice.units) }}`
    : t`Listing ${{ number: String(choice.busId) }}: ${{ count: choice.count }}`;

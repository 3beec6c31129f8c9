import { cardPrice } from '#domain/inventory/display-values.ts';
import { readQuote, type QuoteChoice } from '#domain/quotes/quote-choice.ts';
import type { QuoteRow, SettledQuote } from '#domain/quotes/quote-rows.ts';
import type { FigureSpan } from '#domain/inventory/lots/lot-summary.ts';
import { urls } from '#site/urls.ts';
import { inventoryUrls } from '../inventory/inventory-urls.ts';

interface QuotePanelProps {
  quote: SettledQuote | null;
  /** Of the request that asks, where it is not the one that is open. */
  reference?: string;
  linkToStaffPage: boolean;
}

/** What a lead asks a quote for, a choice a line, as the inventory has it now. */
export function QuotePanel({ quote, reference, linkToStaffPage }: QuotePanelProps) {
  if (quote === null) return null;
  const { rows, gone, cents, canBeHad } = quote;
  return (
    <section className="staff-panel">
      <h2>Quote for{reference ? `, ${reference}` : ''}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.bus.id}>
            <a href={linkToStaffPage ? inventoryUrls.listing(row.bus.id) : urls.bus(row.bus)}>
              {row.bus.title}
            </a>
            {row.bus.stockNumber ? `, stock ${row.bus.stockNumber}` : ''}: {wish(row)}
            {row.canBeHad < row.asked ? (
              <>
                {' '}
                <span className="tag tag-bad">{row.canBeHad} can be had</span>
              </>
            ) : null}
          </li>
        ))}
        {gone.map((id) => (
          <li key={id}>Listing {id} is not on the site at this moment.</li>
        ))}
      </ul>
      <p>
        {canBeHad} can be had, at the prices of today {range(cents)}.
      </p>
    </section>
  );
}

/** The choices of a lead's details. */
export const quotedChoices = (choices: string | undefined): QuoteChoice[] =>
  choices === undefined ? [] : readQuote([choices]).choices;

function wish({ choice, asked, forSale, units, unknownUnits }: QuoteRow): string {
  if ('count' in choice) return forSale > 1 ? `${asked}, whichever` : String(asked);
  const known = units.map(({ number, state }) =>
    state === 'for-sale' ? `${number}` : `${number} (${state})`,
  );
  const unknown = unknownUnits.map((number) => `${number} (no such unit)`);
  return `unit ${[...known, ...unknown].join(', ')}`;
}

function range(cents: FigureSpan | null): string {
  if (cents === null) return 'not all known';
  const { low, high } = cents;
  return low === high ? cardPrice(low) : `${cardPrice(low)} to ${cardPrice(high)}`;
}

import { plural, t } from '@lingui/core/macro';
import type { ListingHistory, PriceStep } from '#domain/inventory/history/listing-history.ts';
import { sayDollars, sayLongDate } from '#messages/figures.ts';
import { PriceLine } from '#site/ui/price-line.tsx';
import { SpecificationTable } from '#site/ui/specification-table.tsx';
import { fieldName } from '#site/words/trade-words.ts';
import { HistorySteps } from './history-steps.tsx';
import { onRequest, sayKnownPrice } from './price-words.ts';

interface BusHistoryProps {
  history: ListingHistory;
  sold: boolean;
  now: Date;
}

/** Prices and changes that stand open; the others can be unfolded. */
const newest = 12;

/** Since when a bus is listed, what it has cost, and what was changed when. */
export function BusHistory({ history, sold, now }: BusHistoryProps) {
  const { prices, recordedSince, steps, hasOlder } = history;
  const count = steps.length;
  const older = count - newest;
  return (
    // A bus is printed on one sheet, which says when it was listed and last changed.
    <section aria-labelledby="history-heading" className="specifications bus-history no-print">
      <h2 id="history-heading">{t`History of this listing`}</h2>
      <p className="figures">{sentences(history).join(' ')}</p>
      {prices.length > 1 ? <Prices history={history} now={now} /> : null}
      {sold ? <p>{t`Asking prices, not what it was sold for.`}</p> : null}
      {count > 0 ? (
        <details>
          <summary className="text-link">
            {plural(count, { one: 'What changed: # entry', other: 'What changed: # entries' })}
          </summary>
          <HistorySteps steps={steps.slice(0, newest)} label={t`Newest first`} />
          {older > 0 ? (
            <details>
              <summary className="text-link">
                {plural(older, { one: '# older entry', other: '# older entries' })}
              </summary>
              <HistorySteps steps={steps.slice(newest)} label={t`Earlier`} />
              {hasOlder ? <p>{t`Older changes are kept, but not shown here.`}</p> : null}
            </details>
          ) : null}
          <p className="text-muted">
            {t`Every change is recorded automatically, whoever makes it. What is corrected within 15 minutes counts as one change, and as none if it is taken back.`}
          </p>
        </details>
      ) : null}
      {recordedSince ? <p>{recordSentence(recordedSince)}</p> : null}
    </section>
  );
}

function recordSentence(since: string): string {
  const date = sayLongDate(since);
  return t`Changes have been recorded since ${date}. What changed before that, we do not know.`;
}

function sentences({ listedAt, recordedSince, prices, steps }: ListingHistory): string[] {
  const date = sayLongDate(listedAt);
  const listed = t`Listed since ${date}.`;
  const changes = prices.length - 1;
  const [begin, end] = [prices[0]!, prices.at(-1)!];
  if (changes > 0) {
    const first = sayKnownPrice(begin.cents);
    const last = sayKnownPrice(end.cents);
    return [
      listed,
      t`${plural(changes, {
        one: `The price has changed once, from ${first} to ${last}.`,
        other: `The price has changed # times, from ${first} at first to ${last}.`,
      })}`,
    ];
  }
  if (end.cents === null) return [listed, t`No price has been named.`];
  const price = sayDollars(end.cents);
  if (recordedSince) {
    const since = sayLongDate(recordedSince);
    return [listed, t`The price is ${price}, since ${since} at least.`];
  }
  return steps.length > 0
    ? [listed, t`The price has been ${price} from the start.`]
    : [listed, t`The price has been ${price} from the start, and nothing else has changed.`];
}

function Prices({ history, now }: { history: ListingHistory; now: Date }) {
  const { prices, recordedSince } = history;
  const dated = prices.filter((step): step is PriceStep & { at: string } => step.at !== null);
  const known = prices.flatMap(({ cents }) => cents ?? []);
  const low = sayDollars(Math.min(...known));
  const high = sayDollars(Math.max(...known));
  return (
    <div className="bus-history-prices">
      <PriceLine
        steps={dated}
        until={now}
        label={t`The price over time, between ${low} and ${high}. The list beside it has each one.`}
      />
      <SpecificationTable
        group={{
          label: fieldName('priceCents'),
          rows: prices
            .slice(-newest)
            .toReversed()
            .map(({ at, cents }, index) => ({
              key: String(index),
              label: sayStart(at, recordedSince),
              value: cents === null ? onRequest() : sayDollars(cents),
            })),
        }}
      />
    </div>
  );
}

/** A price that stood when changes began to be recorded was asked by then, or for longer. */
function sayStart(at: string | null, recordedSince: string | null): string {
  if (at === null) return t`Before that`;
  const date = sayLongDate(at);
  return at === recordedSince ? t`${date} or earlier` : date;
}

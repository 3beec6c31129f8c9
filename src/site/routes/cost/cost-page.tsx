import { plural, t } from '@lingui/core/macro';
import type { CostRates } from '#domain/costs/cost-rates.ts';
import type { CostEstimate } from '#domain/costs/estimate-costs.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { sayDecimal, sayLongDate, sayMeasure } from '#messages/figures.ts';
import { ShareAndPrint } from '#site/ui/share-and-print.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { urls } from '#site/urls.ts';
import { placeOf } from '#site/words/bus-words.ts';
import { assumedOn, sayRate, saySum, sizeName, withMetric } from '#site/words/cost-words.ts';
import { CostForm } from './cost-form.tsx';
import { CostPayments } from './cost-payments.tsx';
import { CostTable } from './cost-table.tsx';
import type { CostQuestion } from './read-costs.ts';

export interface CostPageModel {
  bus: BusDetail;
  question: CostQuestion;
  estimate: CostEstimate;
  rates: CostRates;
  /** When it was reckoned. */
  now: Date;
  shareUrl: string;
}

/** One bus until it stands at the visitor's door, by the year, and in payments. */
export function CostPage({ model }: { model: CostPageModel }) {
  const { bus, question, estimate, rates } = model;
  const { sums } = estimate;
  const { years } = question.answers;
  const day = sayLongDate(model.now);
  const assumed = assumedOn(rates);
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[
          { label: t`Buses`, href: urls.buses() },
          { label: bus.title, href: urls.bus(bus, { near: question.place?.name }) },
          { label: t`Cost` },
        ]}
        title={t`Cost at your door`}
        intro={
          <>
            <span translate="no">{[bus.title, bus.stockNumber].filter(Boolean).join(', ')}</span>
            {'. '}
            {t`An estimate of ${day}, not an offer. Each rate is named with its source and the day it was set.`}
            {assumed ? (
              <> {t`Where no source is named, it is our own assumption, set on ${assumed}.`}</>
            ) : null}
          </>
        }
      />
      <ShareAndPrint title={t`Cost at your door`} url={model.shareUrl} />
      {question.asked && question.errors.length === 0 ? (
        // On a phone the figures are under a form of a screen and a half.
        <p className="cost-sum figures no-print">
          <a href="#door-heading" className="text-link">{t`At your door`}</a>{' '}
          <strong>{saySum(sums.door)}</strong>
        </p>
      ) : null}
      <div className="cost-columns">
        <CostForm action={urls.busCost(bus)} question={question} submit={t`Work it out`} />
        <div className="cost-answer">
          <section aria-labelledby="door-heading">
            <h2 id="door-heading">{t`To your door`}</h2>
            <Way bus={bus} question={question} estimate={estimate} />
            <CostTable
              labelledBy="door-heading"
              lines={estimate.door}
              sums={[{ name: t`At your door`, sum: sums.door }]}
              rates={rates}
              notes={taxNote(question.answers.taxRate)}
            />
          </section>
          <section aria-labelledby="year-heading">
            <h2 id="year-heading">{t`By the year`}</h2>
            <Miles question={question} />
            <CostTable
              labelledBy="year-heading"
              lines={[estimate.service, ...estimate.yearly]}
              sums={[
                { name: t`In all, with the first year`, sum: sums.firstYear },
                ...(years > 1
                  ? [
                      { name: t`Each year after it`, sum: sums.laterYear },
                      {
                        name: plural(years, {
                          one: 'In all, after # year',
                          other: 'In all, after # years',
                        }),
                        sum: sums.allYears,
                      },
                    ]
                  : []),
              ]}
              rates={rates}
            />
          </section>
          <section aria-labelledby="payments-heading">
            <h2 id="payments-heading">{t`In payments`}</h2>
            <CostPayments loan={estimate.loan} answers={question.answers} />
          </section>
          <Assumptions model={model} />
        </div>
      </div>
    </div>
  );
}

function taxNote(taxRate: number | null): { tax?: string } {
  if (taxRate === null) return {};
  const percent = sayDecimal(taxRate / 1_000);
  return { tax: t`${percent}% of the price, as typed` };
}

/** From where to where, and how far that is. */
function Way({
  bus,
  question: { place, answers },
  estimate: { road },
}: Pick<CostPageModel, 'bus' | 'question' | 'estimate'>) {
  if (!road || !place) return null;
  const { nights } = road;
  const from = placeOf(bus) ?? t`where it stands`;
  const to = place.label;
  const miles = sayMiles(road.miles);
  return (
    <p className="figures">
      {answers.way === 'driven'
        ? t`Driven from ${from} to ${to}, about ${miles} by road.`
        : t`Hauled from ${from} to ${to}, about ${miles} by road.`}{' '}
      {answers.way === 'driven' && nights > 0
        ? plural(nights, { one: '# night on the way.', other: '# nights on the way.' })
        : null}
    </p>
  );
}

function Miles({ question: { answers } }: Pick<CostPageModel, 'question'>) {
  const { milesAYear } = answers;
  if (milesAYear === null) return null;
  const miles = sayMiles(milesAYear);
  return <p className="figures">{t`At ${miles} a year.`}</p>;
}

/**
 * The field asks for miles and rates are by the mile, so every sentence beside them counts miles;
 * whoever measures in kilometers reads those after them.
 */
const sayMiles = (miles: number): string =>
  withMetric(sayMeasure(miles, 'mile', 'us', 'long'), () =>
    sayMeasure(miles, 'mile', 'metric', 'rough'),
  );

function Assumptions({ model: { bus, estimate, rates } }: { model: CostPageModel }) {
  const size = estimate.size && sizeName(estimate.size.size);
  const isLot = (bus.quantity ?? 0) > 1;
  return (
    <section aria-labelledby="assumed-heading">
      <h2 id="assumed-heading">{t`What this assumes`}</h2>
      <ul className="bullet-list">
        <li>{t`The price is the one asked today.`}</li>
        {isLot ? <li>{t`One bus of the lot.`}</li> : null}
        <li>{sayRate('roadFactor', rates)}</li>
        {size ? (
          <li>
            {estimate.size?.by === 'seats'
              ? t`Counted as ${size}. Its length and weight are not known to us, so this goes by its seats.`
              : t`Counted as ${size}.`}
          </li>
        ) : null}
        <li>{t`Sales tax is counted on the price alone. Some states tax delivery too, or charge nothing to churches and schools.`}</li>
        <li>{t`Figures that are estimates are rounded to tens of dollars, over a thousand to fifties.`}</li>
        <li>{t`Not counted: insurance, parking, your own driver, large repairs, changes to the bus.`}</li>
      </ul>
    </section>
  );
}

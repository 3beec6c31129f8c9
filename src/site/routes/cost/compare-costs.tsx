import { t } from '@lingui/core/macro';
import type { ComponentType, ReactNode } from 'react';
import { costFields } from '#domain/costs/cost-form.ts';
import type { CostSum } from '#domain/costs/cost-line.ts';
import type { CostEstimate } from '#domain/costs/estimate-costs.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { urls } from '#site/urls.ts';
import { soldWord } from '#site/words/bus-words.ts';
import { saySum, whyMissing } from '#site/words/cost-words.ts';
import { CostForm } from './cost-form.tsx';
import { sayPayment, whyNoLoan } from './cost-payments.tsx';
import { Without } from './cost-table.tsx';
import type { CostQuestion } from './read-costs.ts';

export interface ComparedCosts {
  question: CostQuestion;
  /** In the order of the buses; null for one that is sold. */
  estimates: readonly (CostEstimate | null)[];
}

interface CompareCostsProps {
  buses: readonly BusDetail[];
  costs: ComparedCosts;
  /** What else the address of the page holds. */
  kept: ReactNode;
}

/** Tax and tags are the same share of each price; years stretch what the first one shows. */
const askedFields = ['zip', 'way', 'miles', 'down', 'rate', 'months'] as const;

/** Delivery to one place, the first year and payments of each bus. */
export function CompareCosts({ buses, costs, kept }: CompareCostsProps) {
  const { question, estimates } = costs;
  return (
    <section
      aria-labelledby="costs"
      className={question.asked ? 'compare-next' : 'compare-next no-print'}
    >
      <h2 id="costs">{t`Cost at your door`}</h2>
      {question.asked ? <Costs buses={buses} question={question} estimates={estimates} /> : null}
      <CostForm
        action={`${urls.compare([])}#costs`}
        question={question}
        fields={askedFields}
        kept={kept}
        submit={t`Work it out`}
      />
    </section>
  );
}

interface CostsProps extends ComparedCosts {
  buses: readonly BusDetail[];
}

function Costs({ buses, question, estimates }: CostsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <section className="compare-scroll" aria-label={t`Estimate`} tabIndex={0}>
      <table className="compare-table figures">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t`Figure`}</span>
            </th>
            {buses.map((bus) => (
              <th key={bus.id} scope="col">
                <a
                  href={bus.sold ? urls.bus(bus) : urls.busCost(bus, answersOf(question))}
                  className="compare-title"
                  translate="no"
                >
                  {bus.title}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name={t`Delivery`} {...{ buses, estimates }} Figure={Delivered} />
          <Row name={t`In all, with the first year`} {...{ buses, estimates }} Figure={FirstYear} />
          <Row name={t`In payments`} {...{ buses, estimates }} Figure={Payment} />
        </tbody>
      </table>
      <p className="text-muted">
        {t`Estimates, not offers. A bus’s name leads to its figures line by line, with every rate, its source and the day it was set.`}
      </p>
    </section>
  );
}

interface FigureProps {
  estimate: CostEstimate;
}

interface RowProps extends Pick<CostsProps, 'buses' | 'estimates'> {
  name: string;
  Figure: ComponentType<FigureProps>;
}

function Row({ name, buses, estimates, Figure }: RowProps) {
  return (
    <tr className="compare-differs">
      <th scope="row">{name}</th>
      {buses.map((bus, at) => {
        const estimate = estimates[at];
        return <td key={bus.id}>{estimate ? <Figure estimate={estimate} /> : soldWord()}</td>;
      })}
    </tr>
  );
}

function Delivered({ estimate: { sums, door } }: FigureProps) {
  const missing = door.find((line) => line.key === 'delivery' && 'missing' in line);
  if (missing && 'missing' in missing) {
    return <small className="small-print">{whyMissing(missing.missing)}</small>;
  }
  return <Sum sum={sums.delivery} />;
}

const FirstYear = ({ estimate }: FigureProps) => <Sum sum={estimate.sums.firstYear} />;

const Sum = ({ sum }: { sum: CostSum }) => (
  <>
    {saySum(sum)}
    <Without sum={sum} />
  </>
);

const Payment = ({ estimate: { loan } }: FigureProps) =>
  loan.is === 'loan' ? (
    sayPayment(loan)
  ) : (
    <small className="small-print">{whyNoLoan(loan.is)}</small>
  );

/** As they stand in an address; nothing while nothing was asked. */
export const answersOf = ({ asked, typed }: CostQuestion): Record<string, string | undefined> =>
  asked ? Object.fromEntries(costFields.map(({ name }) => [name, typed[name]])) : {};

import { plural, t } from '@lingui/core/macro';
import type { CostAnswers } from '#domain/costs/cost-form.ts';
import type { LoanEstimate } from '#domain/costs/estimate-costs.ts';
import { sayDecimal, sayDollars, sayExactDollars } from '#messages/figures.ts';

/** What is paid back each month; or what is missing for that. */
export function CostPayments({ loan, answers }: { loan: LoanEstimate; answers: CostAnswers }) {
  if (loan.is !== 'loan') return <p>{whyNoLoan(loan.is)}</p>;
  const { payments } = loan;
  const last = sayExactDollars(loan.lastCents / 100);
  const interest = sayExactDollars(loan.interestCents / 100);
  const borrowed = sayDollars(loan.borrowedCents);
  const down = sayDollars(answers.downCents ?? 0);
  const percent = sayDecimal((answers.yearlyRate ?? 0) / 1_000);
  return (
    <>
      <p className="cost-payment figures">{sayPayment(loan)}</p>
      <p className="figures">
        {t`${down} down, ${borrowed} borrowed at ${percent}% a year, ${plural(payments, { one: '# payment', other: '# payments' })}, the last one ${last}. Interest in all ${interest}; it is not in the sums above.`}
      </p>
      <p className="text-muted">
        {t`The price less the down payment, paid back at the end of each month. We lend no money: a lender may add fees, and decides on the rate.`}
      </p>
    </>
  );
}

/** "$1,191.09 a month" */
export function sayPayment({ paymentCents }: Extract<LoanEstimate, { is: 'loan' }>): string {
  const payment = sayExactDollars(paymentCents / 100);
  return t`${payment} a month`;
}

/** Why nothing is paid back. */
export function whyNoLoan(why: Exclude<LoanEstimate['is'], 'loan'>): string {
  switch (why) {
    case 'not-asked':
      return t`Type interest and months to see the payment.`;
    case 'no-price':
      return t`The price is not stated; ask us.`;
    case 'nothing-left':
      return t`The down payment covers the price: there is nothing to pay back.`;
  }
}

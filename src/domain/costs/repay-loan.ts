/** Equal payments to the cent, the last one whatever is left. */
export interface Repayment {
  paymentCents: number;
  /** At most `paymentCents`. */
  lastCents: number;
  /** How many, the last one included; never more than the months asked for. */
  payments: number;
  interestCents: number;
}

export interface Loan {
  /** Whole cents, more than none. */
  cents: number;
  /** In thousandths of a percent: 7.25 % is 7,250. */
  yearlyRate: number;
  months: number;
}

const monthsTimesWhole = 12 * 100_000;

/**
 * The least payment in whole cents that pays a loan off within its months. Interest is that of a
 * twelfth of a year on what is left, rounded to the cent each month, as a bank's own table has it; so
 * nothing is left over and nothing is paid twice.
 */
export function repayLoan(loan: Loan): Repayment {
  let [least, enough] = [1, loan.cents + interestOn(loan.cents, loan.yearlyRate)];
  while (least < enough) {
    const middle = Math.floor((least + enough) / 2);
    if (payOff(loan, middle)) enough = middle;
    else least = middle + 1;
  }
  const paid = payOff(loan, enough);
  if (!paid) throw new Error('a loan that one payment does not pay off');
  return { paymentCents: enough, ...paid };
}

/** Null where the payment is too small. */
function payOff(
  { cents, yearlyRate, months }: Loan,
  paymentCents: number,
): Omit<Repayment, 'paymentCents'> | null {
  let [left, interestCents] = [cents, 0];
  for (let payments = 1; payments <= months; payments += 1) {
    const interest = interestOn(left, yearlyRate);
    interestCents += interest;
    if (left + interest <= paymentCents) {
      return { lastCents: left + interest, payments, interestCents };
    }
    left += interest - paymentCents;
  }
  return null;
}

const interestOn = (cents: number, yearlyRate: number): number =>
  Math.round((cents * yearlyRate) / monthsTimesWhole);

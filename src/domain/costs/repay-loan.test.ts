import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repayLoan } from './repay-loan.ts';

const loans = fc.record({
  cents: fc.integer({ min: 1, max: 500_000_000 }),
  yearlyRate: fc.integer({ min: 0, max: 60_000 }),
  months: fc.integer({ min: 1, max: 360 }),
});

describe('repaying a loan', () => {
  it.each([
    // Payment by the textbook: 396.024, 1,191.089, 833.333.
    [{ cents: 2_000_000, yearlyRate: 7_000, months: 60 }, 39_603],
    [{ cents: 4_950_000, yearlyRate: 7_250, months: 48 }, 119_109],
    [{ cents: 1_000_000, yearlyRate: 0, months: 12 }, 83_334],
  ])('takes what a bank’s table says: %o', (loan, paymentCents) => {
    expect(repayLoan(loan).paymentCents).toBe(paymentCents);
  });

  it('pays back what was borrowed and its interest, to the cent', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const { paymentCents, lastCents, payments, interestCents } = repayLoan(loan);
        expect(paymentCents * (payments - 1) + lastCents).toBe(loan.cents + interestCents);
        expect(lastCents).toBeGreaterThan(0);
        expect(lastCents).toBeLessThanOrEqual(paymentCents);
        expect(payments).toBeGreaterThan(0);
        expect(payments).toBeLessThanOrEqual(loan.months);
      }),
    );
  });

  it('leaves nothing over when it is paid month by month', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const { paymentCents, lastCents, payments } = repayLoan(loan);
        let left = BigInt(loan.cents);
        for (let month = 1; month <= payments; month += 1) {
          // Half a cent is rounded up.
          left += (left * BigInt(loan.yearlyRate) * 2n + 1_200_000n) / 2_400_000n;
          left -= BigInt(month === payments ? lastCents : paymentCents);
        }
        expect(left).toBe(0n);
      }),
    );
  });

  it('costs more the more is borrowed, the dearer it is and the fewer months there are', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const { paymentCents } = repayLoan(loan);
        const payment = (other: Partial<typeof loan>) =>
          repayLoan({ ...loan, ...other }).paymentCents;
        expect(payment({ cents: loan.cents + 100 })).toBeGreaterThanOrEqual(paymentCents);
        expect(payment({ yearlyRate: loan.yearlyRate + 125 })).toBeGreaterThanOrEqual(paymentCents);
        expect(payment({ months: loan.months + 1 })).toBeLessThanOrEqual(paymentCents);
      }),
    );
  });
});

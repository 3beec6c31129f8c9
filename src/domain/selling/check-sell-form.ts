import { readForm, type FormReading, type FormValues } from '../forms/read-form.ts';
import { sellFields, type SellField, type SellFormValues } from './sell-form.ts';

/**
 * Reads each field of step one, and what needs several of them at once. Browsers ask it, too: it
 * looks nothing up.
 */
export function checkSellForm(typed: SellFormValues, now: Date): FormReading<SellField> {
  const reading = readForm(sellFields, typed, now);
  const { faults } = reading;
  for (const [field, words] of missingIn(reading)) {
    if (!faults.has(field)) faults.set(field, words);
  }
  return reading;
}

/** What cannot be left out, said where there is not already something to put right. */
function missingIn({ values, faults }: FormReading<SellField>): [SellField['name'], string][] {
  const { name, make, vin, state, zipCode } = values;
  const missing: [SellField['name'], string][] = [];
  if (!name) missing.push(['name', 'Enter your name']);
  if (!make && !vin && !faults.has('vin'))
    missing.push(['make', 'Enter the make, or the VIN above']);
  if (!state && !zipCode && !faults.has('zipCode')) {
    missing.push(['zipCode', 'Enter the ZIP code where the bus stands, or choose the state']);
  }
  return [...missing, ...unreachable(values, faults.has('email'))];
}

function unreachable(
  { phone, email, contactWay }: FormValues<SellField>,
  isEmailWrong: boolean,
): [SellField['name'], string][] {
  if (contactWay === 'email' && !email) {
    return [['email', 'Enter your e-mail address, or choose another way to be reached']];
  }
  if ((contactWay === 'phone' || contactWay === 'text') && !phone) {
    return [['phone', 'Enter your phone number, or choose another way to be reached']];
  }
  if (phone || email || isEmailWrong) return [];
  return [['phone', 'Enter a phone number or an e-mail address, so that we can reach you']];
}

/** What a plan costs: parts of a period, its next one, tax by country, the bill. Amounts are whole smallest units. */

export {
  type Bill,
  type BillLine,
  changeBill,
  type PlanPeriod,
  type PlanPrice,
  subscribeBill,
} from './bill.ts';
export { formatMoney } from './format-money.ts';
export { minorDigits } from './minor-digits.ts';
export { addPeriods, type PlanPeriodName } from './periods.ts';
export { type ProratedAmount, prorate, type TimeSpan } from './prorate.ts';
export { type Tax, taxOf } from './tax.ts';
export { checkUsPlace, usStates } from './us-address.ts';
export { isVatNumber, type VatNumberHint, vatNumberHint } from './vat-number.ts';

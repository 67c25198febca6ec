import type { ForecastBase } from '../forecast/index.ts';
import { daysBetween } from '../periods/index.ts';
import type { CarriedValue } from '../valuation/index.ts';
import { numberCell, textCell } from './sheet.ts';
import { fixed, type Lines } from './sheet-lines.ts';

/** The formula of a value per share at the fiscal year end carried to the day of the price, at a required return. */
export type Carry = (value: string, requiredReturn: string) => string;

export const asItIs: Carry = (value) => value;

/** docs/methodology.md, "Valued as of today" */
export function addCarrying(
  lines: Lines,
  { currencyRate, latestCurrencyRate }: ForecastBase,
  asOf: CarriedValue,
): Carry {
  lines.add();
  const days = fixed(lines.figure('Days since the fiscal year end', asOf.days, 'count'));
  const now =
    currencyRate === undefined || latestCurrencyRate === undefined
      ? ''
      : `*${currencyRate}/${fixed(lines.figure('Exchange rate today', latestCurrencyRate, 'factor'))}`;
  const paid = asOf.dividends.map(({ day, amount }) => {
    const line = lines.add(
      textCell(`Dividend of ${day}: days since, amount`),
      numberCell(daysBetween(day, asOf.day), 'count'),
      numberCell(amount, 'dollars'),
    );
    return { amount: `$C$${line}`, days: `$B$${line}` };
  });
  return (value, requiredReturn) => {
    const growth = (over: string) => `(1+${requiredReturn})^(${over}/365)`;
    const dividends = paid.map((dividend) => `-${dividend.amount}*${growth(dividend.days)}`);
    return `${value}${now}*${growth(days)}${dividends.join('')}`;
  };
}

import { formatDay } from './format-day.ts';

/** Reported currency per unit of the trading currency. */
interface UsedRate {
  readonly reportedCurrency: string;
  readonly rate: number;
  readonly day: string;
  readonly source: string;
}

/** `1 USD = 32.79 TWD on Dec 31, 2024 (20-F filed 2025-04-17)`: the rate figures were converted at, and who says so. */
export function exchangeRateLabel(rate: UsedRate, currency: string): string {
  const amount = Number(rate.rate.toPrecision(6));
  return `1 ${currency} = ${amount} ${rate.reportedCurrency} on ${formatDay(rate.day)} (${rate.source})`;
}

import { othersProfit } from '../method-judgements/index.ts';
import type { Statement } from '../statements/index.ts';
import { continuingEarnings } from './continuing-earnings.ts';
import type { YearlyValues } from './forecast.ts';

/**
 * Continuing earnings to common of each year, in units of the reported currency, without years whose profit was others':
 * before it owned its business, a holding company files the whole profit, or next to nothing of it, as its own.
 *
 * Refuses (null): a year whose earnings hold what minorities earned (`ProfitLoss`, in a company with minorities); a year in
 * which less than a hundredth of the profit after tax was the company's.
 * @example TKO: 273.6 of 2021, all of it others', and 0 of 389.2 in 2022 are left out; 2023 to 2025 stay
 *
 * docs/methodology.md, "Earnings power"
 */
export function ownersEarnings(years: readonly Statement[]): YearlyValues {
  const hasMinorities = years.some(({ lines }) => (lines.minorityInterest.value ?? 0) > 0);
  return years.map((year) =>
    (hasMinorities && isWholeProfit(year)) || isOthersProfit(year) ? null : continuingEarnings(year),
  );
}

function isWholeProfit({ lines }: Statement): boolean {
  const { sources } = lines.netIncomeToCommon;
  return sources.length === 1 && sources[0]?.taxonomy === 'us-gaap' && sources[0].tag === 'ProfitLoss';
}

function isOthersProfit({ lines }: Statement): boolean {
  const earnings = lines.netIncomeToCommon.value;
  const pretax = lines.pretaxIncome.value;
  const tax = lines.incomeTax.value;
  if (earnings === null || pretax === null || tax === null) return false;
  return pretax - tax > 0 && Math.abs(earnings) < (pretax - tax) * othersProfit;
}

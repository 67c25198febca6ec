import type { Statement } from '../statements/index.ts';
import { isSharedWithOthers } from './others-share.ts';
import { explained, judged, notPossible, type QualityCheck, roundingOf } from './quality-check.ts';

/** Assets of one report may leave small claims out, such as others' interest in a subsidiary. */
const smallClaims = 0.005;

/**
 * Total assets = liabilities + equity + non-controlling interests + temporary equity. The last two
 * are none where not filed. Derived liabilities are checked too: they come from one figure of equity, the other side
 * from another. Not possible where only one figure of equity was filed (marked `no_second_proof`).
 * Tolerance: half a percent of assets, or the rounding of each figure.
 * Example: assets of 2,000 million against claims of 2,009 pass, against 2,020 fail.
 *
 * docs/methodology.md, "Data quality checks"
 */
export function checkBalance({ period, lines }: Statement): QualityCheck {
  const about = {
    check: 'balance' as const,
    column: String(period.year),
    rows: ['totalAssets', 'totalLiabilities', 'shareholdersEquity'],
  };
  const assets = lines.totalAssets.value;
  const liabilities = lines.totalLiabilities.value;
  const equity = lines.shareholdersEquity.value;
  const isUnproved = lines.totalLiabilities.marks.includes('no_second_proof');
  if (assets === null || liabilities === null || equity === null || isUnproved) return notPossible(about);
  const parts = [liabilities, equity, lines.minorityInterest.value ?? 0, lines.temporaryEquity.value ?? 0];
  const tolerance = Math.max(Math.abs(assets) * smallClaims, roundingOf([assets, ...parts]));
  return judged(about, assets, total(parts), tolerance);
}

/**
 * Net income to common / diluted shares = diluted EPS.
 * Tolerance: 2 % and half a cent as filed. Filers differ in what their line for diluted shares holds (units, convertible
 * notes, participating securities), so the nearest of net income and its two lines to common is compared.
 * Example: 200 / 100 = 2.00 against a filed 2.03 passes; against 2.10 it fails. Net income of 212 less 12 of preferred
 * dividends counts as 200. Explained where securities or units beside the common shares share in the profit.
 *
 * docs/methodology.md, "Data quality checks"
 */
export function checkEarningsPerShare({ period, lines }: Statement, before?: Statement): QualityCheck {
  const about = {
    check: 'earnings_per_share' as const,
    column: String(period.year),
    rows: ['earningsPerShare', 'netIncome', 'sharesOutstanding'],
  };
  const filed = lines.earningsPerShare;
  const earnings = [lines.netIncomeToDilutedCommon, lines.netIncomeToCommon, lines.netIncome]
    .map((it) => it.value)
    .filter((it) => it !== null);
  const shares = lines.sharesOutstanding.value;
  const isDerived = [filed, lines.sharesOutstanding].some((it) => it.marks.includes('derived'));
  if (filed.value === null || earnings.length === 0 || shares === null || !(shares > 0) || isDerived) {
    return notPossible(about);
  }
  const expected = filed.value;
  const halfACent = 0.005 / filed.splitFactor;
  const apart = (profit: number) => Math.abs(profit / shares - expected);
  const nearest = earnings.reduce((best, it) => (apart(it) < apart(best) ? it : best));
  const result = judged(about, expected, nearest / shares, Math.abs(expected) * 0.02 + halfACent);
  const isShared = isSharedWithOthers({ filed: expected, made: nearest / shares }, lines, before?.lines);
  return result.state === 'failed' && isShared ? explained(result, 'shared_profit') : result;
}

/**
 * Cash flow from operating, investing and financing activities = the change in cash.
 * Tolerance: 2 % of all that moved. The effect of exchange rates on cash stands outside the three and is seldom more,
 * even for a company that earns abroad; a missing or misread flow is far more.
 * Example: 100 - 40 - 50 = 10 against a change of 8 is off by 2, within 2 % of 190.
 *
 * docs/methodology.md, "Data quality checks"
 */
export function checkCashBridge({ period, lines }: Statement): QualityCheck {
  const about = {
    check: 'cash_bridge' as const,
    column: String(period.year),
    rows: ['cashFlowFromOperatingActivities'],
  };
  const operating = lines.cashFlowFromOperatingActivities.value;
  const investing = lines.cashFlowsFromInvestingActivities.value;
  const financing = lines.cashFlowFromFinancingActivities.value;
  const changeInCash = lines.changeInCash.value;
  if (operating === null || investing === null || financing === null || changeInCash === null) {
    return notPossible(about);
  }
  const flows = [operating, investing, financing];
  const tolerance = total(flows.map(Math.abs)) * 0.02 + roundingOf([...flows, changeInCash]);
  return judged(about, changeInCash, total(flows), tolerance);
}

function total(values: readonly number[]): number {
  return values.reduce((subtotal, value) => subtotal + value, 0);
}

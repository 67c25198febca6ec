import { assumedMaintenance, maxFundsOfCashFlow } from '../method-judgements/index.ts';
import type { Statement } from '../statements/index.ts';
import { continuingEarnings } from './continuing-earnings.ts';
import type { RealEstateHistory } from './forecast.ts';

/** What a landlord's properties earned, year by year. docs/methodology.md, "AFFO" */
export function realEstateHistory(years: readonly Statement[]): RealEstateHistory {
  const funds = years.map(fundsFromOperations);
  const maintenance = years.map(maintenanceOf);
  const lines = years.at(-1)?.lines;
  return {
    fundsFromOperations: funds.map(({ value }) => value),
    maintenance: maintenance.map(({ value }) => value),
    sharesOutstanding: years.map(({ lines: { sharesOutstanding } }) => sharesOutstanding.value),
    last: {
      depreciation: lines?.depreciation.value ?? null,
      propertyGains: lines?.propertyGains.value ?? null,
      impairment: lines?.propertyImpairment.value ?? null,
      cashFlowFromOperatingActivities: lines?.cashFlowFromOperatingActivities.value ?? null,
      cashFlowStandsIn: funds.at(-1)?.cashFlowStandsIn ?? false,
      maintenanceAssumed: maintenance.at(-1)?.assumed ?? false,
    },
  };
}

/**
 * Funds from operations after the idea of NAREIT, without the part of joint ventures, which is not in the feed.
 *
 * Formula: earnings to common of continuing operations + depreciation - gains on properties sold + impairment. Where that is above 1.1 x CFO, it
 * contains a gain under a name that is not read, and the cash flow stands in.
 * Refuses (null): earnings or depreciation not filed.
 * @example earnings 1,059, depreciation 2,524, gains 178, impairment 471: 3,876
 */
export function fundsFromOperations({ lines }: Pick<Statement, 'lines'>): {
  readonly value: number | null;
  readonly cashFlowStandsIn: boolean;
} {
  const earnings = continuingEarnings({ lines });
  const depreciation = lines.depreciation.value;
  if (earnings === null || depreciation === null) return { value: null, cashFlowStandsIn: false };
  const gains = lines.propertyGains.value ?? 0;
  const value = earnings + depreciation - gains + (lines.propertyImpairment.value ?? 0);
  const cashFlow = lines.cashFlowFromOperatingActivities.value;
  if (cashFlow === null || value <= cashFlow * maxFundsOfCashFlow) return { value, cashFlowStandsIn: false };
  return { value: cashFlow, cashFlowStandsIn: true };
}

/** What keeps the properties as they are: as filed, at most their depreciation; nothing filed is 15 % of it. */
function maintenanceOf({ lines }: Statement): { readonly value: number | null; readonly assumed: boolean } {
  const depreciation = lines.depreciation.value;
  if (depreciation === null) return { value: null, assumed: false };
  const filed = lines.propertyMaintenance.value;
  if (filed === null) return { value: depreciation * assumedMaintenance, assumed: true };
  return { value: Math.min(filed, depreciation), assumed: false };
}

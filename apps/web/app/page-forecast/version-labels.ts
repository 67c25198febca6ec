import type { ForecastVersion } from '@tenfold/contract/forecasts';
import { formatDay } from '../figures/format-day.ts';
import { formatMoney } from '../figures/format-money.ts';

/** The reader's own time, as the save line has it. */
export function savedLabel({ savedAt }: Pick<ForecastVersion, 'savedAt'>): string {
  return new Date(savedAt).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
}

export function filingLabel({ newestFiling }: Pick<ForecastVersion, 'newestFiling'>): string {
  return newestFiling === null
    ? 'No filing then'
    : `${newestFiling.form} of ${formatDay(newestFiling.filed)}`;
}

/** In today’s shares: at the fiscal year end where the page’s value stays there too. */
export function versionValue({ valueOnDay, valuePerShare, splitFactor }: ForecastVersion): number | null {
  return valueOnDay ?? (valuePerShare === null ? null : valuePerShare / splitFactor);
}

export function valueLabel(version: ForecastVersion, currency: string): string {
  const value = versionValue(version);
  return value === null ? 'No value' : formatMoney(value, currency);
}

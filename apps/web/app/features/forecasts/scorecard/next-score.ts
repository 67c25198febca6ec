import type { Scorecard } from '@tenfold/contract/forecasts';

type Next = Pick<Scorecard['forecasts'][number], 'name' | 'companyName' | 'nextYear' | 'nextYearEnds'>;

/** Which filing brings the first score: that of the fiscal year that ends first. */
export function nextScoreLabel(forecasts: readonly Next[]): string | null {
  const [first] = forecasts.toSorted((one, other) => one.nextYearEnds.localeCompare(other.nextYearEnds));
  if (first === undefined) return null;
  const { companyName, nextYear, nextYearEnds, name } = first;
  const month = monthFormat.format(new Date(nextYearEnds));
  return `“${name}” will be scored when ${companyName} files its annual report for fiscal ${nextYear} (to ${month}).`;
}

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

import { type ChartChoices, parseChoices } from './chart-choices.ts';

const name = 'chart';
const aYear = 365 * 24 * 60 * 60;

/** Lets the server render the reader's own chart. */
export function chartCookie({ period, type, mode, indicators, compare }: ChartChoices): string {
  const value = encodeURIComponent(JSON.stringify({ period, type, mode, indicators, compare }));
  return `${name}=${value}; path=/company; max-age=${aYear}; samesite=lax`;
}

export function readChoicesCookie(header: string | null): ChartChoices {
  const pair = (header ?? '').split('; ').find((one) => one.startsWith(`${name}=`));
  try {
    return parseChoices(JSON.parse(decodeURIComponent(pair?.slice(name.length + 1) ?? 'null')));
  } catch {
    return parseChoices(null);
  }
}

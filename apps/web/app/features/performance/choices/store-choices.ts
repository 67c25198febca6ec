import type { ChartChoices } from './chart-choices.ts';

export const cookieName = 'chart';
export const storedNames = {
  period: 'chart-range',
  type: 'chart-type',
  parameters: 'chart-parameters',
  compare: 'compare-list',
} as const;
const aYear = 365 * 24 * 60 * 60;

/** Without storage the choices last as long as the page. */
export function storeChoices(choices: ChartChoices): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in browsers still in use
  document.cookie = chartCookie(choices);
  const { period, type, compare, ...parameters } = storedPart(choices);
  try {
    localStorage.setItem(storedNames.period, period);
    localStorage.setItem(storedNames.type, type);
    localStorage.setItem(storedNames.parameters, JSON.stringify(parameters));
    localStorage.setItem(storedNames.compare, JSON.stringify(compare));
  } catch {
    return;
  }
}

export function hasStoredChoices(): boolean {
  try {
    return Object.values(storedNames).some((name) => localStorage.getItem(name) !== null);
  } catch {
    return false;
  }
}

/** Lets the server render the reader's own chart. */
export function chartCookie(choices: ChartChoices): string {
  const value = encodeURIComponent(JSON.stringify(storedPart(choices)));
  return `${cookieName}=${value}; path=/company; max-age=${aYear}; samesite=lax`;
}

/** Picks the stored part of a store, which has more. */
function storedPart({
  period,
  type,
  mode,
  indicators,
  compare,
  log,
  events,
  alone,
}: ChartChoices): ChartChoices {
  return { period, type, mode, indicators, compare, log, events, alone };
}

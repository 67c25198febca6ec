import { type ChartChoices, parseChoices } from './chart-choices.ts';

const cookieName = 'chart';
const aYear = 365 * 24 * 60 * 60;
const names = {
  period: 'chart-range',
  type: 'chart-type',
  parameters: 'chart-parameters',
  compare: 'compare-list',
} as const;

export function readStoredChoices(): ChartChoices | null {
  try {
    const [period, type] = [localStorage.getItem(names.period), localStorage.getItem(names.type)];
    const [parameters, compare] = [read(names.parameters), read(names.compare)];
    if ([period, type, parameters, compare].every((stored) => stored === null)) return null;
    return parseChoices({ ...(parameters as object | null), period, type, compare });
  } catch {
    return null;
  }
}

/** Without storage the choices last as long as the page. */
export function storeChoices(choices: ChartChoices): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in browsers still in use
  document.cookie = chartCookie(choices);
  const { period, type, mode, indicators, compare } = choices;
  try {
    localStorage.setItem(names.period, period);
    localStorage.setItem(names.type, type);
    localStorage.setItem(names.parameters, JSON.stringify({ indicators, mode }));
    localStorage.setItem(names.compare, JSON.stringify(compare));
  } catch {
    return;
  }
}

/** Lets the server render the reader's own chart. */
export function chartCookie({ period, type, mode, indicators, compare }: ChartChoices): string {
  const value = encodeURIComponent(JSON.stringify({ period, type, mode, indicators, compare }));
  return `${cookieName}=${value}; path=/company; max-age=${aYear}; samesite=lax`;
}

export function readChoicesCookie(header: string | null): ChartChoices {
  const pair = (header ?? '').split('; ').find((one) => one.startsWith(`${cookieName}=`));
  try {
    return parseChoices(JSON.parse(decodeURIComponent(pair?.slice(cookieName.length + 1) ?? 'null')));
  } catch {
    return parseChoices(null);
  }
}

function read(name: string): unknown {
  const text = localStorage.getItem(name);
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

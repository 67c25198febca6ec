import { type ChartChoices, parseChoices } from './chart-choices.ts';
import { chartCookie } from './chart-cookie.ts';

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

function read(name: string): unknown {
  const text = localStorage.getItem(name);
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

import { type ChartChoices, parseChoices } from './chart-choices.ts';

type Linked = Pick<ChartChoices, 'period' | 'type' | 'mode' | 'indicators' | 'compare'>;

/** @param page address of the company page */
export function chartLink(page: string, { period, type, mode, indicators, compare }: Linked): string {
  const query = new URLSearchParams({ period, type, mode, rows: indicators.join() });
  if (compare.length > 0) query.set('compare', compare.join());
  // Commas may stand in a query as they are.
  return `${page}?${query.toString().replaceAll('%2C', ',')}`;
}

/** Null when the address carries no choices; what is invalid falls back to the default. */
export function readChartLink(query: URLSearchParams): ChartChoices | null {
  const [period, type, mode] = [query.get('period'), query.get('type'), query.get('mode')];
  const [rows, compare] = [query.get('rows'), query.get('compare')];
  if ([period, type, mode, rows, compare].every((part) => part === null)) return null;
  return parseChoices({ period, type, mode, indicators: namesIn(rows), compare: namesIn(compare) });
}

function namesIn(list: string | null): string[] | null {
  return list === null ? null : list.split(',');
}

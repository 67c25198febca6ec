import { getChart, listChartEvents } from '@tenfold/contract/chart';
import type { InputOf } from '@tenfold/contract/endpoint';
import { type AccessRow, everybody, row, signedIn } from './access-row.ts';

export const chartAccess: readonly AccessRow[] = [
  row(listChartEvents, { params: { symbol: 'AAPL' } }, everybody(200)),
  row(listChartEvents, { params: { symbol: 'NKE' } }, signedIn(200, 403)),
  row(getChart, chartOf('AAPL', []), everybody(200)),
  row(getChart, chartOf('AAPL', ['GOOGL', 'MSFT']), everybody(200)),
  row(getChart, chartOf('NKE', []), signedIn(200, 403)),
  row(getChart, chartOf('NKE', ['COST']), signedIn(200, 403)),
  row(getChart, chartOf('NKE', ['COST', 'PG']), { ...everybody(403), investor: 200, superuser: 200 }),
];

function chartOf(symbol: string, compare: string[]): InputOf<typeof getChart> {
  return { params: { symbol, period: '5Y' }, body: { indicators: ['revenue'], compare } };
}

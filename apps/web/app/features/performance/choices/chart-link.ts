import type { IsoDate } from '@tenfold/domain/facts';
import { type ChartChoices, parseChoices } from './chart-choices.ts';

type Linked = Pick<ChartChoices, 'period' | 'type' | 'mode' | 'indicators' | 'compare' | 'log' | 'events'>;

/** @param page address of the company page @param asOf the past day it shows */
export function chartLink(page: string, choices: Linked, asOf: IsoDate | null = null): string {
  const { period, type, mode, indicators, compare, log, events } = choices;
  const query = new URLSearchParams({ period, type, mode, rows: indicators.join() });
  if (compare.length > 0) query.set('compare', compare.join());
  if (log) query.set('log', 'on');
  if (events) query.set('events', 'on');
  if (asOf !== null) query.set('asof', asOf);
  // Commas may stand in a query as they are.
  return `${page}?${query.toString().replaceAll('%2C', ',')}`;
}

/** Null when the address carries no choices; what is invalid falls back to the default. */
/** All that a link to a chart says. */
export const chartLinkParameters = ['period', 'type', 'mode', 'rows', 'compare', 'log', 'events'];

export function readChartLink(query: URLSearchParams): ChartChoices | null {
  const period = query.get('period');
  const type = query.get('type');
  const mode = query.get('mode');
  const rows = query.get('rows');
  const compare = query.get('compare');
  const log = query.get('log');
  const events = query.get('events');
  if ([period, type, mode, rows, compare, log, events].every((part) => part === null)) return null;
  return parseChoices({
    period,
    type,
    mode,
    indicators: namesIn(rows),
    compare: namesIn(compare),
    log: log === 'on',
    events: events === 'on',
  });
}

function namesIn(list: string | null): string[] | null {
  return list === null ? null : list.split(',');
}

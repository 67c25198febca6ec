import { asOfQuery } from '../../../figures/as-of.ts';
import type { Query } from '../../../platform/queries/query.ts';
import type { PlotEvent } from '../../../ui/chart/events/plot-events.ts';
import type { ChartRequest } from '../choices/chart-request.ts';

export type EventsQuery = Query<'GET /company/{symbol}/events', readonly PlotEvent[]>;

export function eventsQuery({ symbol, asOf }: Pick<ChartRequest, 'symbol' | 'asOf'>): EventsQuery {
  return {
    label: 'events',
    call: 'GET /company/{symbol}/events',
    input: { params: { symbol }, ...asOfQuery(asOf) },
    read: async ({ events, currency }) =>
      (await import('./to-plot-events.ts')).toPlotEvents(events, currency),
  };
}

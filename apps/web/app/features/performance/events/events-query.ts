import type { Query } from '../../../platform/queries/query.ts';
import type { PlotEvent } from '../../../ui/chart/events/plot-events.ts';

export type EventsQuery = Query<'GET /company/{symbol}/events', readonly PlotEvent[]>;

export function eventsQuery(symbol: string): EventsQuery {
  return {
    label: 'events',
    call: 'GET /company/{symbol}/events',
    input: { params: { symbol } },
    read: async ({ events, currency }) =>
      (await import('./to-plot-events.ts')).toPlotEvents(events, currency),
  };
}

import { useState } from 'react';
import { useQuery } from '../../../platform/queries/use-query.ts';
import type { PlotEvent } from '../../../ui/chart/events/plot-events.ts';

export interface ChartEvents {
  readonly on: boolean;
  readonly shown: readonly PlotEvent[];
  readonly failure: string | null;
  toggle(): void;
}

const none: readonly PlotEvent[] = [];

/** Loaded when they are switched on. */
export function useEvents(symbol: string): ChartEvents {
  const [on, setOn] = useState(false);
  const answer = useQuery(
    on
      ? {
          ...{ label: 'events', call: 'GET /company/{symbol}/events', input: { params: { symbol } } },
          read: async ({ events, currency }) =>
            (await import('./to-plot-events.ts')).toPlotEvents(events, currency),
        }
      : null,
  );
  return {
    on,
    shown: on && answer.state === 'ready' ? answer.value : none,
    failure: on && answer.state === 'failed' ? answer.failure.message : null,
    toggle: () => setOn(!on),
  };
}

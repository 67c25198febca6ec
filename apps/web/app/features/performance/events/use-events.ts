import { useAsOf } from '../../../figures/as-of.ts';
import { useQuery } from '../../../platform/queries/use-query.ts';
import type { PlotEvent } from '../../../ui/chart/events/plot-events.ts';
import { useChoices } from '../choices/chart-store.ts';
import { eventsQuery } from './events-query.ts';

export interface ChartEvents {
  readonly on: boolean;
  readonly shown: readonly PlotEvent[];
  readonly failure: string | null;
  toggle(): void;
}

const none: readonly PlotEvent[] = [];

/** Loaded when they are switched on. */
export function useEvents(symbol: string): ChartEvents {
  const { events: on, choose } = useChoices((choices) => choices);
  const asOf = useAsOf();
  const answer = useQuery(on ? eventsQuery({ symbol, asOf }) : null);
  return {
    on,
    shown: on && answer.state === 'ready' ? answer.value : none,
    failure: on && answer.state === 'failed' ? answer.failure.message : null,
    toggle: () => choose({ events: !on }),
  };
}

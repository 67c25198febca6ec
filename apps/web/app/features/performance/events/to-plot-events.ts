import type { ChartEvent } from '@tenfold/contract/chart';
import type { PlotEvent } from '../../../ui/chart/events/plot-events.ts';
import { momentOf } from '../../../ui/chart/time/moment.ts';

export function toPlotEvents(events: readonly ChartEvent[], currency: string): PlotEvent[] {
  return events.map((event) => ({
    day: momentOf(event.date),
    kind: event.kind,
    text: describeEvent(event, currency),
  }));
}

/** `10-K filed`, `Dividend 0.26 USD per share`, `4-for-1 split`. */
function describeEvent({ kind, form, value }: ChartEvent, currency: string): string {
  switch (kind) {
    case 'report':
      return `${form} filed`;
    case 'dividend':
      return `Dividend ${plain(value)} ${currency} per share`;
    case 'split':
      return splitLabel(value ?? 1);
  }
}

function splitLabel(ratio: number): string {
  return ratio >= 1 ? `${plain(ratio)}-for-1 split` : `1-for-${plain(1 / ratio)} reverse split`;
}

function plain(value: number | null): string {
  return String(Number((value ?? 0).toFixed(4)));
}

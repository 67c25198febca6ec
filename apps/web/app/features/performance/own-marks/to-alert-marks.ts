import type { AlertFiring, PriceAlert } from '@tenfold/contract/alerts';
import { formatPrice } from '@tenfold/domain/format';
import { newYorkDay } from '@tenfold/domain/market-hours';
import { formatMoney } from '../../../figures/format-money.ts';
import type { PlotEvent } from '../../../ui/chart/events/plot-events.ts';
import type { PlotLevel } from '../../../ui/chart/marks/plot-levels.ts';
import { formatMoment, momentOf } from '../../../ui/chart/time/moment.ts';
import type { PlottedSeries } from '../plot/plotted-series.ts';

export interface AlertMarks {
  /** Those that wait for their price. */
  readonly levels: readonly PlotLevel[];
  /** Each time that one of them fired. */
  readonly events: readonly PlotEvent[];
}

/** A firing of today is at the end of a chart whose last close is of days before. */
const mostDaysLate = 5;

/** The price of the page’s company, where the chart has it as a price; targets have no place on a change in percent. */
export function priceSeriesOf(series: readonly PlottedSeries[], symbol: string): PlottedSeries | null {
  const price = series.find((one) => one.symbol === symbol && one.indicator === 'stockPrice' && !one.rebased);
  return price === undefined || price.points.length === 0 ? null : price;
}

export function toAlertMarks(
  { alerts, firings }: { readonly alerts: readonly PriceAlert[]; readonly firings: readonly AlertFiring[] },
  price: PlottedSeries,
): AlertMarks {
  return {
    levels: alerts
      .filter(({ state }) => state === 'armed')
      .map(({ id, price: value, model }) => ({
        id: String(id),
        series: price.id,
        value,
        label: `${formatPrice(value)} ${model === null ? 'active' : 'model'}`,
        tone: model === null ? 'plain' : 'model',
      })),
    events: firings.flatMap((firing) => firingEvent(firing, price)),
  };
}

/** On the line, which is in today’s shares: a firing from before a split was at another figure. */
function firingEvent(firing: AlertFiring, { id, points, currency }: PlottedSeries): PlotEvent[] {
  const last = points.at(-1);
  if (last === undefined) return [];
  const tradedAt = new Date(firing.tradedAt);
  const exact = Number.isInteger(last.day)
    ? momentOf(newYorkDay(tradedAt))
    : momentOf(tradedAt.toISOString());
  const day = exact > last.day && exact - last.day <= mostDaysLate ? last.day : exact;
  const point = points.findLast((one) => one.day <= day);
  if (point === undefined) return [];
  const money = (value: number) => formatMoney(value, currency ?? 'USD');
  const kind = firing.simulated ? ', simulated' : '';
  const when = formatMoment(momentOf(tradedAt.toISOString()));
  const text = `Price alert ${money(firing.target)} fired at ${money(firing.price)}${kind}, ${when}`;
  return [
    {
      day,
      kind: 'alert',
      text,
      on: { series: id, value: point.value, label: `${formatPrice(firing.target)} fired` },
    },
  ];
}

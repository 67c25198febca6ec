import { unitLabel } from '../../../figures/unit-label.ts';
import type { PlotEvent } from '../../../ui/chart/events/plot-events.ts';
import { type PlotPoint, withData } from '../../../ui/chart/series/plot-series.ts';
import { type Band, bandAt, bandNear } from '../../../ui/chart/time/bands.ts';
import { momentIso } from '../../../ui/chart/time/moment.ts';
import { wholeRange } from '../../../ui/chart/zoom/zoom-range.ts';
import type { PlottedSeries } from '../plot/plotted-series.ts';

/** @param events the ones the chart shows; without any there is no column of them */
export function chartCsv(
  series: readonly PlottedSeries[],
  bands: readonly Band[],
  events: readonly PlotEvent[] = [],
): string {
  const rendered = withData(series);
  const byDay = rendered.map((one) => new Map(one.points.map((point) => [point.day, point])));
  const [from, to] = wholeRange(rendered);
  const eventsOf = Map.groupBy(
    events.filter(({ day }) => day >= from && day <= to),
    ({ day }) => day,
  );
  const allDays = [...byDay.flatMap((points) => [...points.keys()]), ...eventsOf.keys()];
  const days = [...new Set(allDays)].sort((one, other) => one - other);
  const eventHead = eventsOf.size > 0 ? ['Events'] : [];
  const head = ['Date', 'Period', ...rendered.map(columnName), ...eventHead, 'Remark'];
  const lines = days.map((day) => {
    const points = byDay.map((points) => points.get(day));
    return [
      momentIso(day),
      periodOf(bands, day),
      ...points.map((point) => (point === undefined ? '' : String(point.value))),
      ...eventHead.map(() => (eventsOf.get(day) ?? []).map(({ text }) => text).join('; ')),
      remark(points),
    ];
  });
  return [head, ...lines].map((cells) => cells.map(quoted).join(',')).join('\r\n');
}

function columnName({ symbol, name, unit, currency, rebased }: PlottedSeries): string {
  const whole = name.startsWith(`${symbol} `) ? name : `${symbol} ${name}`;
  if (rebased) return `${whole} (change, fraction)`;
  const counted = {
    millions: currency ?? '',
    shares: 'shares',
    perShare: unitLabel('perShare', currency ?? ''),
    percent: 'fraction',
    ratio: 'times',
  }[unit];
  return `${whole} (${counted})`;
}

function periodOf(bands: readonly Band[], day: number): string {
  if (!bands.some(({ end }) => end === day)) return '';
  return bandAt(bands, day)?.label ?? bandNear(bands, day)?.label ?? '';
}

function remark(points: readonly (PlotPoint | undefined)[]): string {
  if (points.some((point) => point?.forecast)) return 'forecast';
  return points.some((point) => point?.simulated) ? 'simulated' : '';
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

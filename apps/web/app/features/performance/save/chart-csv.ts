import { unitLabel } from '../../../figures/unit-label.ts';
import { type PlotPoint, withData } from '../../../ui/chart/series/plot-series.ts';
import { type Band, bandAt, bandNear } from '../../../ui/chart/time/bands.ts';
import { momentIso } from '../../../ui/chart/time/moment.ts';
import type { PlottedSeries } from '../plot/plotted-series.ts';

export function chartCsv(series: readonly PlottedSeries[], bands: readonly Band[]): string {
  const rendered = withData(series);
  const byDay = rendered.map((one) => new Map(one.points.map((point) => [point.day, point])));
  const days = [...new Set(byDay.flatMap((points) => [...points.keys()]))].sort((one, other) => one - other);
  const head = ['Date', 'Period', ...rendered.map(columnName), 'Remark'];
  const lines = days.map((day) => {
    const points = byDay.map((points) => points.get(day));
    return [
      momentIso(day),
      periodOf(bands, day),
      ...points.map((point) => (point === undefined ? '' : String(point.value))),
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

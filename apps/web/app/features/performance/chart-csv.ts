import { unitWords } from '../../ui/unit-words.ts';
import type { Band } from './bands.ts';
import { bandAt, bandNear } from './bands.ts';
import type { PlottedPoint, PlottedSeries } from './plotted-series.ts';
import { stopsOf } from './readings.ts';

/** All that is drawn, a line for each day something is known of: figures as they are, not as they are printed. */
export function chartCsv(series: readonly PlottedSeries[], bands: readonly Band[]): string {
  const drawn = series.filter(({ points }) => points.length > 0);
  const byDay = drawn.map((one) => new Map(one.points.map((point) => [point.day, point])));
  const head = ['Date', 'Period', ...drawn.map(columnName), 'Remark'];
  const lines = stopsOf(drawn).map((day) => {
    const points = byDay.map((points) => points.get(day));
    return [
      new Date(day * 86_400_000).toISOString().slice(0, 10),
      periodName(bands, day, points),
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
    perShare: unitWords('perShare', currency ?? ''),
    percent: 'fraction',
    ratio: 'times',
  }[unit];
  return `${whole} (${counted})`;
}

/** A price has no period of its own. */
function periodName(
  bands: readonly Band[],
  day: number,
  points: readonly (PlottedPoint | undefined)[],
): string {
  const ends = bands.some(({ end }) => end === day) && points.some((point) => point !== undefined);
  return ends ? (bandAt(bands, day)?.label ?? bandNear(bands, day)?.label ?? '') : '';
}

function remark(points: readonly (PlottedPoint | undefined)[]): string {
  if (points.some((point) => point?.forecast)) return 'forecast';
  return points.some((point) => point?.simulated) ? 'simulated' : '';
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

import type { CellComment } from '@tenfold/contract/comments';
import { textWithValues } from '@tenfold/domain/figure-tokens';
import { dayNumber } from '@tenfold/domain/periods';
import { anyRowOf, isAnyRowKey } from '@tenfold/domain/rows';
import type { PlotEvent } from '../../../ui/chart/events/plot-events.ts';
import type { Band } from '../../../ui/chart/time/bands.ts';
import type { FiscalYear } from '../plot/period-name.ts';

const longest = 160;

/**
 * Comments on filed figures, at the end of their periods. Quarters have one where the chart has quarters; forecasts, twelve
 * months and averages have no day of their own.
 */
export function toCommentMarks(
  comments: readonly CellComment[],
  years: readonly FiscalYear[],
  bands: readonly Band[],
): PlotEvent[] {
  return comments.flatMap((comment) => {
    const day = comment.forecast === null ? endOf(comment.column, years, bands) : null;
    return day === null ? [] : [{ day, kind: 'comment', text: textOf(comment) }];
  });
}

function endOf(column: string, years: readonly FiscalYear[], bands: readonly Band[]): number | null {
  const [year = '', quarter] = column.split('-');
  if (quarter === undefined) {
    const end = years.find((one) => String(one.year) === year)?.periodEnd;
    return end == null ? null : dayNumber(end);
  }
  return bands.find(({ label }) => label.endsWith(`${year} ${quarter}`))?.end ?? null;
}

/** `Comment on Capex, 2025: A third more than last year.` */
function textOf({ field, column, title, text, figures }: CellComment): string {
  const row = isAnyRowKey(field) ? anyRowOf(field).label : field;
  const words = textWithValues(text, figures);
  const whole = title === null ? words : `${title} – ${words}`;
  const shown = whole.length > longest ? `${whole.slice(0, longest - 1).trimEnd()}…` : whole;
  return `Comment on ${row}, ${column.replace('-', ' ')}: ${shown}`;
}

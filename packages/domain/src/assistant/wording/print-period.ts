import type { IsoDate } from '../../facts/index.ts';
import type { ResolvedFigure } from '../../figure-lookup/index.ts';

const quarters = ['first', 'second', 'third', 'fourth'];
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `May 31, 2023` */
export function printDay(day: IsoDate): string {
  const [year, month = 1, date] = day.split('-').map(Number);
  return `${months[month - 1]} ${date}, ${year}`;
}

/** What a figure covers, with its last day: a fiscal year ends when its company says. */
export function printPeriod({ statement, isLtm, line }: ResolvedFigure): string {
  const { year, quarter, end } = statement.period;
  if (isLtm) return `${line.isBalance ? 'on' : 'in the twelve months to'} ${printDay(end)}`;
  const name = quarter === null ? `fiscal ${year}` : `the ${quarters[quarter - 1]} quarter of fiscal ${year}`;
  return line.isBalance ? `at the end of ${name} (${printDay(end)})` : `in ${name} (to ${printDay(end)})`;
}

/** Without the day, where a sentence has said it: `fiscal 2023`. */
export function shortPeriod({ statement, isLtm }: ResolvedFigure): string {
  const { year, quarter, end } = statement.period;
  if (isLtm) return `the twelve months to ${printDay(end)}`;
  return quarter === null ? `fiscal ${year}` : `Q${quarter} of fiscal ${year}`;
}

import type { Figure } from '../../figures/index.ts';
import { type LineKey, lineKeys, type Statements } from '../line.ts';
import { columnOf } from './apply-corrections.ts';
import { type Correction, inSharesOfToday } from './correction.ts';

/**
 * The corrections in effect that a figure rests on, in the shares of today: its own, and those of figures whose facts it is made
 * of.
 *
 * Example: the margin of a year whose revenue was corrected rests on that correction.
 */
export function correctionsBehind<Of extends Correction>(
  { annual, quarterly }: Pick<Statements, 'annual' | 'quarterly'>,
  corrections: readonly Of[],
  figure: Figure,
): Of[] {
  if (!figure.marks.includes('corrected') && figure.value !== null) return [];
  const statements = new Map([...annual, ...quarterly].map((statement) => [columnOf(statement), statement]));
  return corrections.flatMap((correction) => {
    const { rowKey, column, value, filedValue } = correction;
    const own = (lineKeys as readonly string[]).includes(rowKey)
      ? statements.get(column)?.lines[rowKey as LineKey]
      : undefined;
    if (own === undefined || !(own.marks.includes('corrected') || own.why === 'excluded')) return [];
    if (own !== figure && !hasFactsOf(own, figure)) return [];
    return {
      ...correction,
      value: inSharesOfToday(rowKey, own, value),
      filedValue: inSharesOfToday(rowKey, own, filedValue),
    };
  });
}

/** With whatever sign: a part may be subtracted, or be a divisor. */
function hasFactsOf(part: Figure, whole: Figure): boolean {
  return (
    part.sources.length > 0 &&
    part.sources.every(({ accession, tag, start, end }) =>
      whole.sources.some(
        (other) =>
          other.accession === accession && other.tag === tag && other.start === start && other.end === end,
      ),
    )
  );
}

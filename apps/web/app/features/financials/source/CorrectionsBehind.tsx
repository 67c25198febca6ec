import type { FigureSource } from '@tenfold/contract/financials';
import { formatCell } from '@tenfold/domain/format';
import { anyRowOf, isAnyRowKey } from '@tenfold/domain/rows';
import { unitLabel } from '../../../figures/unit-label.ts';
import { dayLabel } from './source-labels.ts';

type BehindFigure = FigureSource['corrections'][number];

/** What editors corrected or excluded, in this figure or in one it’s made from. */
export function CorrectionsBehind({
  corrections,
  currency,
}: {
  corrections: readonly BehindFigure[];
  currency: string;
}) {
  return (
    <section>
      <h3 className="overline">{corrections.length === 1 ? 'Correction' : 'Corrections'}</h3>
      <ul className="source-remarks">
        {corrections.map((correction) => (
          <li key={`${correction.rowKey} ${correction.column}`}>{correctionLabel(correction, currency)}</li>
        ))}
      </ul>
    </section>
  );
}

function correctionLabel(
  { rowKey, column, kind, value, filedValue, madeOn }: BehindFigure,
  currency: string,
) {
  if (!isAnyRowKey(rowKey)) return null;
  const { label, unit } = anyRowOf(rowKey);
  const figure = `${label}, ${column.replace('-', ' ')}`;
  const filed = filedValue === null ? 'not filed' : `filed as ${formatCell(filedValue, unit)}`;
  if (kind === 'excluded' || value === null) return `${figure}: ${filed}, excluded on ${dayLabel(madeOn)}.`;
  return `${figure}: ${filed}, corrected to ${formatCell(value, unit)} ${unitLabel(unit, currency)} on ${dayLabel(madeOn)}.`;
}

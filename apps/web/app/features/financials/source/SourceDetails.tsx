import type { FigureSource } from '@tenfold/contract/financials';
import { formatCell } from '@tenfold/domain/format';
import type { RowDefinition } from '@tenfold/domain/rows';
import { markLabel } from '../../../figures/mark-labels.ts';
import { missingReasonLabel } from '../../../figures/missing-reason-label.ts';
import { unitLabel } from '../../../figures/unit-label.ts';
import { CorrectionsBehind } from './CorrectionsBehind.tsx';
import { EarlierValues, FiledFacts } from './FiledFacts.tsx';
import { dayLabel, exactAmount } from './source-labels.ts';

export function SourceDetails({
  source,
  row,
  currency,
  remarks: inTable,
}: {
  source: FigureSource;
  row: RowDefinition;
  currency: string;
  remarks: readonly string[];
}) {
  const marks = source.marks
    .filter((mark) => !saidInFull.has(mark))
    .map(markLabel)
    .filter((text) => text !== null);
  const ofSource = [...source.marks.map(markLabel), source.value === null && missingReasonLabel(source.why)];
  const remarks = [...inTable.filter((remark) => !ofSource.includes(remark)), ...marks];
  return (
    <>
      <div className="source-value">
        {source.value === null ? (
          <p>
            <strong>–</strong> {missingReasonLabel(source.why)}
          </p>
        ) : (
          <p>
            <strong>{formatCell(source.value, row.unit)}</strong>{' '}
            {row.unit !== 'percent' && <span className="muted">{unitLabel(row.unit, currency)}</span>}
          </p>
        )}
        <p className="caption">{periodWords(source)}</p>
        {isScaled(row) && source.value !== null && (
          <p className="caption">Exactly {exactAmount(source.value)}</p>
        )}
      </div>

      <section>
        <h3 className="overline">How it’s calculated</h3>
        <p>{howMade(source)}</p>
        {source.splitFactor !== 1 && (
          <p>
            Adjusted for later share splits: {row.unit === 'perShare' ? 'divided' : 'multiplied'} by{' '}
            {exactAmount(source.splitFactor)}.
          </p>
        )}
        {source.scale !== 1 && (
          <p>Filed in {source.scale === 1e6 ? 'millions' : 'thousands'}, shown here in units.</p>
        )}
        {remarks.length > 0 && (
          <ul className="source-remarks">
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        )}
      </section>

      {source.corrections.length > 0 && (
        <CorrectionsBehind corrections={source.corrections} currency={currency} />
      )}
      {source.sources.length > 0 && <FiledFacts facts={source.sources} />}
      {source.history.length > 0 && <EarlierValues facts={source.history} />}
    </>
  );
}

const saidInFull: ReadonlySet<string> = new Set(['split_adjusted', 'rescaled']);

function periodWords({ periodStart, periodEnd }: FigureSource): string {
  if (periodEnd === null) return 'No period';
  return periodStart === null ? dayLabel(periodEnd) : `${dayLabel(periodStart)} to ${dayLabel(periodEnd)}`;
}

function howMade({ rowKey, column, corrections, formula, value, why, sources }: FigureSource): string {
  if (why === 'excluded') return 'Filed, but not used.';
  const isOwn = corrections.some((one) => one.rowKey === rowKey && one.column === column);
  if (isOwn) return 'As an editor corrected it.';
  if (formula !== null) return formula;
  if (value === null) return 'No inputs available.';
  return sources.length > 0 ? 'As filed.' : 'From market prices, not from a filing.';
}

function isScaled({ unit }: RowDefinition): boolean {
  return unit === 'millions' || unit === 'shares';
}

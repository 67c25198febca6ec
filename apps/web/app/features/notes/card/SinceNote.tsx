import type { SinceThen } from '@tenfold/contract/notes';
import { formatCell, formatChange, formatDifference } from '@tenfold/domain/format';
import { formatDay } from '../../../figures/format-day.ts';
import { missingReasonLabel } from '../../../figures/missing-reason-label.ts';
import { Figure } from '../../../ui/text/Figure.tsx';

const lines = [
  { key: 'revenue', label: 'Revenue', unit: 'millions' },
  { key: 'earningsPerShare', label: 'Diluted EPS', unit: 'perShare' },
  { key: 'freeCashFlow', label: 'Free cash flow', unit: 'millions' },
  { key: 'netDebt', label: 'Net debt', unit: 'millions' },
] as const;

/** The last twelve months by the reports of then, and by those of today. */
export function SinceNote({ since }: { since: SinceThen }) {
  const { symbol, figures, figuresVisible } = since;
  if (figures === null) {
    return (
      <p className="caption">
        {figuresVisible
          ? `${symbol}: no figures for twelve months on file.`
          : `${symbol}: open its company page to see its figures; you’ve opened all your companies this month.`}
      </p>
    );
  }
  const { periodEndBefore, periodEnd, currency } = figures;
  const isNew = periodEndBefore !== periodEnd;
  return (
    <div className="note-since">
      <table className={isNew ? undefined : 'is-short'}>
        <caption className="caption">
          {symbol}, last twelve months, {currency} millions except per share
          {!isNew && '. No report filed since this note.'}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Figure</span>
            </th>
            <th scope="col">To {formatDay(periodEndBefore)}</th>
            {isNew && <th scope="col">To {formatDay(periodEnd)}</th>}
            {isNew && <th scope="col">Change</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, label, unit }) => {
            const { before, now, difference, change, why } = figures[key];
            return (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td className="num">{formatCell(before, unit)}</td>
                {isNew && <td className="num">{formatCell(now, unit)}</td>}
                {isNew && (
                  <td>
                    {/* More debt is no gain: no colour says which way is good. */}
                    {change === null && difference !== null ? (
                      // From zero or less a rate says nothing.
                      <span className="num">{formatDifference(difference, unit)}</span>
                    ) : (
                      <Figure
                        text={formatChange(change)}
                        why={change === null ? missingReasonLabel(why) : null}
                      />
                    )}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

import type { FigureCorrection, WithdrawnCorrection } from '@tenfold/contract/financials/contests';
import { sourceAddress } from '@tenfold/contract/financials/source-address';
import { contestedFigure } from '@tenfold/contract/notifications/sentence';
import { formatCell, missingMark } from '@tenfold/domain/format';
import { anyRowOf, isAnyRowKey } from '@tenfold/domain/rows';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDay } from '../../../../figures/format-day.ts';
import { unitLabel } from '../../../../figures/unit-label.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { decisionLabels } from '../contest-labels.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';
import './corrections.css';

interface Props {
  corrections: readonly FigureCorrection[];
  withdrawn: readonly WithdrawnCorrection[];
}

/** What editors decided that figures are, with the way back. */
export function Corrections({ corrections, withdrawn }: Props) {
  const [chosen, choose] = useState<FigureCorrection | null>(null);
  if (corrections.length === 0 && withdrawn.length === 0) return null;
  return (
    <section className="card corrections" aria-labelledby="corrections">
      <div className="card-head">
        <h2 id="corrections">Corrections</h2>
      </div>
      <ul>
        {corrections.map((correction) => (
          <li key={correction.contestId}>
            <div>
              <FigureLink of={correction} />
              <p className="small num">{changeLabel(correction)}</p>
              <p className="caption" dir="auto">
                {decisionLabels[correction.kind]} {formatDay(correction.madeAt)}. {correction.answer}
              </p>
            </div>
            <Button onClick={() => choose(correction)}>Withdraw</Button>
          </li>
        ))}
        {withdrawn.map((correction) => (
          <li key={`withdrawn ${correction.contestId}`}>
            <div>
              <FigureLink of={correction} />
              <p className="caption" dir="auto">
                {decisionLabels[correction.kind]}. {correction.answer}
              </p>
              <p className="caption" dir="auto">
                Withdrawn {formatDay(correction.withdrawnAt)}. {correction.why}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {chosen !== null && <WithdrawDialog correction={chosen} onClose={() => choose(null)} />}
    </section>
  );
}

function FigureLink({
  of: { symbol, rowKey, column },
}: {
  of: Pick<FigureCorrection, 'symbol' | 'rowKey' | 'column'>;
}) {
  return (
    <Link className="link strong" to={sourceAddress(symbol, rowKey, column)}>
      {symbol} {contestedFigure(rowKey, column)}
    </Link>
  );
}

function changeLabel({ rowKey, currency, filedValue, value }: FigureCorrection): string {
  const unit = isAnyRowKey(rowKey) ? anyRowOf(rowKey).unit : 'millions';
  const cell = (amount: number | null) => (amount === null ? missingMark : formatCell(amount, unit));
  const filed = `Filed ${cell(filedValue)}`;
  return `${value === null ? `${filed}, not used` : `${filed}, shown ${cell(value)}`} (${unitLabel(unit, currency)})`;
}

import type { StatedFigure } from '@tenfold/contract/assistant';
import { isAnyRowKey } from '@tenfold/domain/rows';
import { useState } from 'react';
import { formatDay } from '../../../figures/format-day.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { FiledFigureSource } from '../../financials/index.ts';
import { lineLabel } from '../chat/figures/line-label.ts';
import { statedValue } from '../chat/figures/stated-value.ts';

type FigureInput = StatedFigure['inputs'][number];

/** A filed figure that an answer states or calculates with; its source in the company’s table opens below it. */
export function InputSource({ input, isAlone }: { input: FigureInput; isAlone: boolean }) {
  const { symbol, line, column, periodEnd } = input;
  const [isOpen, setOpen] = useState(isAlone);
  const row = isAnyRowKey(line) ? line : null;
  const heading = (
    <>
      <span>
        {symbol} {lineLabel(line)}, to {formatDay(periodEnd)}
      </span>
      <b className="num">{statedValue({ ...input, source: [], inputs: [] })}</b>
    </>
  );
  // For figures as first reported, and lines that the company’s table doesn’t have: the filings are below.
  if (row === null || column === null) return <p className="figure-input">{heading}</p>;
  return (
    <details className="figure-inputs" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="figure-input">
        {heading}
        <Icon name="down" small />
      </summary>
      {isOpen && (
        <FiledFigureSource
          symbol={symbol}
          row={row}
          column={column}
          currency={input.unit.replace('/share', '')}
        />
      )}
    </details>
  );
}

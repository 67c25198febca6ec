import { formatPrice } from '@tenfold/domain/format';
import { type CSSProperties, useMemo } from 'react';
import { formatRate } from '../../../figures/format-rate.ts';
import type { Grid } from '../../../ui/grid/grid.ts';
import { useGridRow } from '../../../ui/grid/use-grid.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { ReturnAndGrowth } from '../model/stored-choices.ts';
import type { HeatCell } from './heat-cells.ts';

interface Props {
  grid: Grid;
  columns: readonly string[];
  growth: number;
  returns: readonly number[];
  cells: readonly HeatCell[];
  choice: ReturnAndGrowth;
  onChoose: (requiredReturn: number) => void;
}

/** The values at one terminal growth. */
export function HeatmapRow({ grid, columns, growth, returns, cells, choice, onChoose }: Props) {
  const names = useMemo(() => [null, ...columns], [columns]);
  const line = useGridRow(grid, String(growth), names);
  const chosen = growth === choice.terminalGrowth;
  return (
    <tr ref={line}>
      <th scope="row" className={classNames(chosen && 'on')}>
        {formatRate(growth)}
      </th>
      {cells.map((cell, at) => {
        const requiredReturn = returns[at] ?? 0;
        return (
          <HeatmapCell
            key={requiredReturn}
            cell={cell}
            rates={`required return ${formatRate(requiredReturn)}, terminal growth ${formatRate(growth)}`}
            on={chosen && requiredReturn === choice.requiredReturn}
            onChoose={() => onChoose(requiredReturn)}
          />
        );
      })}
    </tr>
  );
}

interface CellProps {
  cell: HeatCell;
  rates: string;
  on: boolean;
  onChoose: () => void;
}

function HeatmapCell({ cell, rates, on, onChoose }: CellProps) {
  const { value, side, strength, crossesRight, crossesBelow } = cell;
  return (
    <td
      className={classNames(
        side && `heat-${side}`,
        crossesRight && 'crosses-right',
        crossesBelow && 'crosses-below',
        on && 'on',
      )}
      style={{ '--k': `${strength.toFixed(0)}%` } as CSSProperties}
    >
      <button
        type="button"
        aria-pressed={on}
        aria-disabled={value === null}
        onClick={() => value !== null && onChoose()}
      >
        {formatPrice(value)}
        <VisuallyHidden>
          {value === null && ' no value'}
          {side && ` ${sideWords[side]}`}, {rates}
        </VisuallyHidden>
      </button>
    </td>
  );
}

const sideWords = { above: 'above the market', below: 'below the market', at: 'the market price' } as const;

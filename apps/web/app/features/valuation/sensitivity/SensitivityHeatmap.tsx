import type { Sensitivity } from '@tenfold/domain/valuation';
import { useEffect, useMemo, useRef } from 'react';
import { formatMoney } from '../../../figures/format-money.ts';
import { formatRate } from '../../../figures/format-rate.ts';
import type { GridCell } from '../../../ui/grid/commands.ts';
import { useGrid, useGridTable, useNames } from '../../../ui/grid/use-grid.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import { useLivePrice } from '../../company/index.ts';
import type { Model } from '../model/model.ts';
import type { ReturnAndGrowth } from '../model/stored-choices.ts';
import { HeatmapRow } from './HeatmapRow.tsx';
import { type HeatCell, heatCells } from './heat-cells.ts';
import './sensitivity-heatmap.css';

export function SensitivityHeatmap({ sensitivity, model }: { sensitivity: Sensitivity; model: Model }) {
  const price = useLivePrice();
  const { priceCurrency } = model.company;
  const { choice } = model.estimate.setting;
  const cells = heatCells(sensitivity.values, price);
  const grid = useGrid();
  const rows = useNames(sensitivity.growths.map(String));
  const columns = useNames(sensitivity.returns.map(String));
  const chosen = useMemo(() => cellOf(choice), [choice]);
  const { table } = useGridTable(grid, rows, columns, chosen);

  // The grid moves so that the chosen rates are in its middle, and the focus with them.
  const hasChosen = useRef(false);
  useEffect(() => {
    if (hasChosen.current) grid.select(chosen);
    hasChosen.current = false;
  }, [grid, chosen]);

  return (
    <div>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table with keys between its cells
        role="grid"
        className={classNames('sensitivity-heatmap', model.estimate.isOwn && 'is-own')}
      >
        <caption>
          <span>Value per share</span>{' '}
          <span className="faint">
            {sensitivity.growths.length > 1
              ? 'required return across, terminal growth down'
              : 'required return across'}
          </span>
        </caption>
        <thead>
          <tr>
            <td />
            {sensitivity.returns.map((rate) => (
              <th key={rate} scope="col" className={classNames(rate === choice.requiredReturn && 'on')}>
                {formatRate(rate)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map((line, at) => {
            const growth = sensitivity.growths[at] ?? 0;
            return (
              <HeatmapRow
                key={growth}
                grid={grid}
                columns={columns}
                growth={growth}
                returns={sensitivity.returns}
                cells={line}
                choice={choice}
                onChoose={(requiredReturn) => {
                  hasChosen.current = true;
                  model.choices.setRates({ requiredReturn, terminalGrowth: growth });
                }}
              />
            );
          })}
        </tbody>
      </table>
      <p className="caption sensitivity-key">
        Select a value to use its rates.
        {price !== null && ` ${contourWords(cells, formatMoney(price, priceCurrency))}`}
      </p>
    </div>
  );
}

function cellOf({ requiredReturn, terminalGrowth }: ReturnAndGrowth): GridCell {
  return { row: String(terminalGrowth), column: String(requiredReturn) };
}

function contourWords(cells: readonly (readonly HeatCell[])[], price: string): string {
  const sides = cells.flat().map(({ side }) => side);
  if (cells.flat().some((cell) => cell.crossesRight || cell.crossesBelow)) {
    return `The line marks where the value equals the market price of ${price}. Green is above, red below.`;
  }
  if (sides.includes('below')) return `Every value here is below the market price of ${price}.`;
  return sides.includes('above') ? `Every value here is above the market price of ${price}.` : '';
}

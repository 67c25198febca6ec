import { formatPrice } from '@tenfold/domain/format';
import type { Sensitivity } from '@tenfold/domain/valuation';
import { type CSSProperties, useEffect, useRef } from 'react';
import { formatMoney } from '../../../figures/format-money.ts';
import { formatRate } from '../../../figures/format-rate.ts';
import { useOneTabStop } from '../../../ui/controls/use-one-tab-stop.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { useLivePrice } from '../../company/index.ts';
import type { Model } from '../model/model.ts';
import { type HeatCell, heatCells } from './heat-cells.ts';
import './sensitivity-heatmap.css';

export function SensitivityHeatmap({ sensitivity, model }: { sensitivity: Sensitivity; model: Model }) {
  const price = useLivePrice();
  const { priceCurrency } = model;
  const { choice } = model.setting;
  const cells = heatCells(sensitivity.values, price);
  const grid = useRef<HTMLTableElement>(null);
  const keys = useOneTabStop(grid, sensitivity.returns.length);

  // The grid moves so that the chosen rates are in its middle, and the focus with them.
  const hasChosen = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen cell is another one at other rates
  useEffect(() => {
    if (hasChosen.current) grid.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    hasChosen.current = false;
  }, [choice]);
  const choose = (requiredReturn: number, terminalGrowth: number) => {
    hasChosen.current = true;
    model.setRates({ requiredReturn, terminalGrowth });
  };

  return (
    <div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table with keys between its cells
        role="grid"
        className={classNames('sensitivity-heatmap', model.isOwn && 'is-own')}
        {...keys}
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
          {cells.map((line, row) => {
            const growth = sensitivity.growths[row] ?? 0;
            const chosen = growth === choice.terminalGrowth;
            return (
              <tr key={growth}>
                <th scope="row" className={classNames(chosen && 'on')}>
                  {formatRate(growth)}
                </th>
                {line.map((cell, column) => {
                  const requiredReturn = sensitivity.returns[column] ?? 0;
                  return (
                    <HeatmapCell
                      key={requiredReturn}
                      cell={cell}
                      rates={`required return ${formatRate(requiredReturn)}, terminal growth ${formatRate(growth)}`}
                      on={chosen && requiredReturn === choice.requiredReturn}
                      onChoose={() => choose(requiredReturn, growth)}
                    />
                  );
                })}
              </tr>
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

function HeatmapCell({
  cell,
  rates,
  on,
  onChoose,
}: {
  cell: HeatCell;
  rates: string;
  on: boolean;
  onChoose: () => void;
}) {
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

function contourWords(cells: readonly (readonly HeatCell[])[], price: string): string {
  const sides = cells.flat().map(({ side }) => side);
  if (cells.flat().some((cell) => cell.crossesRight || cell.crossesBelow)) {
    return `The line marks where the value equals the market price of ${price}. Green is above, red below.`;
  }
  if (sides.includes('below')) return `Every value here is below the market price of ${price}.`;
  return sides.includes('above') ? `Every value here is above the market price of ${price}.` : '';
}

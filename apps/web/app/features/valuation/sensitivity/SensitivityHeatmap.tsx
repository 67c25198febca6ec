import { formatPrice } from '@tenfold/domain/format';
import type { Sensitivity } from '@tenfold/domain/valuation';
import type { CSSProperties } from 'react';
import { classNames } from '../../../ui/styles/class-names.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { formatMoney } from '../labels/format-money.ts';
import type { Model } from '../model/model.ts';
import { formatRate } from '../statistics/format-rate.ts';
import { type HeatCell, heatCells } from './heat-cells.ts';
import './sensitivity-heatmap.css';

export function SensitivityHeatmap({ sensitivity, model }: { sensitivity: Sensitivity; model: Model }) {
  const { price, priceCurrency } = model;
  const { choice } = model.setting;
  const cells = heatCells(sensitivity.values, price);
  return (
    <div>
      <table className={classNames('sensitivity-heatmap', model.isOwn && 'is-own')}>
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
                {line.map((cell, column) => (
                  <HeatmapCell
                    key={sensitivity.returns[column]}
                    cell={cell}
                    on={chosen && sensitivity.returns[column] === choice.requiredReturn}
                  />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {price !== null && (
        <p className="caption sensitivity-key">{contourWords(cells, formatMoney(price, priceCurrency))}</p>
      )}
    </div>
  );
}

function HeatmapCell({ cell, on }: { cell: HeatCell; on: boolean }) {
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
      <span>{formatPrice(value)}</span>
      {value === null && <VisuallyHidden> no value</VisuallyHidden>}
      {side && <VisuallyHidden> {sideWords[side]}</VisuallyHidden>}
      {on && <VisuallyHidden>, at the chosen rates</VisuallyHidden>}
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

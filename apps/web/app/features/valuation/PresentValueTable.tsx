import type { Figure as DomainFigure } from '@tenfold/domain/figures';
import { formatMillions, formatPercent, formatRatio, missingMark } from '@tenfold/domain/format';
import type { FairValue } from '@tenfold/domain/valuation';
import type { ReactNode } from 'react';
import { Figure } from '../../ui/Figure.tsx';
import { TableScroll } from '../../ui/TableScroll.tsx';
import { whyText } from '../../ui/why-text.ts';
import type { Model } from './model.ts';
import '../../ui/table.css';
import './present-value-table.css';

/** The present value of each year of the forecast, in millions. */
export function PresentValueTable({ model, value }: { model: Model; value: FairValue }) {
  const { years, terminal } = value;
  const interest = model.choice.leverage === 'unlevered' ? (model.base?.afterTaxInterest ?? null) : null;
  const flows = [...years.map((year) => year.freeCashFlow), terminal.freeCashFlow];
  const factors = [...years, terminal].map(({ discountFactor }) => discountFactor);
  const presents = [...years, terminal].map(({ presentValue }) => presentValue);
  return (
    <TableScroll label="Present value by year">
      <table className="table present-value-table">
        <thead>
          <tr>
            <th scope="col">Year</th>
            {years.map(({ year }) => (
              <th key={year} scope="col" className="n">
                {year}
              </th>
            ))}
            <th scope="col" className="n">
              Terminal
            </th>
          </tr>
        </thead>
        <tbody>
          <Line name="Free cash flow growth" className="edit">
            {model.columns.map((column) => growthText(column.figures.freeCashFlowGrowthRate))}
          </Line>
          <Line name="Free cash flow">{flows.map((flow) => formatMillions(flow - (interest ?? 0)))}</Line>
          {interest !== null && (
            <Line name="Interest after tax added back">{flows.map(() => formatMillions(interest))}</Line>
          )}
          <Line name="Terminal value">
            {[...years.map(() => onlyAtTheEnd), formatMillions(terminal.terminalValue)]}
          </Line>
          <Line name="Discount factor">{factors.map(formatRatio)}</Line>
          <Line name="PV breakdown" total>
            {presents.map(formatMillions)}
          </Line>
        </tbody>
      </table>
    </TableScroll>
  );
}

function Line({
  name,
  className = '',
  total = false,
  children,
}: {
  name: string;
  className?: string;
  total?: boolean;
  children: readonly ReactNode[];
}) {
  return (
    <tr className={total ? 'total' : undefined}>
      <th scope="row">{name}</th>
      {children.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its year, and the years do not move
        <td key={index} className={`n ${className}`}>
          {cell}
        </td>
      ))}
    </tr>
  );
}

function growthText({ value, why }: DomainFigure): ReactNode {
  return <Figure text={formatPercent(value)} why={value === null ? whyText(why) : null} />;
}

const onlyAtTheEnd = <Figure text={missingMark} why="Only the terminal year has a terminal value." />;

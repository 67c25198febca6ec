import { formatMillions, formatPercent, formatRatio, missingMark } from '@tenfold/domain/format';
import type { FairValue } from '@tenfold/domain/valuation';
import type { ReactNode } from 'react';
import { missingReasonLabel } from '../../../figures/missing-reason-label.ts';
import type { ShownColumn, ShownFigure } from '../../../page-forecast/shown-column.ts';
import { Figure } from '../../../ui/text/Figure.tsx';
import { YearTable, YearTableRow } from './YearTable.tsx';

interface Props {
  columns: readonly ShownColumn[];
  value: FairValue;
}

export function PresentValueTable({ columns, value }: Props) {
  const { years, terminal, interest } = value;
  const flows = [...years.map((year) => year.freeCashFlow), terminal.freeCashFlow];
  const factors = [...years, terminal].map(({ discountFactor }) => discountFactor);
  const presents = [...years, terminal].map(({ presentValue }) => presentValue);
  return (
    <YearTable years={years.map(({ year }) => year)}>
      <YearTableRow name="Free cash flow growth" className="edit">
        {columns.map((column) => growthText(column.figures.freeCashFlowGrowthRate))}
      </YearTableRow>
      <YearTableRow name="Free cash flow">
        {flows.map((flow) => formatMillions(flow - interest))}
      </YearTableRow>
      {interest !== 0 && (
        <YearTableRow name="Interest after tax added back">
          {flows.map(() => formatMillions(interest))}
        </YearTableRow>
      )}
      <YearTableRow name="Terminal value">
        {[...years.map(() => onlyAtTheEnd), formatMillions(terminal.terminalValue)]}
      </YearTableRow>
      <YearTableRow name="Discount factor">{factors.map(formatRatio)}</YearTableRow>
      <YearTableRow name="PV breakdown" total>
        {presents.map(formatMillions)}
      </YearTableRow>
    </YearTable>
  );
}

function growthText({ value, why }: ShownFigure): ReactNode {
  return <Figure text={formatPercent(value)} why={value === null ? missingReasonLabel(why) : null} />;
}

const onlyAtTheEnd = <span className="num">{missingMark}</span>;

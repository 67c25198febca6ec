import type { ForecastDifference } from '@tenfold/contract/forecasts';
import { formatPercent } from '@tenfold/domain/format';
import { Link } from 'react-router';
import { formatMoney } from '../../../figures/format-money.ts';
import { ColumnScroll } from '../../../ui/layout/ColumnScroll.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import { rowName } from '../cells/cell-names.ts';
import { otherName, sideName } from './difference-labels.ts';
import { type DifferenceQuery, differenceAddress } from './difference-query.ts';
import { worthLabel, worthTone } from './worth-label.ts';

interface Props {
  query: DifferenceQuery;
  difference: ForecastDifference;
  rate: (rate: number) => string;
}

interface TwoLines {
  readonly name: string;
  readonly first: readonly string[];
  readonly second: readonly string[];
  /** By column: figures that look the same may differ by less than is printed. */
  readonly same: readonly boolean[];
  readonly differs: boolean;
  readonly cents: number | null;
}

/** Two lines to a row: first and second. */
export function DifferenceTable({ query, difference, rate }: Props) {
  const { columns, currency, first, second, others, cents } = difference;
  const lines = linesOf(difference, rate);
  const shown = query.all ? lines : lines.filter(({ differs }) => differs);
  const names = { first: sideName(first), second: sideName(second) };
  return (
    <>
      <ColumnScroll
        label="Difference line by line"
        columns={columns.length + 1}
        most={columns.length + 1}
        from="first"
      >
        <table className="difference-table">
          <colgroup>
            <col className="col-name" />
            <col className="col-who" />
            <col span={columns.length} />
            <col className="col-worth" />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col" className="who">
                Forecast
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="n">
                  {column}
                </th>
              ))}
              <th scope="col" className="n worth-head">
                Worth per share
              </th>
            </tr>
          </thead>
          {shown.map((line) => (
            <Lines key={line.name} line={line} names={names} columns={columns} currency={currency} />
          ))}
          <tbody>
            {others.map(({ group, cents }) => (
              <tr key={group}>
                <th scope="row">
                  {otherName(group)}
                  <WorthBelow cents={cents} currency={currency} />
                </th>
                <td colSpan={columns.length + 1} />
                <Worth cents={cents} currency={currency} />
              </tr>
            ))}
            <tr className="difference-total">
              <th scope="row">
                Value per share
                <WorthBelow cents={cents} currency={currency} />
              </th>
              <td colSpan={columns.length + 1} className="num">
                {formatMoney(first.valuePerShare, currency)} → {formatMoney(second.valuePerShare, currency)}
              </td>
              <Worth cents={cents} currency={currency} />
            </tr>
          </tbody>
        </table>
      </ColumnScroll>
      <div className="card-foot">
        <p className="caption">
          {hiddenLabel(lines.length - shown.length)}{' '}
          <Link to={differenceAddress({ ...query, all: !query.all })} preventScrollReset>
            {query.all ? 'Show only differences' : 'Show all lines'}
          </Link>
        </p>
        <Remarks difference={difference} />
      </div>
    </>
  );
}

function Remarks({ difference }: { difference: ForecastDifference }) {
  return (
    <p className="caption">
      Worth: how much each line changes the value per share. –: this line doesn’t affect it
      {difference.cents === null && ', or a value is missing'}.
      {difference.jointRates && ' Required return and terminal growth count together.'}
      {[difference.first, difference.second].some(({ kind }) => kind === 'averages' || kind === 'analysts') &&
        ' Averages and analysts use the rates of the other forecast.'}
    </p>
  );
}

function Lines({
  line,
  names,
  columns,
  currency,
}: {
  line: TwoLines;
  names: { first: string; second: string };
  columns: readonly string[];
  currency: string;
}) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" rowSpan={2}>
          {line.name}
          <WorthBelow cents={line.cents} currency={currency} />
        </th>
        <td className="who">{names.first}</td>
        <Cells line={line} side="first" columns={columns} />
        <Worth cents={line.cents} currency={currency} rows={2} />
      </tr>
      <tr>
        <td className="who">{names.second}</td>
        <Cells line={line} side="second" columns={columns} />
      </tr>
    </tbody>
  );
}

function Cells({
  line,
  side,
  columns,
}: {
  line: TwoLines;
  side: 'first' | 'second';
  columns: readonly string[];
}) {
  return columns.map((column, at) => {
    return (
      <td
        key={column}
        className={classNames('n num', line.same[at] !== false ? 'faint' : side === 'second' && 'edit')}
      >
        {line[side][at]}
      </td>
    );
  });
}

function Worth({ cents, currency, rows = 1 }: { cents: number | null; currency: string; rows?: number }) {
  return (
    <td rowSpan={rows} className={classNames('n num worth', worthTone(cents))}>
      {worthLabel(cents, currency)}
    </td>
  );
}

/** A narrow window has no column for it: it stands under the line’s name. */
function WorthBelow({ cents, currency }: { cents: number | null; currency: string }) {
  return (
    <span className={classNames('difference-worth num', worthTone(cents))}>
      {worthLabel(cents, currency)}
    </span>
  );
}

function linesOf(difference: ForecastDifference, rate: (rate: number) => string): TwoLines[] {
  const { lines, requiredReturn, terminalGrowth } = difference;
  return [
    ...lines.map(({ row, first, second, differs, cents }) => ({
      name: rowName(row),
      differs,
      cents,
      same: first.map((value, at) => value === second[at]),
      first: first.map((value) => formatPercent(value)),
      second: second.map((value) => formatPercent(value)),
    })),
    ...(
      [
        ['Required return', requiredReturn],
        ['Terminal growth', terminalGrowth],
      ] as const
    ).map(([name, { first, second, differs, cents }]) => ({
      name,
      differs,
      cents,
      same: [!differs],
      first: [rate(first)],
      second: [rate(second)],
    })),
  ];
}

function hiddenLabel(hidden: number): string {
  if (hidden === 0) return '';
  return hidden === 1 ? '1 line is the same and hidden.' : `${hidden} lines are the same and hidden.`;
}

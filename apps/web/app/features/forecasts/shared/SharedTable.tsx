import type { SharedForecast } from '@tenfold/contract/forecasts';
import { formatCell, missingMark } from '@tenfold/domain/format';
import { rowOf } from '@tenfold/domain/rows';
import { ColumnHeads } from '../../../ui/layout/ColumnHeads.tsx';
import { ColumnScroll } from '../../../ui/layout/ColumnScroll.tsx';
import { rowName } from '../cells/cell-names.ts';
import '../../../ui/layout/table.css';

/** What can be typed, in the table's order, and what it comes to. */
const rows = [
  'revenue',
  'revenueChange',
  'netIncome',
  'margin',
  'cashFlowFromOperatingActivities',
  'percentageCfoOfRevenue',
  'capex',
  'capexChange',
  'freeCashFlow',
  'freeCashFlowGrowthRate',
  'totalAssets',
  'totalAssetsChange',
  'percentageLiabilitiesOfAssets',
  'sharesOutstanding',
  'sharesOutstandingChange',
  'earningsPerShare',
] as const;

export function SharedTable({ shared: { columns, typedCells } }: { shared: SharedForecast }) {
  const typed = new Set(typedCells);
  const named = columns.map((column, at) => ({
    column,
    name: at === columns.length - 1 ? 'Terminal' : `${column.year ?? missingMark}`,
  }));
  return (
    <ColumnScroll label="Forecast by year" columns={columns.length} most={columns.length} from="first">
      <table className="table shared-table">
        <colgroup>
          <col className="col-name" />
          <col span={columns.length} />
        </colgroup>
        <ColumnHeads rowsAre="Line" columns={named.map(({ name }) => name)} />
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{nameOf(row)}</th>
              {named.map(({ column, name }) => {
                const isTyped = typed.has(`${name} ${row}`);
                return (
                  <td key={name} className={isTyped ? 'n num edit' : 'n num'}>
                    {isTyped ? <b>{figure(row, column[row])}</b> : figure(row, column[row])}
                    {isTyped && <span className="visually-hidden">, typed</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ColumnScroll>
  );
}

function nameOf(row: (typeof rows)[number]): string {
  return row === 'percentageCfoOfRevenue' || row === 'percentageLiabilitiesOfAssets'
    ? rowName(row)
    : rowOf(row).label;
}

function figure(row: (typeof rows)[number], value: number | null): string {
  return formatCell(value, rowOf(row).unit);
}

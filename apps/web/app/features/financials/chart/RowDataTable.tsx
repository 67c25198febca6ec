import { ChartTable } from '../../../ui/chart/ChartTable.tsx';
import type { RowPoint } from './row-points.ts';

export function RowDataTable({
  label,
  unit,
  points,
  open,
}: {
  label: string;
  unit: string;
  points: readonly RowPoint[];
  open: boolean;
}) {
  return (
    <ChartTable caption={`${label}, ${unit}`} columns={[`${label}, ${unit}`]} open={open}>
      {points.map((point) => (
        <tr key={point.id}>
          <th scope="row">
            {point.label}
            {point.forecast && <span className="faint"> forecast</span>}
          </th>
          <td className="n">
            {point.text}
            {point.why !== null && <span className="faint"> {point.why}</span>}
          </td>
        </tr>
      ))}
    </ChartTable>
  );
}

import { ChartTwin } from '../../ui/chart/ChartTwin.tsx';
import type { RowPoint } from './row-points.ts';

/** The chart once more as a table: the same periods and figures, for those who read or copy them. */
export function RowTwin({
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
    <ChartTwin caption={`${label}, ${unit}`} columns={[`${label}, ${unit}`]} open={open}>
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
    </ChartTwin>
  );
}

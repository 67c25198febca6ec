import type { RowPoint } from './row-points.ts';
import '../../ui/table.css';

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
    <details className="chart-twin" open={open}>
      <summary>Show as a table</summary>
      <table className="table">
        <caption className="visually-hidden">
          {label}, {unit}
        </caption>
        <thead>
          <tr>
            <th scope="col">Period</th>
            <th scope="col" className="n">
              {label}, {unit}
            </th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </details>
  );
}

import type { ChartBar } from './chart-layout.ts';

const width = 148;
const height = 44;

/** The figure under the pointer or the focus. It is drawn, not spoken: the focused part speaks for itself. */
export function PlotReadout({ bar, width: room }: { bar: ChartBar; width: number }) {
  const x = Math.min(Math.max(bar.middle - width / 2, 2), room - width - 2);
  const y = Math.max((bar.valueY ?? bar.y) - height - 12, 2);
  return (
    <svg className="plot-readout" x={x} y={y} overflow="visible" aria-hidden="true">
      <rect width={width} height={height} rx={6} />
      <text x={12} y={18}>
        {bar.point.label}
      </text>
      <text x={12} y={35} className="plot-readout-figure">
        {bar.point.text}
      </text>
    </svg>
  );
}

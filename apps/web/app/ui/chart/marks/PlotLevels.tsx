import type { PlotLayout } from '../plot-layout.ts';
import { beyondPath } from './levels-beyond.ts';
import { tenth } from './tenth.ts';

/** Across the plot, and at its edges what lies beyond them; their labels at the axis on the right. */
export function PlotLevels({ levels, beyond, frame }: Pick<PlotLayout, 'levels' | 'beyond' | 'frame'>) {
  return (
    <>
      {levels.map(({ id, tone, label, y, labelY }) => (
        <g key={id} className={`plot-level plot-level-${tone}`}>
          <line x1={tenth(frame.left)} x2={tenth(frame.right)} y1={tenth(y)} y2={tenth(y)} />
          {label !== null && (
            <text className="plot-note" x={tenth(frame.right - 4)} y={tenth(labelY)} textAnchor="end">
              {label}
            </text>
          )}
        </g>
      ))}
      {beyond.map((mark) => (
        <g key={mark.edge} className={`plot-level plot-beyond plot-level-${mark.tone}`}>
          <path d={beyondPath(mark, frame.right - 12)} />
          <text className="plot-note" x={tenth(frame.right - 16)} y={tenth(mark.y)} textAnchor="end">
            {mark.label}
          </text>
        </g>
      ))}
    </>
  );
}

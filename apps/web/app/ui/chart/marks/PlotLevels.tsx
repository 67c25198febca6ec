import type { PlotLayout } from '../plot-layout.ts';
import { beyondPath } from './levels-beyond.ts';
import { tenth } from './tenth.ts';

/** Across the plot, and at its edges what lies beyond them. */
export function PlotLevels({ levels, beyond, frame }: Pick<PlotLayout, 'levels' | 'beyond' | 'frame'>) {
  return (
    <>
      {levels.map(({ id, tone, label, y, labelY }) => (
        <g key={id} className={`plot-level plot-level-${tone}`}>
          <line x1={tenth(frame.left)} x2={tenth(frame.right)} y1={tenth(y)} y2={tenth(y)} />
          <text className="plot-note" x={tenth(frame.left + 4)} y={tenth(labelY)} textAnchor="start">
            {label}
          </text>
        </g>
      ))}
      {beyond.map((mark) => (
        <g key={mark.edge} className={`plot-level plot-beyond plot-level-${mark.tone}`}>
          <path d={beyondPath(mark, frame.left + 4)} />
          <text className="plot-note" x={tenth(frame.left + 16)} y={tenth(mark.y)} textAnchor="start">
            {mark.label}
          </text>
        </g>
      ))}
    </>
  );
}

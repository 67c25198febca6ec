import { tenth } from './tenth.ts';
import '../chart.css';

const roomForLabel = 150;

export function ForecastField({
  x,
  right,
  top,
  bottom,
  label,
  labelY = top + 15,
}: {
  x: number;
  right: number;
  top: number;
  bottom: number;
  label: string;
  labelY?: number;
}) {
  const narrow = right - x < roomForLabel;
  return (
    <>
      <rect
        className="plot-forecast"
        x={tenth(x)}
        y={tenth(top)}
        width={tenth(right - x)}
        height={tenth(bottom - top)}
      />
      <text
        className="plot-forecast-label"
        x={tenth(narrow ? right : x + 8)}
        y={tenth(labelY)}
        textAnchor={narrow ? 'end' : 'start'}
      >
        {label}
      </text>
    </>
  );
}

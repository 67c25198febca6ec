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
      <rect className="plot-forecast" x={x} y={top} width={right - x} height={bottom - top} />
      <text
        className="plot-forecast-label"
        x={narrow ? right : x + 8}
        y={labelY}
        textAnchor={narrow ? 'end' : 'start'}
      >
        {label}
      </text>
    </>
  );
}

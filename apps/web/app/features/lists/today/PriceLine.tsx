import './price-line.css';

const width = 84;
const height = 24;

/** The shape of ten years of prices; the figures stand beside it. */
export function PriceLine({ line }: { line: readonly (number | null)[] }) {
  const step = (width - 2) / Math.max(1, line.length - 1);
  const points = line.flatMap((at, index) =>
    at === null
      ? []
      : [`${(1 + index * step).toFixed(1)} ${(2 + ((100 - at) / 100) * (height - 4)).toFixed(1)}`],
  );
  if (points.length < 2) return null;
  return (
    <svg
      className="price-line"
      preserveAspectRatio="none"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path d={`M${points.join('L')}`} />
    </svg>
  );
}

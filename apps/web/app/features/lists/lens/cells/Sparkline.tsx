const width = 84;
const height = 30;
const inset = 2;

/** The shape of a price; its figures stand beside it. */
export function Sparkline({ line }: { line: readonly (number | null)[] }) {
  if (line.length === 0) return null;
  const step = (width - 2) / (line.length - 1);
  const points = line.flatMap((at, index) =>
    at === null
      ? []
      : [`${round(1 + index * step)} ${round(inset + ((100 - at) / 100) * (height - 2 * inset))}`],
  );
  return (
    <svg className="spark" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={`M${points.join('L')}`} />
    </svg>
  );
}

function round(value: number): string {
  return value.toFixed(1);
}

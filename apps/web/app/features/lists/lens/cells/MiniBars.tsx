import { classNames } from '../../../../ui/styles/class-names.ts';

const height = 30;
const barWidth = 6;
const gap = 2;

/** Earnings by year, the last one marked; a loss hangs below the line. */
export function MiniBars({ bars }: { bars: readonly (number | null)[] }) {
  if (bars.length === 0) return null;
  const values = bars.map((value) => value ?? 0);
  const above = Math.max(0, ...values);
  const reach = above - Math.min(0, ...values);
  const scale = height / (reach || 1);
  const zero = above * scale;
  const width = bars.length * (barWidth + gap) - gap;
  return (
    <svg
      className="mini-bars"
      viewBox={`0 0 ${width} ${height}`}
      style={{ width: `${width / 16}rem` }}
      aria-hidden="true"
    >
      {bars.map((value, at) => {
        const size = Math.max(Math.abs((value ?? 0) * scale), value === null ? 0 : 1);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={at}
            x={at * (barWidth + gap)}
            y={(value ?? 0) < 0 ? zero : zero - size}
            width={barWidth}
            height={size}
            className={classNames((value ?? 0) < 0 ? 'is-loss' : at === bars.length - 1 && 'is-last')}
          />
        );
      })}
    </svg>
  );
}

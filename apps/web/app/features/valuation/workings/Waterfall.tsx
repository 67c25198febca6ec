import { formatMillions, formatPercent } from '@tenfold/domain/format';
import type { FairValue } from '@tenfold/domain/valuation';
import { type WaterfallBar, waterfallBars } from './waterfall-bars.ts';
import './waterfall.css';

const width = 880;
const height = 290;
const top = 34;
const bottom = 244;

export function Waterfall({ value, currency }: { value: FairValue; currency: string }) {
  const bars = waterfallBars(value);
  const ends = bars.flatMap(({ from, to }) => [from, to]);
  const lowest = Math.min(0, ...ends);
  const highest = Math.max(0, ...ends);
  const y = (amount: number) => bottom - ((amount - lowest) / (highest - lowest)) * (bottom - top);
  const step = width / bars.length;
  const lastYear = value.years.at(-1)?.year;

  return (
    <figure className="waterfall desktop-only">
      <figcaption className="small muted">
        Present value of free cash flow, {currency} millions. {formatPercent(value.terminalShare)} of the
        enterprise value comes from years after {lastYear}.
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={spoken(bars, currency)}>
        <path d={`M0 ${y(0)}H${width}`} className="waterfall-axis" />
        {bars.map((bar, index) => (
          <Step
            key={bar.label.join(' ')}
            bar={bar}
            x={step * index}
            step={step}
            y={y}
            last={index === bars.length - 1}
          />
        ))}
      </svg>
    </figure>
  );
}

function Step({
  bar,
  x,
  step,
  y,
  last,
}: {
  bar: WaterfallBar;
  x: number;
  step: number;
  y: (amount: number) => number;
  last: boolean;
}) {
  const barWidth = step * 0.62;
  const left = x + (step - barWidth) / 2;
  const middle = x + step / 2;
  const upper = Math.min(y(bar.from), y(bar.to));
  const lower = Math.max(y(bar.from), y(bar.to));
  return (
    <>
      <rect
        x={left}
        y={upper}
        width={barWidth}
        height={Math.max(lower - upper, 1)}
        rx="2"
        className={`waterfall-${bar.kind}`}
      />
      {!last && <path d={`M${left + barWidth} ${y(bar.to)}H${left + step}`} className="waterfall-link" />}
      <text x={middle} y={upper - 7} className="waterfall-amount">
        {formatMillions(bar.amount)}
      </text>
      <text x={middle} y={bottom + 18}>
        {bar.label[0]}
      </text>
      <text x={middle} y={bottom + 32}>
        {bar.label[1]}
      </text>
    </>
  );
}

function spoken(bars: readonly WaterfallBar[], currency: string): string {
  const steps = bars.map(({ label, amount }) => `${label.join(' ')} ${formatMillions(amount)}`);
  return `From discounted free cash flow to equity value, ${currency} millions: ${steps.join(', ')}.`;
}

import { formatPercent } from '@tenfold/domain/format';
import { formatRate } from '../../../figures/format-rate.ts';

/** How the price stands to the value, in one sentence. */
export function priceWords(price: number, value: number | null, requiredReturn: number): string {
  if (value === null) return 'These cash flows leave the shareholders nothing.';
  const rate = `${formatRate(requiredReturn)} a year`;
  const times = price / value;
  if (times > 1.05) {
    return `The price is ${timesWords(times)} what these cash flows are worth at ${rate}. So what would have to be true?`;
  }
  if (times >= 0.95) return `At these cash flows the price returns about ${rate}.`;
  return `The price is below what these cash flows are worth at ${rate}.`;
}

function timesWords(times: number): string {
  if (times < 1.85) return `${formatPercent(times - 1, 0)} above`;
  const whole = Math.round(times);
  const isWhole = Math.abs(times - whole) <= 0.15 && whole in wholeTimes;
  return isWhole ? (wholeTimes[whole] ?? '') : `${times.toFixed(1)} times`;
}

const wholeTimes: Readonly<Record<number, string>> = { 2: 'twice', 3: 'three times', 4: 'four times' };

/** What the value rests on. */
export function basisWords(
  { requiredReturn, terminalGrowth, day }: BasisOfValue,
  lastForecastYear: number,
): string {
  const growth =
    terminalGrowth === 0
      ? `no growth after ${lastForecastYear}`
      : `${formatRate(terminalGrowth)} growth after ${lastForecastYear}`;
  const carried = day === null ? '' : ', carried to the day of the price';
  return `${formatRate(requiredReturn)} required return, ${growth}${carried}.`;
}

interface BasisOfValue {
  readonly requiredReturn: number;
  readonly terminalGrowth: number;
  readonly day: string | null;
}

import type { MultipleHistory } from '@tenfold/contract/financials';

type Spread = NonNullable<MultipleHistory['spread']>;

/** Places on the bar in percent, on a logarithmic scale: twice the multiple is as far at any height. */
export function bandOf(spread: Spread, today: number | null): Record<`--${string}`, string> {
  const known = today === null ? [] : [today];
  const from = Math.log(Math.min(spread.low, ...known));
  const width = Math.log(Math.max(spread.high, ...known)) - from;
  const at = (value: number) => `${(width > 0 ? ((Math.log(value) - from) / width) * 100 : 50).toFixed(1)}%`;
  return {
    '--low': at(spread.low),
    '--lower': at(spread.lowerQuartile),
    '--median': at(spread.median),
    '--upper': at(spread.upperQuartile),
    '--high': at(spread.high),
    ...(today !== null && { '--today': at(today) }),
  };
}

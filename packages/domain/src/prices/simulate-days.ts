import { tradingDaysBetween } from '../market-hours/index.ts';
import { daysBetween } from '../periods/index.ts';
import type { Close } from './close.ts';
import { seededNormal } from './seeded-normal.ts';

const tradingDaysInAMonth = 21;
const monthsOfVolatility = 24;
/** Two closes further apart than this (days) have a hole between them, and a hole is not filled with a story. */
const maxGap = 100;

/**
 * Month-end closes with the trading days between them drawn from a fixed seed, for when only the month-ends are real.
 *
 * Meaning: what is real stays real, to the cent; a drawn day is marked `simulated` and says nothing about that day.
 * Convention: a Brownian bridge in the logarithm of the price from one real close to the next, on NYSE trading days;
 * volatility a day from the closes of the 24 months up to the later of the two, so that a new close never moves
 * a day already drawn. Drawn prices are in cents, as closes are; below one in hundredths of a cent.
 * Refuses: fills nothing between closes more than 100 days apart.
 * Formula: ln p(k) = ln a + W(k) + k/n × (ln b − ln a − W(n)), W a random walk with step s;
 * s² = mean of (ln close / ln previous close)² / 21.
 * Example: simulateDays([{2026-06-30: 100}, {2026-07-31: 110}], 'X') has 23 closes, the first 100 and the last 110.
 *
 * @param monthEnds oldest first
 */
export function simulateDays(monthEnds: readonly Close[], seed: string): Close[] {
  const days: Close[] = [];
  for (const [i, close] of monthEnds.entries()) {
    const before = monthEnds[i - 1];
    if (before !== undefined) {
      const step = dailyVolatility(monthEnds.slice(Math.max(0, i - monthsOfVolatility), i + 1));
      days.push(...bridge(before, close, step, seed));
    }
    days.push(close);
  }
  return days;
}

function bridge(from: Close, to: Close, step: number, seed: string): Close[] {
  if (daysBetween(from.day, to.day) > maxGap) return [];
  const days = tradingDaysBetween(from.day, to.day);
  const walk = randomWalk(days.length + 1, step, `${seed} ${from.day}`);
  const last = walk.at(-1) ?? 0;
  const climb = Math.log(to.close / from.close) - last;
  return days.map((day, i) => {
    const share = (i + 1) / (days.length + 1);
    return {
      day,
      close: toTick(from.close * Math.exp((walk[i] ?? 0) + share * climb)),
      simulated: true,
    };
  });
}

function randomWalk(steps: number, size: number, seed: string): number[] {
  const normal = seededNormal(seed);
  let position = 0;
  return Array.from({ length: steps }, () => {
    position += size * normal();
    return position;
  });
}

function dailyVolatility(monthEnds: readonly Close[]): number {
  let squares = 0;
  for (let i = 1; i < monthEnds.length; i++) {
    const previous = monthEnds[i - 1];
    const current = monthEnds[i];
    if (previous && current) squares += Math.log(current.close / previous.close) ** 2;
  }
  return Math.sqrt(squares / (monthEnds.length - 1) / tradingDaysInAMonth);
}

/** The price as it could be quoted: in cents, below one in hundredths of a cent. */
export function toTick(price: number): number {
  const ticks = price >= 1 ? 100 : 10_000;
  return Math.max(1, Math.round(price * ticks)) / ticks;
}

import { seededNormal, toTick } from '../prices/index.ts';

/** Halvings of a session: 16,384 steps, one each second and a half. */
const depth = 14;

/**
 * A price within a session that begins with one close and ends with another, drawn from a seed.
 *
 * Formula: a Brownian bridge in the logarithm of the price, by Lévy's halving: the middle of a stretch of length w lies
 * half way between its ends, off by v × √w / 2 × a standard normal draw; v is the volatility of a day.
 * Convention: any point in time costs fourteen draws, and the same seed gives the same path in any order of calls.
 * In cents; below one in hundredths of a cent.
 * Example: at share 0 it is the first close, at share 1 the second.
 *
 * @param share of the session that has passed, 0 to 1
 */
export function simulatedPrice({ from, to, volatility, seed }: SimulatedPath, share: number): number {
  const climb = share * Math.log(to / from);
  return toTick(from * Math.exp(climb + volatility * bridgeAt(share, seed)));
}

export interface SimulatedPath {
  readonly from: number;
  readonly to: number;
  /** Standard deviation of a day's change, a fraction. */
  readonly volatility: number;
  readonly seed: string;
}

function bridgeAt(share: number, seed: string): number {
  let start = 0;
  let end = 1;
  let left = 0;
  let right = 0;
  for (let level = 0; level < depth; level += 1) {
    const middle = (start + end) / 2;
    const draw = seededNormal(`${seed} ${middle}`)();
    const value = (left + right) / 2 + (Math.sqrt(end - start) / 2) * draw;
    if (share < middle) {
      end = middle;
      right = value;
    } else {
      start = middle;
      left = value;
    }
  }
  return left + ((share - start) / (end - start)) * (right - left);
}

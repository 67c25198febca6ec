export interface TimeSpan {
  readonly from: Date;
  readonly to: Date;
}

export interface ProratedAmount {
  readonly used: number;
  readonly unused: number;
}

/**
 * How much of what was paid for a period is left at a moment, by whole seconds, rounded half up to the smallest unit.
 * Outside the period: all or nothing. `used + unused = amount`.
 *
 * 1200 for 30 days, after 10 of them: 800 unused.
 *
 * @param amount whole smallest units, not below zero
 * @throws RangeError another amount, or a period that doesn't end after it begins
 */
export function prorate(amount: number, period: TimeSpan, at: Date): ProratedAmount {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`no amount: ${amount}`);
  const from = seconds(period.from);
  const to = seconds(period.to);
  if (!(from < to)) throw new RangeError('a period ends after it begins');
  const left = to - Math.min(Math.max(seconds(at), from), to);
  // An amount times the seconds of a year is more than a number holds exactly.
  const whole = BigInt(to - from);
  const unused = Number((2n * BigInt(amount) * BigInt(left) + whole) / (2n * whole));
  return { used: amount - unused, unused };
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1_000);
}

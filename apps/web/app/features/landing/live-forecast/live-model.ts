import type { LiveRow } from '@tenfold/contract/landing';

type Worth = Pick<NonNullable<LiveRow['worth']>, 'constant' | 'weights' | 'least'>;

/** A year typed: the years after it keep their growth. */
export function withYear(amounts: readonly number[], at: number, amount: number): number[] {
  const factor = amount / (amounts[at] ?? amount);
  return amounts.map((each, year) => {
    if (year === at) return amount;
    return year < at ? each : each * factor;
  });
}

/** Null where the cash flows leave the shareholders nothing. */
export function worthOf(amounts: readonly number[], { constant, weights, least }: Worth): number | null {
  const value = amounts.reduce((sum, amount, at) => sum + amount * (weights[at] ?? 0), constant);
  return value > least ? value : null;
}

const billion = 1e9;

/** In billions; null for what is no amount above zero. */
export function readBillions(text: string): number | null {
  const plain = text.replace(/[\s$]/g, '');
  const isGrouped = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain);
  const amount = Number(isGrouped ? plain.replaceAll(',', '') : plain.replace(',', '.'));
  return plain !== '' && amount > 0 && amount <= most ? amount * billion : null;
}

/** More than any company has earned. */
const most = 9_999;

/** One key up or down. */
export function stepped(amount: number, direction: 1 | -1): number | null {
  const next = amount + direction * billion;
  return next > 0 && next <= most * billion ? next : null;
}

/** `114.6` */
export function billions(amount: number): string {
  return (amount / billion).toFixed(1);
}

/** The amount at the top of the bars: they grow into the room above them, then the scale grows. */
export function topOf(first: readonly number[], now: readonly number[]): number {
  return Math.max(Math.max(...first) * 1.36, ...now);
}

/** In percent of the height. */
export function heightOf(amount: number, top: number): string {
  return `${Math.max(0, (amount / top) * 100).toFixed(2)}%`;
}

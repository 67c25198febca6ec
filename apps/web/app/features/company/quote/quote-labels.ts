import type { Quote } from './quote.ts';

/** Where a price comes from and how fresh that can be. Example: `Yahoo Finance, delayed 15 min`. */
export function quoteSourceLabel({ source, kind, delayMinutes }: Quote): string | null {
  if (source === null) return null;
  const name = source.charAt(0).toUpperCase() + source.slice(1);
  if (kind === 'close') return `${name}, last close`;
  if (kind === 'replay') return `${name}, simulated`;
  return delayMinutes === 0 ? `${name}, real-time` : `${name}, delayed ${delayMinutes} min`;
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something was, in the largest unit that fits. Example: `3 s ago`, `14 min ago`, `3 days ago`. */
export function ageLabel(from: Date, now: Date): string {
  const age = Math.max(0, now.getTime() - from.getTime());
  if (age >= day) return `${counted(age / day, 'day')} ago`;
  if (age >= hour) return `${counted(age / hour, 'hour')} ago`;
  if (age >= minute) return `${Math.floor(age / minute)} min ago`;
  return `${Math.floor(age / second)} s ago`;
}

function counted(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return whole === 1 ? `1 ${unit}` : `${whole} ${unit}s`;
}

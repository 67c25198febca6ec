import type { Quote } from './quote.ts';

/** Where a price comes from and how fresh that can be. Example: `Yahoo Finance, delayed 15 min`. */
export function quoteSourceLabel({ source, kind, delayMinutes }: Quote): string | null {
  if (source === null) return null;
  const name = source.charAt(0).toUpperCase() + source.slice(1);
  if (kind === 'close') return `${name}, last close`;
  if (kind === 'replay') return `${name}, simulated`;
  return delayMinutes === 0 ? `${name}, real-time` : `${name}, delayed ${delayMinutes} min`;
}

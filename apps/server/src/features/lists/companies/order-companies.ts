import type { ListEntry } from './company-store.ts';

/** The companies named first, then the others as they were; a removed one stays behind the one it stood behind. */
export function orderCompanies(entries: readonly ListEntry[], wanted: readonly string[]): string[] {
  const present = entries.filter(({ isRemoved }) => !isRemoved).map(({ symbol }) => symbol);
  const isPresent = new Set(present);
  const named = new Set(wanted.filter((symbol) => isPresent.has(symbol)));
  const ordered = [...named, ...present.filter((symbol) => !named.has(symbol))];
  const removedBehind = new Map<string | null, string[]>();
  let previous: string | null = null;
  for (const { symbol, isRemoved } of entries) {
    if (!isRemoved) previous = symbol;
    else removedBehind.set(previous, [...(removedBehind.get(previous) ?? []), symbol]);
  }
  return [null, ...ordered].flatMap((symbol) => [
    ...(symbol === null ? [] : [symbol]),
    ...(removedBehind.get(symbol) ?? []),
  ]);
}

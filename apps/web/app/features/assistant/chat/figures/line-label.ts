import { lookupLines } from '@tenfold/domain/figure-lookup';

const names: ReadonlyMap<string, string> = new Map(
  Object.values(lookupLines).map(({ key, name }) => [key as string, name]),
);

/** `netIncome / revenue` is `net income ÷ revenue`. */
export function lineLabel(line: string): string {
  return line
    .split(' / ')
    .map((key) => names.get(key) ?? key)
    .join(' ÷ ');
}

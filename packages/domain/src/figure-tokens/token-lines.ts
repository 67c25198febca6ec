import { type LookupLine, lookupLines, ratioOf } from '../figure-lookup/index.ts';

/** What a token may ask for: a line, a margin, or the change of a line since a year before. */
export interface TokenLine {
  readonly name: string;
  /** The words people say: `net margin`. */
  readonly label: string;
  readonly line: LookupLine;
  /** The change of the line, as a fraction of the year before. */
  readonly isChange: boolean;
}

const { revenue } = lookupLines;

const margins = {
  grossMargin: ratioOf(lookupLines.grossProfit, revenue, 'percent', 'gross margin'),
  operatingMargin: ratioOf(lookupLines.operatingIncome, revenue, 'percent', 'operating margin'),
  margin: ratioOf(lookupLines.netIncome, revenue, 'percent', 'net margin'),
  freeCashFlowMargin: ratioOf(lookupLines.freeCashFlow, revenue, 'percent', 'free cash flow margin'),
};

/** Shorter names that people type. */
const otherNames: Readonly<Record<string, keyof typeof lookupLines>> = {
  eps: 'earningsPerShare',
  fcf: 'freeCashFlow',
  cfo: 'operatingCashFlow',
  sales: 'revenue',
};

const own = new Map(
  Object.entries({ ...lookupLines, ...margins }).flatMap(([name, line]) => withChange(name, line)),
);

/** By name in lower case. */
const known: ReadonlyMap<string, TokenLine | undefined> = new Map([
  ...own,
  ...Object.entries(otherNames).flatMap(([name, of]) => [
    [name, own.get(of.toLowerCase())] as const,
    [`${name}change`, own.get(`${of.toLowerCase()}change`)] as const,
  ]),
]);

/** Each of one name, those that are filed first. */
export const tokenLines: readonly TokenLine[] = [...own.values()];

/** Null for what is no line. */
export function findTokenLine(name: string): TokenLine | null {
  return known.get(name.toLowerCase()) ?? null;
}

function withChange(name: string, line: LookupLine): (readonly [string, TokenLine])[] {
  const plain = { name, label: line.name, line, isChange: false };
  const change = { name: `${name}Change`, label: `change in ${line.name}`, line, isChange: true };
  return [
    [name.toLowerCase(), plain],
    ...(line.unit === 'percent' ? [] : [[change.name.toLowerCase(), change] as const]),
  ];
}

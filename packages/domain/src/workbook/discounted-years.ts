import { addressOf } from '../formulas/index.ts';
import type { FairValue } from '../valuation/index.ts';
import { inMillions, numberCell, textCell } from './sheet.ts';
import { fixed, type Lines } from './sheet-lines.ts';
import { financialsAddress, isClose, type SheetTable } from './table.ts';

export interface DiscountedYears {
  /** The present values of the five years. */
  readonly presentValues: string;
  /** Present value by column, that of the terminal year left empty. */
  readonly columns: readonly string[];
  readonly lastFactor: string;
  /** Free cash flow of the terminal year. */
  readonly terminal: string;
  /** Enterprise value at other rates. */
  readonly worthAt: (requiredReturn: string, growth: string) => string;
}

/** The five years and the terminal one: free cash flow, discount factor, present value. */
export function addYears(
  lines: Lines,
  table: SheetTable,
  { years, terminal }: FairValue,
  { r, interest }: { readonly r: string; readonly interest: string | null },
): DiscountedYears {
  const columns = table.columns.filter(({ kind }) => ['estimated', 'projected', 'terminal'].includes(kind));
  const discounted = [...years, terminal];
  lines.add(
    textCell('Fiscal year', 'heading'),
    ...columns.map(({ heading }) => textCell(heading, 'heading')),
  );
  const flow = lines.all.length + 1;
  const factor = flow + 1;
  const present = flow + 2;
  const at = (line: number, year: number) => addressOf({ column: year + 2, row: line });
  lines.add(
    textCell('Free cash flow'),
    ...discounted.map(({ freeCashFlow }, year) => {
      const { column } = columns[year] ?? { column: 0 };
      const address = financialsAddress(table, 'freeCashFlow', column);
      const value = inMillions(freeCashFlow);
      const added =
        interest === null
          ? 0
          : (inMillions(freeCashFlow) ?? 0) - (table.valueOf('freeCashFlow', column) ?? 0);
      const isTables = isClose((table.valueOf('freeCashFlow', column) ?? Number.NaN) + added, value);
      const formula = interest === null ? address : `${address}+${interest}`;
      return numberCell(value, 'money', { formula: isTables ? formula : null });
    }),
  );
  lines.add(
    textCell('Discount factor'),
    ...discounted.map(({ discountFactor }, year) =>
      numberCell(discountFactor, 'factor', {
        formula:
          year === years.length
            ? at(factor, year - 1)
            : `${year === 0 ? '1' : at(factor, year - 1)}/(1+${r})`,
      }),
    ),
  );
  lines.add(
    textCell('Present value'),
    ...years.map(({ presentValue }, year) =>
      numberCell(inMillions(presentValue), 'money', { formula: `${at(flow, year)}*${at(factor, year)}` }),
    ),
  );
  const last = years.length - 1;
  const terminalFlow = fixed(at(flow, years.length));
  return {
    presentValues: `${at(present, 0)}:${at(present, last)}`,
    columns: discounted.map((_, year) => at(present, year)),
    lastFactor: at(factor, last),
    terminal: terminalFlow,
    worthAt: (requiredReturn, growth) =>
      [
        ...years.map((_, year) => `${fixed(at(flow, year))}/(1+${requiredReturn})^${year + 1}`),
        `${terminalFlow}/(${requiredReturn}-${growth})/(1+${requiredReturn})^${years.length}`,
      ].join('+'),
  };
}

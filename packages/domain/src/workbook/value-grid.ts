import { addressOf } from '../formulas/index.ts';
import type { Sensitivity } from '../valuation/index.ts';
import { numberCell, textCell } from './sheet.ts';
import type { Lines } from './sheet-lines.ts';

/** Values per share around the choice: required return across, terminal growth down. */
export function addGrid(
  lines: Lines,
  { returns, growths, values }: Sensitivity,
  valueAt: (requiredReturn: string, growth: string) => string | null,
  around: { readonly r: string; readonly g: string } | null = null,
): void {
  lines.add();
  lines.add(textCell('Value per share by required return (across) and growth (down)', 'heading'));
  const line = lines.all.length + 1;
  // Neighbours are cut to ten decimals, as on the page.
  const step = (rate: number, middle: number | undefined, address: string | undefined) => {
    if (address === undefined || middle === undefined) return null;
    return rate === middle ? address : `ROUND(${address}+(${Number((rate - middle).toFixed(10))}),10)`;
  };
  const middleReturn = returns[2];
  const middleGrowth = growths[2];
  lines.add(
    null,
    ...returns.map((rate) =>
      numberCell(rate, 'percent', { formula: step(rate, middleReturn, around?.r), style: 'heading' }),
    ),
  );
  for (const [down, growth] of growths.entries()) {
    const row = line + 1 + down;
    lines.add(
      numberCell(growth, 'percent', { formula: step(growth, middleGrowth, around?.g), style: 'heading' }),
      ...returns.map((_, across) => {
        const returnAt = addressOf({ column: across + 2, row: line });
        return numberCell(values[down]?.[across] ?? null, 'dollars', {
          formula: valueAt(returnAt, `A${row}`),
        });
      }),
    );
  }
}

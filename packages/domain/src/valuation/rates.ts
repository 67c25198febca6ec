import type { ValuationChoice } from './fair-value.ts';

/** The return and growth a page starts with. */
export const defaultChoice: ValuationChoice = { requiredReturn: 0.1, terminalGrowth: 0 };

/** The rates that a person may value with: in the calculator, a file and a saved forecast alike. */
export const rateBounds = {
  requiredReturn: { from: 0, to: 1 },
  terminalGrowth: { from: -1, to: 1 },
} as const;

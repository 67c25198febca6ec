/** The rates that a person may value with. */
export const rateBounds = {
  requiredReturn: { from: 0, to: 1 },
  terminalGrowth: { from: -1, to: 1 },
} as const;

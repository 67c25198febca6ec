/** What the sheet of the fair value calculates: beside each of these stands a formula. */
export const resultLabels = {
  flowsNow: 'PV of free cash flow',
  terminal: 'Terminal value',
  terminalNow: 'PV of terminal value',
  enterprise: 'Enterprise value',
  equity: 'Equity value',
  perShare: 'Value per share',
  against: 'Price against value',
} as const;

/** How spreadsheets print numbers, as the page does: negatives in parentheses, `-` for zero. */
export const numberFormats = {
  percent: '0.0%;(0.0%);"-"',
  whole: '#,##0;(#,##0);"-"',
  twoDecimals: '#,##0.00;(#,##0.00);"-"',
  usDollars: '[$$-409]#,##0.00;([$$-409]#,##0.00);"-"',
  /** The cell holds units. */
  inMillions: '#,##0,,;(#,##0,,);"-"',
  factor: '0.0000',
  count: '0',
} as const;

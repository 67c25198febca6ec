/** What a person types over a forecast: what may be typed, formulas in cells, and what it comes to. */

export { cellsAsShown } from './cells-as-shown.ts';
export * from './custom-forecast.ts';
export { type CellValue, type FiledCells, filedCells } from './evaluate-cells.ts';
export { cashConversion, conversionIn, type EarnedAndReceived, marginLink } from './margin-link.ts';
export { type ResolvedForecast, resolveForecast, type TypedCell } from './resolve-forecast.ts';

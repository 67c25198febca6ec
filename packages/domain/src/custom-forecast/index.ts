/** A person’s own forecast: what may be typed, and what it comes to. */

export { cellsAsShown } from './cells-as-shown.ts';
export * from './custom-forecast.ts';
export { type CellValue, type FiledCells, filedCells } from './evaluate-cells.ts';
export { cashConversion, conversionIn, type EarnedAndReceived, marginLink } from './margin-link.ts';
export { type ResolvedForecast, resolveForecast, type TypedCell } from './resolve-forecast.ts';

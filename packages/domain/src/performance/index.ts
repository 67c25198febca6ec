export { type Basis, type ChartBook, type ChartBookInput, chartBook } from './chart-book.ts';
export { closesIn, firstDayNeeded } from './closes-in.ts';
export { dailyRatio } from './daily-ratio.ts';
export { intradayPoints, isIntraday, lastDayOf } from './intraday-points.ts';
export { type KnownFigures, knownFigures } from './known-figures.ts';
export { type ChartChoice, type Series, seriesOf } from './series-of.ts';
export { totalReturnIndex } from './total-return-index.ts';

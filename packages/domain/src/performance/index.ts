export { type Basis, type ChartBook, type ChartBookInput, chartBook } from './chart-book.ts';
export { closesIn, placesIn } from './closes-in.ts';
export { dailyRatio } from './daily-ratio.ts';
export { intradayPoints, isIntraday, lastDayOf } from './intraday-points.ts';
export { type KnownFigures, knownFigures } from './known-figures.ts';
export { type ChartChoice, type Series, seriesOf } from './series-of.ts';

/** The chart “Performance”: its series by day, that is closes of a period, total return, ratios. What can be chosen for it: `series`. */

export { type Basis, buildChartData, type ChartData, type ChartDataInput } from './chart-data.ts';
export { closesIn, placesIn } from './closes-in.ts';
export { dailyRatio } from './daily-ratio.ts';
export { intradayPoints, isIntraday, lastDayOf } from './intraday-points.ts';
export { changesSince, type PointInTimeFigures, pointInTimeFigures } from './point-in-time-figures.ts';
export { type ChartChoice, type Series, seriesOf } from './series-of.ts';

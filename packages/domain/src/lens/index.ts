/** Companies side by side: fields, best and worst, order. */

export { bestAndWorst, printLens, type Standing } from './best-and-worst.ts';
export {
  defaultHiddenLensFields,
  type FiledLensKey,
  filedLensKeys,
  isLensField,
  type LensBasis,
  type LensField,
  type LensFieldKey,
  type LensPeriod,
  type LensUnit,
  lensBasisWords,
  lensField,
  lensFields,
  lensPeriodKeys,
  lensPeriods,
  type OwnLensKey,
} from './lens-fields.ts';
export {
  type LensByPeriod,
  type LensFigure,
  type LensFigures,
  type LensToday,
  lensFigures,
} from './lens-figures.ts';
export { type Direction, orderByField } from './order-by-field.ts';
export { earningsBars, priceLine } from './small-charts.ts';

/** All that a value depends on, as a version keeps it. */

export * from './drivers.ts';
export { cashFlowRows, type DriverSource, driversOf, formOf } from './drivers-of.ts';
export { restatedOwnFigures } from './restated-for-split.ts';
export { type SavedModel, savedState } from './saved-state.ts';
export { cashFlowsOf, valueOfDrivers } from './value-of-drivers.ts';
export {
  baseOfState,
  type StateForecast,
  type StateValue,
  type ValueState,
  valueOfState,
} from './value-state.ts';

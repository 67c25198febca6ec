export * from './drivers.ts';
export { driversOf, formOf } from './drivers-of.ts';
export { cashFlowsOf, valueOfDrivers } from './value-of-drivers.ts';
export { type StateForecast, type StateValue, type ValueState, valueOfState } from './value-state.ts';

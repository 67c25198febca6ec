/** What must be true for the price, one driver at a time. */

export { driverNames } from './driver-names.ts';
export { type BeyondReason, type SolvableDriver, solvableDrivers } from './method-drivers.ts';
export {
  type MustBeTrue,
  mustBeTrue,
  type NoSolution,
  type Solution,
  type SolvedDriver,
} from './must-be-true.ts';
export { type DriverRecord, recordOf, type YearOfRecord, yearsThatReached } from './record.ts';
export { type RecordedRow, type RecordYear, recordOfDriver } from './record-of-driver.ts';

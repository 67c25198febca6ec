/** Checks of the filings against themselves. */

export { type CheckName, checkNames, type QualityCheck } from './quality-check.ts';
export { qualityChecks } from './quality-checks.ts';
export { countQuality, type QualityCounts } from './quality-counts.ts';

/** How a forecast turned out, line by line. */

export { countingVersion, type Sealed, yearWasOver } from './counting-version.ts';
export { columnsKnownOn, type FirstFiledYear, firstFiledYear, statementsKnownOn } from './filed-year.ts';
export { type LineComparison, type LineRecord, lineComparisons } from './line-record.ts';
export { restatedSince } from './restated-since.ts';
export {
  type ForecastOutcome,
  type LevelOutcome,
  type NotScored,
  type Score,
  type ScoredLevel,
  type ScoredLevelRow,
  type ScoredRow,
  type ScoredYear,
  scoredLevels,
  scoreYear,
  type VersionToScore,
} from './score-year.ts';
export { type Yardsticks, yardsticksOf } from './yardsticks.ts';

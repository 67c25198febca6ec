export { buildStatements, type StatementsInput } from './build-statements.ts';
export { isFinancial } from './business-kind.ts';
export { allSplits } from './detect-splits.ts';
export { type BusinessKind, type LineKey, lineKeys, type Statement, type Statements } from './line.ts';
export { flowLines } from './lines/index.ts';
export { priorValues } from './prior-values.ts';
export { usedTags } from './used-tags.ts';
export { isPeriodic } from './vintages.ts';

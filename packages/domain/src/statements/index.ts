export { buildStatements, type StatementsInput } from './build-statements.ts';
export { type BusinessKind, type LineKey, lineKeys, type Statement, type Statements } from './line.ts';
export { priorValues } from './prior-values.ts';
export { usedTags } from './used-tags.ts';

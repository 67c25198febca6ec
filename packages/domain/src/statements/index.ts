export { type BusinessKind, type LineKey, lineKeys, type Statement, type Statements } from './line.ts';

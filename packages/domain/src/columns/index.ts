export type { AverageColumn, Column, ColumnKind } from './column.ts';

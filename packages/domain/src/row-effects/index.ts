export { effectOf, movedRows, type RowEffect } from './row-effects.ts';

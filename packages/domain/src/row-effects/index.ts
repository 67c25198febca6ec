/** Which rows of a forecast move the value. */

export { effectOf, movedRows, type RowEffect } from './row-effects.ts';

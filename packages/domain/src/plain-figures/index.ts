/** Figures that people type in a text without naming them, `391.1bn in 2024`. */

export { roundsTo, type WrittenFigure, writtenFigures } from './written-figures.ts';

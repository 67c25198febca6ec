/**
 * Figures that people type in a text without naming them, `391.1bn in 2024`, held against what companies filed.
 *
 * - `written-figures.ts` finds them; `plain-figures.ts` reads from the sentence what each is about; `judge-figure.ts` compares
 */

export { type FiledFigure, type JudgedFigure, judgeFigure, type NotFoundReason } from './judge-figure.ts';
export { type PlainFigure, plainFigures } from './plain-figures.ts';
export { roundsTo, type WrittenFigure, writtenFigures } from './written-figures.ts';

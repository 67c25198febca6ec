/**
 * Figures that people type in a text without naming them, `391.1bn in 2024`, held against what companies filed.
 *
 * - `plain-directions.ts`: “fell” where they say that it rose
 * - `written-figures.ts` finds them; `plain-figures.ts` reads from the sentence what each is about; `judge-figure.ts` compares
 */

export { type FiledFigure, type JudgedFigure, judgeFigure, type NotFoundReason } from './judge-figure.ts';
export {
  deniedDirection,
  type FiledDirection,
  type PlainDirection,
  plainDirections,
} from './plain-directions.ts';
export { type PlainFigure, plainFigures } from './plain-figures.ts';
export { roundsTo, type WrittenFigure, writtenFigures } from './written-figures.ts';

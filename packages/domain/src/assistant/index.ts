/**
 * Answers to questions about figures, by rules of language and accounting, without a model; and the check of what a model wrote.
 *
 * - `reading/` a question: its companies, lines, periods and task, or why it can’t be answered
 * - `answering/` the figures that answer it, or why there are none
 * - `checking/` sentences of a model, which are shown with figures printed here, or left out
 * - `wording/` the words of answers: sentences, and how numbers and periods are printed in them
 */

export type {
  Answer,
  AnswerFigure,
  AnswerInput,
  AnswerReason,
  AnswerSentence,
  AnswerTable,
  PrintedFigure,
} from './answer.ts';
export { answerQuestion } from './answering/answer-question.ts';
export { readingStep } from './answering/reading-step.ts';
export {
  type CheckedSentence,
  checkSentence,
  type FigureReference,
  opinionIn,
  type QuotedFigure,
  quoteResult,
  quoteToken,
  type ResultFigure,
  referencesIn,
  SentenceSplitter,
} from './checking/index.ts';
export { markStatement } from './reading/mark-statement.ts';
export { type CompanyIndex, companyIndex, type NamedCompany, symbolsIn } from './reading/parse-companies.ts';
export { parseLines } from './reading/parse-lines.ts';
export { parsePeriods } from './reading/parse-periods.ts';
export {
  type Earlier,
  type FigureQuestion,
  nextEarlier,
  type ReadQuestion,
  readQuestion,
} from './reading/read-question.ts';
export { isHarmless } from './reading/unread-words.ts';
export { tokensOf } from './reading/word-runs.ts';
export { printDay } from './wording/print-period.ts';

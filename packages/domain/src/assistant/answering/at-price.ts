import type { LookupCompany } from '../../figure-lookup/index.ts';
import { printNumber } from '../../figure-lookup/index.ts';
import type { AnswerSentence } from '../answer.ts';
import type { QuestionPrice } from '../reading/parse-price.ts';
import type { FigureQuestion } from '../reading/read-question.ts';
import { possessive } from '../wording/print-company.ts';
import { printPeriod } from '../wording/print-period.ts';
import { type PrintedFigure, printCalculated, printFigure, sentence } from '../wording/sentence.ts';
import { mustResolve, onePeriod, periodsOf } from './question-columns.ts';

/** A ratio at a price that the reader gives. */
export function answerAtPrice(
  question: FigureQuestion,
  company: LookupCompany,
  requested: QuestionPrice,
): AnswerSentence[] {
  const amount = mustResolve(company, requested.line, onePeriod(periodsOf(question, company)));
  const price = requested.price ?? Number.NaN;
  const assumed: PrintedFigure = {
    text: printNumber(price, 'perShare', amount.currency),
    figure: {
      value: price,
      unit: `${amount.currency}/share`,
      symbol: company.symbol,
      line: 'price',
      periodEnd: null,
      sources: ['user'],
      inputs: [],
    },
  };
  if (!requested.isYield && !(amount.value > 0)) {
    return [
      sentence`${possessive(company.name)} ${requested.line.name} ${printPeriod(amount)} was ${printFigure(amount)}: at ${assumed} its ${requested.name} means nothing.`,
    ];
  }
  const ratio = requested.isYield
    ? printCalculated(amount.value / price, 'percent', [amount], { line: requested.name })
    : printCalculated(price / amount.value, 'ratio', [amount], { line: requested.name });
  return [
    sentence`At ${assumed} a share, ${possessive(company.name)} ${requested.name} is ${ratio}, on ${requested.line.name} of ${printFigure(amount)} ${printPeriod(amount)}.`,
  ];
}

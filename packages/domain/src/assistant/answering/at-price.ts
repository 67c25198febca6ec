import type { AskedCompany } from '../../figure-lookup/index.ts';
import { sayNumber } from '../../figure-lookup/index.ts';
import type { AnswerSentence } from '../answer.ts';
import type { PriceAsked } from '../reading/price-asked.ts';
import type { FigureQuestion } from '../reading/read-question.ts';
import { possessive } from '../wording/say-company.ts';
import { sayPeriod } from '../wording/say-period.ts';
import { type Said, said, saidOf, sentence } from '../wording/sentence.ts';
import { mustResolve, onePeriod, periodsOf } from './asked-columns.ts';

/** A ratio at a price that the reader gives. */
export function answerAtPrice(
  question: FigureQuestion,
  company: AskedCompany,
  asked: PriceAsked,
): AnswerSentence[] {
  const amount = mustResolve(company, asked.line, onePeriod(periodsOf(question, company)));
  const price = asked.price ?? Number.NaN;
  const assumed: Said = {
    text: sayNumber(price, 'perShare', amount.currency),
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
  if (!asked.isYield && !(amount.value > 0)) {
    return [
      sentence`${possessive(company.name)} ${asked.line.name} ${sayPeriod(amount)} was ${said(amount)}: at ${assumed} its ${asked.name} means nothing.`,
    ];
  }
  const ratio = asked.isYield
    ? saidOf(amount.value / price, 'percent', [amount], { line: asked.name })
    : saidOf(price / amount.value, 'ratio', [amount], { line: asked.name });
  return [
    sentence`At ${assumed} a share, ${possessive(company.name)} ${asked.name} is ${ratio}, on ${asked.line.name} of ${said(amount)} ${sayPeriod(amount)}.`,
  ];
}

import type { LookupCompany, LookupLine } from '../../figure-lookup/index.ts';
import type { Answer, AnswerSentence } from '../answer.ts';
import type { FigureQuestion, ReadQuestion } from '../reading/read-question.ts';
import { figureRefusal, refusalSentence } from '../wording/refusals.ts';
import { sentence } from '../wording/sentence.ts';
import { answerTable } from './answer-table.ts';
import { answerAtPrice } from './at-price.ts';
import { answerChange } from './change.ts';
import { answerCompare, answerRank } from './compare.ts';
import { answerGrowth } from './growth.ts';
import { NoFigure } from './no-figure.ts';
import { answerAverage, answerExtreme, answerSum, answerTrend } from './over-years.ts';
import { correctedPremise } from './premise.ts';
import { answerValue } from './value.ts';
import { answerWhy } from './why.ts';

/**
 * Answers a question from filings alone, by rules and without a model: each sentence states resolved figures or none.
 *
 * @param companies those the question names, with their figures; one that isn’t there is said
 */
export function answerQuestion(
  { question, refused }: ReadQuestion,
  companies: ReadonlyMap<string, LookupCompany>,
): Answer {
  if (question === null) return refusal(refused.refusal, refusalSentence(refused));
  const requested = question.symbols.map((symbol) => companies.get(symbol));
  const here = requested.filter((company) => company !== undefined);
  if (here.length < requested.length) {
    return refusal('unknown_company', 'There are no filed figures of that company here.');
  }
  try {
    return figuresOf(question, here);
  } catch (cause) {
    if (!(cause instanceof NoFigure)) throw cause;
    const { reason, text } = figureRefusal(cause.refusal);
    return refusal(reason, text);
  }
}

function figuresOf(question: FigureQuestion, companies: readonly LookupCompany[]): Answer {
  const [first] = companies;
  const [line] = question.lines;
  if (first === undefined || line === undefined) return refusal('no_company', 'Name a company.');
  const corrected = mayCorrect(question) ? correctedPremise(question, first, line) : null;
  if (corrected !== null)
    return { sentences: corrected, table: null, reason: 'wrong_premise', refused: false };
  const sentences = sentencesOf(question, companies, line);
  const table = question.price === null ? answerTable(question, companies, line) : null;
  return { sentences, table, reason: null, refused: false };
}

/** A question that only asks whether something rose is answered as it is. */
function mayCorrect({ task, symbols, premise }: FigureQuestion): boolean {
  if (symbols.length !== 1 || premise === null) return false;
  return task === 'why' || premise.atLeast !== null;
}

function sentencesOf(
  question: FigureQuestion,
  companies: readonly LookupCompany[],
  line: LookupLine,
): AnswerSentence[] {
  const { task, price, lines } = question;
  if (price !== null) return companies.flatMap((company) => answerAtPrice(question, company, price));
  if (task === 'compare') return answerCompare(question, companies, line);
  if (task === 'rank') return answerRank(question, companies, line);
  if (task === 'why') return companies.flatMap((company) => answerWhy(question, company, line));
  const answer = answers[task];
  return companies.flatMap((company) => lines.flatMap((each) => answer(question, company, each)));
}

const answers = {
  value: answerValue,
  change: answerChange,
  growth: answerGrowth,
  trend: answerTrend,
  highest: answerExtreme,
  lowest: answerExtreme,
  sum: answerSum,
  average: answerAverage,
} as const;

function refusal(reason: Answer['reason'], text: string): Answer {
  return { sentences: [sentence`${text}`], table: null, reason, refused: true };
}

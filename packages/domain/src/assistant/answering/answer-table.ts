import type { LookupCompany, LookupLine, ResolvedFigure } from '../../figure-lookup/index.ts';
import type { AnswerTable } from '../answer.ts';
import type { FigureQuestion } from '../reading/read-question.ts';
import { printFigure } from '../wording/sentence.ts';
import { comparesGrowth } from './compare.ts';
import { mustResolve, onePeriod, periodsOf, yearsOf } from './question-columns.ts';

const fewestYears = 3;

/** The years of a trend, or the companies of a comparison in their order. Null where a sentence says it as well, and for mixed units. */
export function answerTable(
  question: FigureQuestion,
  companies: readonly LookupCompany[],
  line: LookupLine,
): AnswerTable | null {
  const [first] = companies;
  if (first === undefined) return null;
  if (question.task === 'trend' && companies.length === 1 && question.lines.length === 1) {
    const years = yearsOf(periodsOf(question, first), first, line);
    return years.length < fewestYears ? null : tableOf(`${first.name}: ${line.name}`, 'year', years);
  }
  const isOrder = question.task === 'rank' || question.task === 'compare';
  if (!isOrder || comparesGrowth(question, first)) return null;
  const sign = question.smallest ? 1 : -1;
  const found = companies
    .map((company) => mustResolve(company, line, onePeriod(periodsOf(question, company))))
    .sort((one, other) => sign * (one.value - other.value));
  return new Set(found.map(({ currency }) => currency)).size > 1
    ? null
    : tableOf(line.name.charAt(0).toUpperCase() + line.name.slice(1), 'company', found);
}

function tableOf(
  title: string,
  rowsAre: AnswerTable['rowsAre'],
  found: readonly ResolvedFigure[],
): AnswerTable {
  const label = ({ company, statement }: ResolvedFigure) =>
    rowsAre === 'year' ? `FY${statement.period.year}` : company.symbol;
  return { title, rowsAre, rows: found.map((each) => ({ label: label(each), printed: printFigure(each) })) };
}

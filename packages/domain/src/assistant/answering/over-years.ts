import type { LookupCompany, LookupLine, ResolvedFigure } from '../../figure-lookup/index.ts';
import type { AnswerSentence } from '../answer.ts';
import type { FigureQuestion } from '../reading/read-question.ts';
import { possessive } from '../wording/print-company.ts';
import { printDay, printPeriod, shortPeriod } from '../wording/print-period.ts';
import { type PrintedFigure, printAs, printCalculated, printFigure, sentence } from '../wording/sentence.ts';
import { changeRate } from './change.ts';
import { periodsOf, yearsOf } from './question-columns.ts';

/** All years added up. A balance isn’t: its newest value is given. */
export function answerSum(
  question: FigureQuestion,
  company: LookupCompany,
  line: LookupLine,
): AnswerSentence[] {
  const { years, first, last } = getQuestionYears(question, company, line);
  const sum = years.reduce((total, { value }) => total + value, 0);
  const total = printCalculated(sum, last, years, { line: `${line.key} summed` });
  return [
    sentence`${possessive(company.name)} ${line.name} added up to ${total} from ${shortPeriod(first)} to ${shortPeriod(last)}.`,
  ];
}

export function answerAverage(
  question: FigureQuestion,
  company: LookupCompany,
  line: LookupLine,
): AnswerSentence[] {
  const { years, first, last } = getQuestionYears(question, company, line);
  const mean = years.reduce((total, { value }) => total + value, 0) / years.length;
  const average = printCalculated(mean, last, years, { line: `${line.key} averaged` });
  return [
    sentence`${possessive(company.name)} ${line.name} averaged ${average} a year from ${shortPeriod(first)} to ${shortPeriod(last)}.`,
  ];
}

/** The year in which a line was highest or lowest. */
export function answerExtreme(
  question: FigureQuestion,
  company: LookupCompany,
  line: LookupLine,
): AnswerSentence[] {
  const { years, first, last } = getQuestionYears(question, company, line);
  const isLowest = question.task === 'lowest';
  if (question.byGrowth) {
    const changes = growthExtreme(years, isLowest);
    if (changes.length > 0) return changes;
  }
  const found = years.reduce((best, each) =>
    (isLowest ? each.value < best.value : each.value > best.value) ? each : best,
  );
  const { year } = found.statement.period;
  const when = printAs(`${year}`, 'year', year, [found]);
  return [
    sentence`${possessive(company.name)} ${line.name} was ${isLowest ? 'lowest' : 'highest'} in fiscal ${when} (to ${printDay(found.statement.period.end)}), at ${printFigure(found)}, of the years from ${shortPeriod(first)} to ${shortPeriod(last)}.`,
  ];
}

/** `highest revenue growth`: of the years that have a year before them, by the change. */
function yearlyChanges(
  years: readonly ResolvedFigure[],
): { readonly change: PrintedFigure; readonly to: ResolvedFigure }[] {
  return years.flatMap((to, at) => {
    const from = years[at - 1];
    const change = from === undefined || isApart(from, to) ? null : changeRate(from, to);
    return change === null ? [] : [{ change, to }];
  });
}

function isApart(from: ResolvedFigure, to: ResolvedFigure): boolean {
  return to.statement.period.year - from.statement.period.year !== 1;
}

function growthExtreme(years: readonly ResolvedFigure[], isLowest: boolean): AnswerSentence[] {
  const changes = yearlyChanges(years);
  const [first] = changes;
  if (first === undefined) return [];
  const size = ({ change }: { change: PrintedFigure }) => Number(change.figure.value);
  const found = changes.reduce((best, each) =>
    (isLowest ? size(each) < size(best) : size(each) > size(best)) ? each : best,
  );
  const { company, line, statement } = found.to;
  const when = printAs(`${statement.period.year}`, 'year', statement.period.year, [found.to]);
  const verb = size(found) < 0 ? 'a fall of' : 'a rise of';
  return [
    sentence`${possessive(company.name)} ${line.name} growth was ${isLowest ? 'lowest' : 'highest'} in fiscal ${when} (to ${printDay(statement.period.end)}), ${verb} ${found.change} to ${printFigure(found.to)}.`,
  ];
}

/** The first and the newest value, and which way each year went. */
export function answerTrend(
  question: FigureQuestion,
  company: LookupCompany,
  line: LookupLine,
): AnswerSentence[] {
  const { years, first, last } = getQuestionYears(question, company, line);
  if (first === last)
    return [
      sentence`${possessive(company.name)} ${line.name} ${printPeriod(first)} was ${printFigure(first)}.`,
    ];
  const rises = years.filter(({ value }, at) => at > 0 && value > (years[at - 1]?.value ?? value)).length;
  const falls = years.filter(({ value }, at) => at > 0 && value < (years[at - 1]?.value ?? value)).length;
  const steps = years.length - 1;
  const all =
    rises === steps
      ? ', rising every year'
      : falls === steps
        ? ', falling every year'
        : ', with ups and downs';
  const verb = last.value > first.value ? 'rose' : last.value < first.value ? 'fell' : 'ended where it began';
  return [
    sentence`${possessive(company.name)} ${line.name} ${verb} from ${printFigure(first)} ${printPeriod(first)} to ${printFigure(last)} ${printPeriod(last)}${all}.`,
  ];
}

function getQuestionYears(question: FigureQuestion, company: LookupCompany, line: LookupLine) {
  const years = yearsOf(periodsOf(question, company), company, line);
  const first = years[0];
  const last = years.at(-1);
  if (first === undefined || last === undefined) throw new RangeError('no years');
  return { years, first, last };
}

import { type LookupLine, lastDayOf, type ResolvedFigure } from '../../figure-lookup/index.ts';
import type { AnswerInput } from '../answer.ts';

/** The lines that figures come from, each once: of a ratio its two. */
export function inputsOf(from: readonly ResolvedFigure[]): readonly AnswerInput[] {
  const all = from.flatMap((resolved) =>
    resolved.line.parts === undefined
      ? [inputOf(resolved, resolved.line, resolved.value)]
      : resolved.line.parts.flatMap((part) => partOf(resolved, part)),
  );
  return [...new Map(all.map((input) => [keyOf(input), input])).values()];
}

function partOf(resolved: ResolvedFigure, part: LookupLine): AnswerInput[] {
  const { statement, company } = resolved;
  const { value } = part.read(statement.lines, company.statements.businessKind);
  return value === null ? [] : [inputOf(resolved, part, value)];
}

function inputOf(resolved: ResolvedFigure, line: LookupLine, value: number): AnswerInput {
  const { company, isFirstReported } = resolved;
  const currency = company.statements.reportedCurrency;
  return {
    symbol: company.symbol,
    line: line.key,
    column: isFirstReported ? null : columnOf(resolved),
    periodEnd: lastDayOf(resolved),
    value,
    unit: unitOf({ line, currency }),
  };
}

function columnOf({ isLtm, statement: { period } }: ResolvedFigure): string {
  if (isLtm) return 'LTM';
  return period.quarter === null ? `${period.year}` : `${period.year}-Q${period.quarter}`;
}

export function unitOf({ line, currency }: Pick<ResolvedFigure, 'line' | 'currency'>): string {
  if (line.unit === 'money') return currency ?? 'unknown';
  return line.unit === 'perShare' ? `${currency ?? 'unknown'}/share` : line.unit;
}

function keyOf({ symbol, line, periodEnd, value }: AnswerInput): string {
  return `${symbol} ${line} ${periodEnd} ${value}`;
}

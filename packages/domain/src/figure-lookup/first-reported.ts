import { buildStatements } from '../statements/index.ts';
import { type ResolvedFigure, resolveFigure } from './resolve-figure.ts';

/**
 * A figure of a year or quarter as the first report on that period had it. Built from what was filed by that day alone, as a
 * later filing may have changed the tags as well as the values.
 *
 * Null where the first report doesn’t give the line.
 */
export function asFirstReported({ company, line, statement }: ResolvedFigure): ResolvedFigure | null {
  const { facts } = company.filed;
  const { start, end, year, quarter } = statement.period;
  const reports = facts.filter((fact) => fact.end === end && fact.start === start);
  const [first] = reports.map(({ filed }) => filed).sort();
  if (first === undefined) return null;
  const known = facts.filter(({ filed }) => filed <= first);
  const statements = buildStatements({ ...company.filed, facts: known });
  const requested =
    quarter === null ? ({ kind: 'year', year } as const) : ({ kind: 'quarter', year, quarter } as const);
  const { found } = resolveFigure({ ...company, statements }, line, requested);
  return found === null ? null : { ...found, isFirstReported: true };
}

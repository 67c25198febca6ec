import { type FilingPage, filingPages } from '@tenfold/domain/statements';
import { describe, expect, test } from 'vitest';
import { figureOf } from './figure-of.ts';
import { factsOf, filingOf, filingsAreHere, symbols } from './filings.ts';

function pagesOf(symbol: string, line: Parameters<typeof figureOf>[1], period: string): FilingPage[] {
  const { annual, quarterly } = filingOf(symbol).statements;
  const statement = [...annual, ...quarterly].find(
    ({ period: { year, quarter } }) => period === (quarter === null ? `${year}` : `${year} Q${quarter}`),
  );
  if (statement === undefined) throw new Error(`${symbol} has no ${period}`);
  return filingPages(factsOf(symbol), figureOf(symbol, line, period).sources, statement.period);
}

const linesOf = (page: FilingPage | undefined, part: string) => page?.parts.find((one) => one.part === part);

describe.skipIf(!filingsAreHere)('the filing of a figure', () => {
  test('of Apple’s revenue has the statement of operations as filed, with the year beside it', () => {
    const [page] = pagesOf('AAPL', 'revenue', '2024');
    const income = linesOf(page, 'income');
    expect([page?.form, income?.columns.map(({ end }) => end)]).toEqual([
      expect.stringMatching(/^10-K/),
      ['2024-09-28', '2023-09-30'],
    ]);
    expect(income?.lines[0]).toMatchObject({
      label: 'Revenue from contract with customer excluding assessed tax',
      values: [391_035e6, 383_285e6],
      isUsed: [true, false],
    });
    expect(linesOf(page, 'balance')?.lines.find(({ tag }) => tag === 'Assets')?.values).toEqual([
      364_980e6, 359_241e6,
    ]);
  });

  test('of a fourth quarter of Apple is the year’s and the nine months’', () => {
    const pages = pagesOf('AAPL', 'netIncome', '2023 Q4');
    expect(pages.length).toBeGreaterThan(1);
    expect(
      pages.every(({ parts }) =>
        parts.some(({ lines }) => lines.some(({ isUsed }) => isUsed.includes(true))),
      ),
    ).toBe(true);
  });

  test('marks each fact of each figure once, of all companies, and has at most eight filings', () => {
    for (const symbol of symbols()) {
      const facts = Map.groupBy(factsOf(symbol), ({ accession }) => accession);
      const { annual, quarterly } = filingOf(symbol).statements;
      for (const { period, lines } of [...annual.slice(-1), ...quarterly.slice(-2)]) {
        for (const [line, { sources }] of Object.entries(lines)) {
          if (sources.length === 0) continue;
          const filings = new Set(sources.map(({ accession }) => accession));
          // Looking for a figure's few filings among all of its company took most of this test's time.
          const filed = [...filings].flatMap((accession) => facts.get(accession) ?? []);
          const pages = filingPages(filed, sources, period);
          expect(pages.length).toBeLessThanOrEqual(8);
          const made = new Set(
            sources.map((one) => `${one.accession} ${one.tag} ${one.unit} ${one.start} ${one.end}`),
          );
          expect(pages.flatMap(usedIn).sort(), `${symbol} ${line} ${period.end}`).toEqual([...made].sort());
        }
      }
    }
  });
});

function usedIn({ accession, parts }: FilingPage): string[] {
  return parts.flatMap(({ columns, lines }) =>
    lines.flatMap(({ tag, unit, isAtDay, isUsed }) =>
      columns.flatMap(({ start, end }, at) =>
        isUsed[at] === true ? [`${accession} ${tag} ${unit} ${isAtDay ? null : start} ${end}`] : [],
      ),
    ),
  );
}

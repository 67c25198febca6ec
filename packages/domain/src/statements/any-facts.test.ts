import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Fact } from '../facts/index.ts';
import { buildStatements } from './build-statements.ts';
import { fact, toDate } from './synthetic-facts.ts';
import { usedTags } from './used-tags.ts';

const day = fc.constantFrom(
  '2022-12-31',
  '2023-03-31',
  '2023-12-31',
  '2024-02-29',
  '2024-06-30',
  '2024-12-31',
  '',
  '2200-01-01',
  'x',
);
const anyFact: fc.Arbitrary<Fact> = fc
  .record({
    name: fc.constantFrom(...usedTags),
    unit: fc.constantFrom('USD', 'EUR', 'shares', 'USD/shares', 'pure', ''),
    start: fc.option(day),
    end: day,
    value: fc.oneof(fc.double(), fc.constantFrom(0, 1, 100, 1000, -5)),
    accession: fc.constantFrom('a', 'b', 'c'),
    form: fc.constantFrom('10-K', '10-Q', '20-F', 'DEF 14A', ''),
    filed: day,
  })
  .map(({ name, ...rest }) => {
    const [taxonomy = '', tag = ''] = name.split(':');
    return { taxonomy, tag, ...rest };
  });

test('any facts give a finite value or a reason for every figure, and nothing throws', () => {
  fc.assert(
    fc.property(
      fc.array(anyFact, { maxLength: 60 }),
      fc.constantFrom(null, '1231', '0630', 'never'),
      (facts, end) => {
        const { annual, quarterly, ltm, sharesNow } = buildStatements({
          facts,
          splits: [],
          fiscalYearEnd: end,
          sic: null,
        });
        const all = [...annual, ...quarterly, ...(ltm === null ? [] : [ltm])];
        for (const figure of [sharesNow, ...all.flatMap((it) => Object.values(it.lines))]) {
          expect((figure.value === null) !== (figure.why === null)).toBe(true);
          expect(Number.isNaN(figure.value)).toBe(false);
        }
        const years = annual.map((it) => it.period.year);
        expect(new Set(years).size).toBe(years.length);
      },
    ),
    { numRuns: 150 },
  );
});

const amount = fc.integer({ min: -1_000_000, max: 1_000_000 });

test('four quarters add up to the year, whatever the year-to-date value', () => {
  fc.assert(
    fc.property(amount, amount, amount, amount, (one, two, three, four) => {
      const facts = ([1, 2, 3, 4] as const).map((quarter) =>
        toDate('NetIncomeLoss', 2024, quarter, [one, two, three, four][quarter - 1] ?? 0),
      );
      const { annual, quarterly } = buildStatements({ facts, splits: [], fiscalYearEnd: '1231', sic: null });
      const sum = quarterly.reduce((total, it) => total + (it.lines.netIncome.value ?? Number.NaN), 0);
      expect(sum).toBe(annual[0]?.lines.netIncome.value);
    }),
  );
});

test('figures scale with the facts', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 2, max: 50 }), (value, k) => {
      const read = (times: number) =>
        buildStatements({
          facts: [
            fact('ProfitLoss', value * times),
            fact('NetIncomeLossAttributableToNoncontrollingInterest', 7 * times),
          ],
          splits: [],
          fiscalYearEnd: null,
          sic: null,
        }).annual[0]?.lines.netIncome.value;
      expect(read(k)).toBe((read(1) ?? Number.NaN) * k);
    }),
  );
});

import { expect, test } from 'vitest';
import { type FiledLines, filedFigure, yearOf } from '../columns/statement.fixture.ts';
import { ownersEarnings } from './owners-earnings.ts';

const filed: FiledLines = { netIncomeToCommon: 40, pretaxIncome: 60, incomeTax: 15, minorityInterest: 90 };

test('profit of a year in which next to nothing of it was the company’s is left out', () => {
  const years = [
    yearOf(2022, { ...filed, netIncomeToCommon: 0 }),
    yearOf(2023, { ...filed, netIncomeToCommon: 5 }),
    yearOf(2024, filed),
  ];
  expect(ownersEarnings(years)).toEqual([null, 5, 40]);
});

test('a year without profit keeps its loss', () => {
  expect(ownersEarnings([yearOf(2024, { ...filed, netIncomeToCommon: 0, pretaxIncome: -10 })])).toEqual([0]);
});

test('profit that holds what minorities earned is left out of a company that has them', () => {
  const whole = yearOf(2023, filed);
  const withWhole = { ...whole, lines: { ...whole.lines, netIncomeToCommon: filedFigure('ProfitLoss', 45) } };
  expect(ownersEarnings([withWhole, yearOf(2024, filed)])).toEqual([null, 40]);
  const { minorityInterest: _none, ...without } = filed;
  const alone = yearOf(2023, without);
  expect(
    ownersEarnings([
      { ...alone, lines: { ...alone.lines, netIncomeToCommon: filedFigure('ProfitLoss', 45) } },
    ]),
  ).toEqual([45]);
});

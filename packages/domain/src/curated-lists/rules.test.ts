import { expect, test } from 'vitest';
import { type CuratedRuleId, type RuleFigures, type RuleYear, rulesMet } from './rules.ts';

const none: Omit<RuleYear, 'year'> = {
  revenue: null,
  netIncome: null,
  freeCashFlow: null,
  dividendsPerShare: null,
  sharesOutstandingChange: null,
  notComparable: [],
};

type Row = Exclude<keyof RuleYear, 'year' | 'notComparable'>;

const of = (row: Row, values: readonly (number | null)[], first = 2015): RuleFigures => ({
  years: values.map((value, at) => ({ ...none, year: first + at, [row]: value })),
  netDebt: null,
});
const meets = (rule: CuratedRuleId, figures: RuleFigures) => rulesMet(figures).includes(rule);

/** Fortinet's 10-K filings for 2015 to 2025, in millions: cash from operations less capital expenditures. */
const fortinet = [245, 279, 459, 586, 716, 958, 1204, 1449, 1731, 1879, 2226];
/** NIKE's: fell in 2016, 2020, 2022 and 2025. */
const nike = [3717, 2256, 2741, 3927, 4784, 1399, 5962, 4430, 4872, 6617, 3268];

test('free cash flow that grew ten years running is on the list, one that fell is not', () => {
  expect(meets('free-cash-flow-grew', of('freeCashFlow', fortinet))).toBe(true);
  expect(meets('free-cash-flow-grew', of('freeCashFlow', nike))).toBe(false);
});

test('ten years of growth take eleven years of figures', () => {
  expect(meets('free-cash-flow-grew', of('freeCashFlow', fortinet.slice(1)))).toBe(false);
  expect(meets('free-cash-flow-grew', of('freeCashFlow', [9_999, ...fortinet]))).toBe(true);
});

test('the same figure again is no growth', () => {
  expect(meets('revenue-grew', of('revenue', [1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 10]))).toBe(false);
});

test('a missing year, or a missing figure, speaks against a company', () => {
  const { years } = of('freeCashFlow', fortinet);
  const gap = years.map((year) => (year.year < 2019 ? { ...year, year: year.year - 1 } : year));
  expect(meets('free-cash-flow-grew', { years: gap, netDebt: null })).toBe(false);
  const unknown = fortinet.map((value, at) => (at === 4 ? null : value));
  expect(meets('free-cash-flow-grew', of('freeCashFlow', unknown))).toBe(false);
});

test('a year that is not comparable with the one before proves no growth', () => {
  const years = of('revenue', fortinet).years.map((year) =>
    year.year === 2021 ? { ...year, notComparable: ['revenue'] } : year,
  );
  expect(meets('revenue-grew', { years, netDebt: null })).toBe(false);
});

test("NIKE raised its dividend every year, in today's shares", () => {
  const dividends = [0.54, 0.62, 0.7, 0.78, 0.86, 0.955, 1.07, 1.19, 1.325, 1.45, 1.57];
  expect(meets('dividend-raised', of('dividendsPerShare', dividends))).toBe(true);
  expect(meets('dividend-raised', of('dividendsPerShare', [...dividends, 1.57]))).toBe(false);
});

test("NIKE's diluted shares did not fall every year, Apple's did", () => {
  const apple = [-0.0505, -0.0452, -0.0479, -0.0702, -0.0574, -0.0378, -0.032, -0.0314, -0.0256, -0.0262];
  const nikeShares = [-0.0149, -0.029, -0.0194, -0.0245, -0.0166, 0.0112, 0.0009, -0.0255, -0.0255, -0.0275];
  expect(meets('fewer-shares', of('sharesOutstandingChange', apple))).toBe(true);
  expect(meets('fewer-shares', of('sharesOutstandingChange', nikeShares))).toBe(false);
});

test('one year without a profit in ten is a loss, one before them is not', () => {
  const profits = [8, 32, 31, 335, 332, 489, 607, 857, 1148, 1745];
  expect(meets('no-loss', of('netIncome', profits))).toBe(true);
  expect(meets('no-loss', of('netIncome', [-5, ...profits]))).toBe(true);
  expect(meets('no-loss', of('netIncome', [...profits, 0]))).toBe(false);
  expect(meets('no-loss', of('netIncome', profits.slice(1)))).toBe(false);
});

test('net cash is more cash than debt; neither of the two is not known to be', () => {
  expect(meets('net-cash', { years: [], netDebt: -2_586_200_000 })).toBe(true);
  expect(meets('net-cash', { years: [], netDebt: 1_041_000_000 })).toBe(false);
  expect(meets('net-cash', { years: [], netDebt: 0 })).toBe(false);
  expect(meets('net-cash', { years: [], netDebt: null })).toBe(false);
});

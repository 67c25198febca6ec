import { expect, test } from 'vitest';
import { computeValue } from '../model/compute-value.ts';
import { initialSetting } from '../model/value-setting.ts';
import { steady } from '../valuation.fixture.ts';
import { inputRows } from './input-rows.ts';
import { formatOwnFigure, parseOwnFigure } from './own-figure-format.ts';
import { parseStoredOwnFigures } from './own-figures.ts';

test.each([
  ['netDebt', '1,234.5', 1_234_500_000],
  ['netDebt', '1,5', 1_500_000],
  ['netDebt', '(502)', -502_000_000],
  ['netDebt', '−502', -502_000_000],
  ['sharesOutstanding', ' 175 ', 175_000_000],
  ['payout', '85%', 0.85],
  ['adrRatio', '5', 5],
  ['currencyRate', '0.0000613', 0.0000613],
] as const)('%s typed as %j', (key, text, value) => {
  const read = parseOwnFigure(key, text);
  expect(read.ok && read.value).toBe(value);
  expect(parseOwnFigure(key, formatOwnFigure(key, value))).toEqual(read);
});

test.each([
  ['netDebt', '', 'Enter a number, for example 1,234.5.'],
  ['netDebt', '1,5,0', 'Enter a number, for example 1,234.5.'],
  ['netDebt', '1e3', 'Enter a number, for example 1,234.5.'],
  ['netDebt', '0x10', 'Enter a number, for example 1,234.5.'],
  ['netDebt', '5 %', 'Enter an amount, not a percentage.'],
  ['netDebt', '9'.repeat(13), 'This number is too large.'],
  ['netDebt', 'about 12', 'Enter a number, for example 1,234.5.'],
  ['sharesOutstanding', '0', 'Enter a number above zero.'],
  ['capex', '-5', 'Enter zero or more.'],
] as const)('%s typed as %j is refused with a sentence', (key, text, message) => {
  expect(parseOwnFigure(key, text)).toEqual({ ok: false, message });
});

test('a stored figure is edited in the units it is shown in', () => {
  expect(formatOwnFigure('netDebt', -502_400_000)).toBe('-502.4');
  expect(formatOwnFigure('payout', 0.845)).toBe('84.5');
  expect(formatOwnFigure('capex', null)).toBe('');
});

test('inputs name their fiscal years, and missing figures have an input', () => {
  const base = { ...steady, netDebt: null };
  const { result } = computeValue(base, { ...initialSetting(null), method: 'fcfTenYears' });
  const rows = inputRows(base, result, {}, false);
  expect(rows.find(({ key }) => key === 'netDebt')).toMatchObject({
    value: null,
    years: null,
    own: { key: 'netDebt', filed: null, figure: null },
  });
  const full = inputRows(steady, computeValue(steady, initialSetting(null)).result, {}, false);
  expect(full.find(({ key }) => key === 'revenueChange')).toMatchObject({ years: [2015, 2025], own: null });
  expect(full.find(({ key }) => key === 'capex')).toMatchObject({
    years: [2025, 2025],
    own: { filed: 10e6 },
  });
});

test('other stored data in the browser stays', () => {
  const figure = { value: 5e6, reason: '10-Q', savedOn: '2026-11-22', filed: null };
  const stored = { bySymbol: { F: { netDebt: figure, capex: { value: 'much' }, mood: figure }, KO: null } };
  expect(parseStoredOwnFigures(stored)).toEqual({ F: { netDebt: figure }, KO: {} });
  expect(parseStoredOwnFigures(undefined)).toEqual({});
});

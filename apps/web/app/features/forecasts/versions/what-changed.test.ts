import { expect, test } from 'vitest';
import { whatChanged } from './what-changed.ts';

const first: Parameters<typeof whatChanged>[0] = {
  startsFrom: 'averages',
  baseYear: 2025,
  values: { 2026: { margin: 0.2 } },
  requiredReturn: 0.085,
  terminalGrowth: 0,
  method: null,
  leverage: 'levered',
  ownFigures: {},
};
const all = (margin: number) =>
  Object.fromEntries(['2026', '2027', '2028', '2029', '2030', 'Terminal'].map((key) => [key, { margin }]));

test('the first version says what it was made from, and what was typed', () => {
  expect(whatChanged({ ...first, values: {} }, null)).toBe('Created from averages');
  expect(whatChanged({ ...first, startsFrom: 'analysts' }, null)).toBe(
    'Created from analysts’ estimates, margin 2026',
  );
});

test('cells are named by row, with the columns in a range where they follow each other', () => {
  const values = {
    2026: { margin: 0.2, percentageCfoOfRevenue: 0.3 },
    2028: { margin: 0.2 },
    2029: { margin: 0.21 },
    Terminal: { percentageCfoOfRevenue: '=margin' },
  };
  expect(whatChanged({ ...first, values }, first)).toBe('Margin 2028 – 2029, CFO share 2026 and Terminal');
  expect(whatChanged({ ...first, values: all(0.2) }, first)).toBe('Margin 2027 – Terminal');
  expect(whatChanged({ ...first, values: {} }, first)).toBe('Margin 2026');
});

test('rates are named before and after', () => {
  const later = { ...first, requiredReturn: 0.08, terminalGrowth: 0.02, values: {} };
  expect(whatChanged(later, first)).toBe(
    'Margin 2026, required return 8.5% → 8.0%, terminal growth 0.0% → 2.0%',
  );
});

test('what else a value rests on is named', () => {
  const later = {
    ...first,
    leverage: 'unlevered',
    ownFigures: { netDebt: 5 },
    method: 'fcfTenYears',
  } as const;
  expect(whatChanged(later, first)).toBe('Valuation method, interest added back, own figures');
});

test('a year that was filed since is no change', () => {
  const later = { ...first, baseYear: 2026, values: { 2028: { margin: 0.3 } } };
  expect(whatChanged(later, first)).toBe('Margin 2028');
});

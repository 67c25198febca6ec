import { expect, test } from 'vitest';
import { changeRows } from './change-rows.ts';

const cell = { row: 'margin', column: '2028', year: 2028, value: 0.0712345, isNumberOnly: false } as const;

test('shows all digits of what is imported, so that nothing else is kept than is shown', () => {
  for (const [input, after] of [
    [0.2, '20.0%'],
    [0.0251, '2.51%'],
    [-0.081234, '(8.1234%)'],
    [0.1 + 0.2, '30.0%'],
    [0, '-'],
    ['=margin[-1] * 1.1', '=margin[-1] * 1.1'],
    [null, 'not typed'],
  ] as const) {
    expect(changeRows({ cells: [{ ...cell, typed: null, input }], rates: [] })).toMatchObject([
      { before: '7.1%', after },
    ]);
  }
  const typed = { ...cell, typed: 0.025, value: 0.025, input: 0.0251 };
  expect(changeRows({ cells: [typed], rates: [] })).toMatchObject([{ before: '2.5%', after: '2.51%' }]);
  expect(changeRows({ cells: [{ ...typed, value: 0.02507 }], rates: [] })).toMatchObject([
    { before: '2.507%', after: '2.51%' },
  ]);
  const rates = [
    { name: 'requiredReturn', before: 0.08, after: 0.0825 },
    { name: 'netDebt', before: 100, after: 1234.567891 },
  ] as const;
  expect(changeRows({ cells: [], rates })).toMatchObject([
    { before: '8.0%', after: '8.25%' },
    { before: '100', after: '1,234.567891' },
  ]);
});

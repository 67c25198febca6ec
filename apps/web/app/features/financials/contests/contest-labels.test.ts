import { expect, test } from 'vitest';
import { filingsLabel, parseFigure, readersLabel, typedFigure } from './contest-labels.ts';

test('a figure is typed as the table has it: in millions, and in dollars a share', () => {
  expect(parseFigure('millions', '391,053.5')).toEqual({ ok: true, value: 391_053_500_000 });
  expect(parseFigure('millions', '(12)')).toEqual({ ok: true, value: -12e6 });
  expect(parseFigure('shares', '15,408')).toEqual({ ok: true, value: 15_408e6 });
  expect(parseFigure('perShare', '6.08')).toEqual({ ok: true, value: 6.08 });
});

test('what is no number is refused with an example', () => {
  for (const text of ['', 'about 12', '1e6', '12%']) expect(parseFigure('millions', text).ok).toBe(false);
});

test('a figure that is put into the field comes out as the same', () => {
  for (const value of [391_035_000_000, -12_500_000, 0]) {
    expect(parseFigure('millions', typedFigure('millions', value))).toEqual({ ok: true, value });
  }
  expect(typedFigure('millions', null)).toBe('');
});

test('readers are counted in words', () => {
  expect(readersLabel({ readers: 1 })).toBe('1 reader contests this figure.');
  expect(readersLabel({ readers: 2 })).toBe('2 readers contest this figure.');
});

test('a figure names the filings it is made from, the newest two of several once each', () => {
  const annual = { form: '10-K', filed: '2024-11-01' };
  const quarter = { form: '10-Q', filed: '2024-08-02' };
  expect(filingsLabel([])).toBe('');
  expect(filingsLabel([annual, annual])).toBe('10-K filed Nov 1, 2024');
  expect(filingsLabel([quarter, { form: '10-Q', filed: '2024-05-03' }, annual])).toBe(
    '10-K filed Nov 1, 2024; 10-Q filed Aug 2, 2024; 1 more',
  );
});

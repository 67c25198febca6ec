import { expect, test } from 'vitest';
import { refusalText, typedOverList } from './refusal-text.ts';

const figures = [{ row: 'revenueChange', heading: '2024', file: '#REF!', page: 0.05 }] as const;

test('names the rows and columns that are missing or there twice', () => {
  const twice = refusalText({ ok: false, why: 'layout', missing: ['Margin'], twice: ['2026'] });
  expect(twice).toContain('Missing from the sheet Financials: Margin.');
  expect(twice).toContain('There twice in the sheet Financials: 2026.');
});

test('says what was inserted or deleted where figures differ since', () => {
  const moved = { missing: ['Revenue'], insertedBefore: ['2024'] };
  const text = refusalText({ ok: false, why: 'figures_changed', figures, moved });
  expect(text).toContain('In the file rows or columns were deleted: Revenue; inserted before 2024.');
  const unmoved = { missing: [], insertedBefore: [] };
  const filed = refusalText({ ok: false, why: 'figures_changed', figures, moved: unmoved });
  expect(filed).toContain('If the company has filed since, export again.');
});

test('names what was typed over a result of the fair value', () => {
  const results = [{ label: 'Equity value', file: 1000 }];
  const reading = { calculated: [], results } as unknown as Parameters<typeof typedOverList>[0];
  expect(typedOverList(reading)).toBe('Equity value (1,000 in the file)');
});

import { expect, test } from 'vitest';
import { refusalText, typedOverList } from './refusal-text.ts';

const figures = [{ row: 'revenueChange', heading: '2024', file: '#REF!', page: 0.05 }] as const;

test('names the rows and columns that are missing or there twice', () => {
  const twice = refusalText({ ok: false, why: 'layout', missing: ['Margin'], twice: ['2026'] });
  expect(twice).toContain('Missing from the sheet Financials: Margin.');
  expect(twice).toContain('Twice in the sheet Financials: 2026.');
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

test('says of each input what it may be', () => {
  const inputs = [
    { name: 'Margin 2026', allowed: { from: -10, to: 100 } },
    { name: 'Required return', allowed: { from: 0, to: 1 } },
    { name: 'Margin 2027', allowed: { from: -10, to: 100 } },
    { name: 'Shares outstanding', allowed: 'aboveZero' },
    { name: 'Minority interest', allowed: 'zeroOrMore' },
    { name: 'Net debt', allowed: 'any' },
  ] as const;
  expect(refusalText({ ok: false, why: 'unreadable', inputs })).toBe(
    [
      'Not a number from −1,000% to 10,000%: Margin 2026, Margin 2027.',
      'Not a number from 0% to 100%: Required return.',
      'Not a number above zero: Shares outstanding.',
      'Not a number of zero or more: Minority interest.',
      'Not a number, or one that is too large: Net debt.',
    ].join(' '),
  );
});

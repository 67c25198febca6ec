import { describe, expect, test } from 'vitest';
import { restatedFigure } from './restated-figure.ts';

describe('a filing since then restates a figure', () => {
  const stated = {
    token: 'ACME FY2024 earningsPerShare',
    symbol: 'ACME',
    company: 'Acme',
    period: 'FY2024',
    line: 'earningsPerShare',
    label: 'diluted EPS',
    value: 6,
    unit: 'perShare',
    currency: 'USD',
    periodEnd: '2024-12-31',
    filings: [{ accession: 'one', form: '10-K', filed: '2025-02-01', url: 'https://sec.example/one' }],
    statedAt: '2025-03-01T12:00:00.000Z',
    restated: null,
  } as const;
  const filings = [{ accession: 'two', form: '10-K', filed: '2026-02-01', url: 'https://sec.example/two' }];
  const figure = { ...stated, filings: [...stated.filings] };

  test('with another value, and not with the same', () => {
    expect(restatedFigure(figure, { ...figure, value: 5, filings }, []).restated).toEqual({
      value: 5,
      filed: '2026-02-01',
      url: 'https://sec.example/two',
    });
    expect(restatedFigure(figure, { ...figure, filings }, []).restated).toBeNull();
  });

  test('but no split does, and no value that isn’t filed', () => {
    const splits = [{ effective: '2025-06-01', ratio: 4 }];
    expect(restatedFigure(figure, { ...figure, value: 1.5, filings }, splits as never).restated).toBeNull();
    expect(restatedFigure(figure, { ...figure, value: 5 }, []).restated).toBeNull();
    expect(restatedFigure(figure, null, [])).toEqual(figure);
  });

  test('and what agrees again is no longer marked', () => {
    const marked = { ...figure, restated: { value: 5, filed: '2026-02-01', url: 'https://sec.example/two' } };
    expect(restatedFigure(marked, { ...figure, filings }, []).restated).toBeNull();
  });
});

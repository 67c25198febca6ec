import { describe, expect, test } from 'vitest';
import { financials, forecast } from './financials.fixture.ts';
import { columnsInView, shownColumns } from './shown-columns.ts';

const shown = (period: 'annual' | 'quarterly', view: 'extended' | 'condensed', columns = forecast) =>
  shownColumns(financials, columns, { period, view }).map(({ heading }) => heading);

describe('which columns the table shows', () => {
  test('with a forecast every actual year stays, before the ten-year, one estimated and five projected columns', () => {
    const headings = shown('annual', 'extended');
    expect(headings.slice(0, 11)).toEqual(financials.actual.map(({ year }) => String(year)));
    expect(headings.slice(11)).toEqual(['Averages', '2026', '2027', '2028', '2029', '2030', 'Terminal']);
  });

  test('the last eleven of them, those in view, are four actual, the averages and six of the forecast', () => {
    expect(shown('annual', 'extended').slice(-columnsInView.extended).slice(0, 5)).toEqual([
      '2022',
      '2023',
      '2024',
      '2025',
      'Averages',
    ]);
  });

  test('condensed keeps half of the years and has six in view: two actual, the averages and three of the forecast', () => {
    const headings = shown('annual', 'condensed');
    expect(headings).toEqual([
      '2021',
      '2022',
      '2023',
      '2024',
      '2025',
      'Averages',
      '2026',
      '2027',
      'Terminal',
    ]);
    expect(headings.slice(-columnsInView.condensed)[0]).toBe('2024');
  });

  test('without a forecast the table ends with the averages', () => {
    expect(shown('annual', 'condensed', [])).toEqual(['2021', '2022', '2023', '2024', '2025', 'Averages']);
  });

  test('forty quarters at most, twenty when condensed, the latest last, and no forecast beside them', () => {
    expect(shown('quarterly', 'extended')).toHaveLength(40);
    expect(shown('quarterly', 'condensed')).toHaveLength(20);
    expect(shown('quarterly', 'condensed').at(-1)).toBe('2025 Q4');
  });
});

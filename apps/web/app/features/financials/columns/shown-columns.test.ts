import { describe, expect, test } from 'vitest';
import { financials, forecast, ltm } from '../financials.fixture.ts';
import { columnsInView, shownQuarters, shownYears, startOfView } from './shown-columns.ts';

const years = (view: 'extended' | 'condensed', columns = forecast) => shownYears(financials, columns, view);
const headings = (columns: readonly { heading: string }[]) => columns.map(({ heading }) => heading);

function inView(view: 'extended' | 'condensed', columns = forecast): string[] {
  const shown = years(view, columns);
  const start = startOfView(shown, columnsInView[view]) ?? -columnsInView[view];
  return headings(shown.slice(start)).slice(0, columnsInView[view]);
}

describe('the columns of the table', () => {
  test('with a forecast are all actual years, the ten-year, one estimated and five projected columns', () => {
    const shown = headings(years('extended'));
    expect(shown.slice(0, 11)).toEqual(financials.actual.map(({ year }) => String(year)));
    expect(shown.slice(11)).toEqual(['Averages', '2026', '2027', '2028', '2029', '2030', 'Terminal']);
  });

  test('show twelve at once: where there are no twelve months, five actual years beside the forecast', () => {
    expect(inView('extended').slice(0, 6)).toEqual(['2021', '2022', '2023', '2024', '2025', 'Averages']);
    expect(inView('extended').at(-1)).toBe('Terminal');
  });

  test('condensed are half of the years and the whole forecast', () => {
    expect(headings(years('condensed'))).toEqual([
      '2021',
      '2022',
      '2023',
      '2024',
      '2025',
      'Averages',
      '2026',
      '2027',
      '2028',
      '2029',
      '2030',
      'Terminal',
    ]);
  });

  test('show six at once when condensed: two actual, the averages and three of the forecast', () => {
    expect(inView('condensed')).toEqual(['2024', '2025', 'Averages', '2026', '2027', '2028']);
  });

  test('without a forecast end with the averages', () => {
    expect(inView('condensed', [])).toEqual(['2021', '2022', '2023', '2024', '2025', 'Averages']);
    expect(inView('extended', []).at(-1)).toBe('Averages');
  });

  test('by quarter are at most forty, twenty when condensed, the latest last, without a forecast', () => {
    expect(shownQuarters(financials.quarterly, 'extended')).toHaveLength(40);
    const condensed = shownQuarters(financials.quarterly, 'condensed');
    expect(condensed).toHaveLength(20);
    expect(condensed.at(-1)?.heading).toBe('2025 Q4');
    expect(startOfView(condensed, columnsInView.extended)).toBeNull();
  });

  test('however few columns fit, the last two actual years are in view', () => {
    const shown = years('extended');
    for (const fit of [2, 3, 5, 8]) {
      const start = startOfView(shown, fit) ?? Number.NaN;
      expect(headings(shown.slice(start, start + 2))).toEqual(['2024', '2025']);
    }
  });

  test('who reads the forecast sees its first year, and the last actual one where there is room', () => {
    const shown = years('extended');
    const opens = (fit: number) => shown[startOfView(shown, fit, 'forecast') ?? Number.NaN]?.heading;
    expect([2, 3, 4, 6].map(opens)).toEqual(['2026', '2026', '2025', '2025']);
  });

  test('the last twelve months stand between the last year and the averages', () => {
    const shown = shownYears({ ...financials, ltm: [ltm] }, forecast, 'condensed');
    expect(headings(shown).slice(4, 7)).toEqual(['2025', 'LTM', 'Averages']);
    expect(shown[5]).toMatchObject({ id: 'LTM', sourceColumn: 'LTM', spoken: 'twelve months to 2026 Q1' });
    const opens = (fit: number, mode?: 'forecast') => shown[startOfView(shown, fit, mode) ?? -1]?.heading;
    expect([opens(2), opens(5)]).toEqual(['2024', '2024']);
    expect([opens(4, 'forecast'), opens(5, 'forecast')]).toEqual(['2026', '2025']);
  });

  test('a company with a single filed year opens at it', () => {
    const shown = shownYears({ ...financials, actual: financials.actual.slice(-1) }, forecast, 'extended');
    expect(startOfView(shown, 2)).toBe(0);
  });
});

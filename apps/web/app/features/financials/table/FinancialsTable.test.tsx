import { allRows, isRowKey, rowOf, rows } from '@tenfold/domain/rows';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { Grid } from '../../../ui/grid/grid.ts';
import { columnsInView, shownQuarters, shownYears } from '../columns/shown-columns.ts';
import { failedChecks } from '../data-quality/failed-checks.ts';
import { financials, forecast, ltm } from '../financials.fixture.ts';
import { type CellMarks, cellMarks } from './cell-marks.ts';
import type { ConsensusNotes } from './consensus-notes.ts';
import { FinancialsTable } from './FinancialsTable.tsx';
import { type RowEffects, rowEffects } from './row-effects.ts';
import { comparisonsOf } from './surprises.ts';

const annual = shownYears(financials, forecast, 'extended');

function html(
  options: {
    beats?: boolean;
    consensus?: ConsensusNotes;
    versus?: boolean;
    all?: boolean;
    marks?: CellMarks;
    effects?: RowEffects;
    fiscalYearEnd?: string | null;
  } = {},
  columns = annual,
): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <FinancialsTable
        grid={new Grid()}
        symbol="ACME"
        label="Financials of Acme"
        columns={columns}
        inView={columnsInView.extended}
        all={options.all ?? false}
        fiscalYearEnd={options.fiscalYearEnd === undefined ? '0930' : options.fiscalYearEnd}
        comparisons={comparisonsOf(columns, financials.surprises)}
        beats={options.beats ?? true}
        versus={options.versus ?? true}
        consensus={options.consensus ?? new Map()}
        failed={failedChecks(financials.quality)}
        mode="financials"
        marks={options.marks ?? null}
        effects={options.effects ?? null}
        onOpen={() => {}}
      />
    </MemoryRouter>,
  );
}

const page = html();

/** The cells of a row, as markup. */
function cells(row: string, markup = page): string[] {
  const line = new RegExp(`<tr data-row="${row}".*?</tr>`).exec(markup)?.[0] ?? '';
  return [...line.matchAll(/<td[ >].*?<\/td>/g)].map(([cell]) => cell);
}

const text = (cell: string | undefined) => (cell ?? '').replace(/<[^>]*>/g, '');

describe('the financials table', () => {
  test('has every printed row, in order, each linking to its chart', () => {
    const links = [...page.matchAll(/\/financials\/ACME\/(\w+)"/g)].map(([, key]) => key);
    expect(links).toEqual(rows.filter(({ hidden }) => !hidden).map(({ key }) => key));
    expect(links.every((key) => key !== undefined && isRowKey(key) && !rowOf(key).hidden)).toBe(true);
  });

  test('has all rows on request, numbered in their order, with the default ones in between', () => {
    const keys = [...html({ all: true }).matchAll(/<tr data-row="(\w+)"/g)].map(([, key]) => key);
    expect(keys).toEqual(allRows.map(({ key }) => key));
    expect(keys.slice(4, 8)).toEqual(['revenue', 'revenueChange', 'costOfRevenue', 'grossProfit']);
    expect(keys).toEqual(expect.arrayContaining(rows.filter(({ hidden }) => !hidden).map(({ key }) => key)));
  });

  test('lets eight rows of a forecast be typed when all are shown, seven by default', () => {
    const typed = (markup: string) =>
      [...markup.matchAll(/data-row="(\w+)" data-edit/g)].map(([, key]) => key);
    const marks = new Map();
    expect(typed(html({ marks, all: true }))).toEqual([
      'revenueChange',
      'margin',
      'percentageCfoOfRevenue',
      'capexChange',
      'freeCashFlowGrowthRate',
      'totalAssetsChange',
      'percentageLiabilitiesOfAssets',
      'sharesOutstandingChange',
    ]);
    expect(typed(html({ marks }))).toHaveLength(7);
  });

  test('shows the growth of free cash flow as soon as it is typed: the value rests on it', () => {
    const [column, row, input] = ['2026', 'freeCashFlowGrowthRate', 0.1] as const;
    const marks = cellMarks([{ column, row, input, value: input, failure: null }], new Set());
    expect(html({ marks })).toMatch(/data-row="freeCashFlow".*data-row="freeCashFlowGrowthRate"/);
  });

  test('leaves a cell blank whose formula has no result', () => {
    const failure = { why: 'syntax', span: { from: 1, to: 1 }, text: '', through: [] } as const;
    const marks = cellMarks([{ column: '2026', row: 'margin', input: '=', value: null, failure }], new Set());
    const failed = cells('margin', html({ marks })).find((cell) => cell.includes('is-error'));
    expect(failed).toContain('<span class="visually-hidden">No result. </span></td>');
  });

  test('names its column groups and the month the fiscal year ends in', () => {
    for (const group of ['Actual', '10 year CAGR', 'Estimated', 'Projected'])
      expect(page).toContain(`>${group}<`);
    expect(page).toContain('Fiscal year, Sept.');
    const may = annual.map((column) => ({ ...column, periodEnd: `${column.year}-05-31` }));
    expect(html({ fiscalYearEnd: null }, may)).toContain('Fiscal year, May');
    expect(page).toMatch(/class="band-proj term"[^>]*>Terminal</);
  });

  test('says when a quarter and the last twelve months end', () => {
    const twelve = html({}, shownYears({ ...financials, ltm: [ltm] }, forecast, 'extended'));
    expect(twelve).toMatch(
      /title="Twelve months to 2026 Q1. Period ended 2025-12-31."[^>]*>LTM<small>Dec 31, 2025</,
    );
    expect(text(cells('revenue', twelve)[11])).toBe('231,000');
    const quarters = html({}, shownQuarters(financials.quarterly, 'extended'));
    expect(quarters).toContain('>2025 Q4<small>Sep 30, 2025</small>');
  });

  test('says in the row of free cash flow where typed growth leaves CFO − capex', () => {
    const terminal = forecast.map((it, at) =>
      at === forecast.length - 1 ? { ...it, marks: { freeCashFlow: ['growth_typed'] } } : it,
    );
    const row = (markup: string) => /<tr data-row="freeCashFlow" .*?<\/tr>/.exec(markup)?.[0];
    expect(row(html({}, shownYears(financials, terminal, 'extended')))).toContain(
      '>by typed growth in Terminal<',
    );
    expect(row(page)).toContain('>CFO − capex<');
  });

  test('marks the rows that move the value, among those that may be typed, and no others', () => {
    const rowsWith = (markup: string, words: string) =>
      [...markup.matchAll(/<tr data-row="(\w+)".*?<\/tr>/g)].flatMap(([row, key]) =>
        row.includes(words) ? [key] : [],
      );
    const byCashFlow = html({ marks: new Map(), effects: rowEffects('fcfTenYears', []) });
    expect(rowsWith(byCashFlow, '>Moves the value<')).toEqual([
      'revenueChange',
      'percentageCfoOfRevenue',
      'capexChange',
    ]);
    expect(rowsWith(byCashFlow, '>Doesn’t move the value<')).toContain('margin');
    expect(
      rowsWith(html({ marks: new Map(), effects: rowEffects('affo', []) }), '>Moves the value<'),
    ).toEqual([]);
    const linked = [
      { column: '2026', row: 'percentageCfoOfRevenue', input: '=margin*1.15', value: 0.1, failure: null },
    ] as const;
    const byMargin = html({ marks: new Map(), effects: rowEffects('fcfTenYears', linked) });
    expect(rowsWith(byMargin, '>Moves the value<')).toContain('margin');
    expect(page).not.toContain('move the value');
  });

  test('says where an estimate comes from, and which years only fade from it', () => {
    const [first, second, ...others] = forecast;
    const of = (it: typeof first, mark: string) =>
      it === undefined ? [] : [{ ...it, marks: { margin: [mark] } }];
    const faded = others.map((it) => ({ ...it, marks: { revenueChange: ['faded'] } }));
    const marked = [...of(first, 'bridged'), ...of(second, 'analysts'), ...faded];
    const consensus = new Map([
      [2026, { label: 'Bridged', day: null, explanation: 'Between two.' }],
      [2027, { label: '32 analysts', day: 'Aug 14, 2026', explanation: 'Consensus of 32.' }],
    ]);
    const head = html({ consensus }, shownYears(financials, marked, 'extended'));
    expect(head).toMatch(
      />2026<small><button[^>]*>Bridged<\/button><span[^>]*>Between two.<\/span><\/small></,
    );
    expect(head).toMatch(
      />32 analysts<\/button>.*Consensus of 32.<\/span><\/small><small>Aug 14, 2026<\/small>/,
    );
    expect(head).toMatch(/>2028<small><button[^>]*>Faded<\/button><span[^>]*>Beyond the analysts’ last year/);
    expect(head).toMatch(/>Terminal<small><button[^>]*>Faded</);
    expect(page).not.toContain('Faded');
  });

  test('marks the year of a change of basis, with a note', () => {
    const [first, ...others] = financials.actual;
    const spunOff = others.map((it) =>
      it.year === 2023 ? { ...it, marks: { revenue: ['basis_changed'] } } : it,
    );
    const actual = first === undefined ? [] : [first, ...spunOff];
    const head = html({}, shownYears({ ...financials, actual }, forecast, 'extended'));
    expect(head).toMatch(/<button[^>]*popoverTarget[^>]*>2023\*<\/button>/i);
    expect(head).toContain('Basis changed: years before 2023 include businesses since sold or spun off');
    expect(page).not.toContain('Basis changed');
  });

  test('prints millions, percent, negatives in parentheses and zero', () => {
    expect(text(cells('revenue')[10])).toBe('225,000');
    expect(text(cells('netIncome')[5])).toBe('(2,750)');
    expect(text(cells('revenueChange')[4])).toBe('-');
    expect(text(cells('margin')[5])).toBe('(1.7%)');
  });

  test('says why a figure is missing, in its tooltip and to screen readers', () => {
    const missing = cells('interestCoverage')[0] ?? '';
    expect(text(missing)).toBe(
      '– The SEC’s data has no interest expense for this period. It may be filed within a total or under a name of the company’s own.',
    );
    expect(missing).toContain(
      'title="The SEC’s data has no interest expense for this period. It may be filed within a total or under a name of the company’s own."',
    );
    expect(text(cells('dividendsPerShare')[12])).toContain('This line isn’t forecast.');
  });

  test('a figure without remarks is its text alone: a table has hundreds', () => {
    expect(cells('revenue')[10]).toBe('<td>225,000</td>');
  });

  test('CSS knows from the end of a row which columns are averages and forecast', () => {
    const bandsOf = (markup: string) => /<table class="financials-table ([^"]*)"/.exec(markup)?.[1];
    expect(bandsOf(page)).toBe('ends-forecast');
    expect(annual.slice(-7).map(({ kind }) => kind)).toEqual([
      'average',
      'estimated',
      ...Array.from({ length: 4 }, () => 'projected'),
      'terminal',
    ]);
    const twelve = { ...financials, ltm: [ltm] };
    expect(bandsOf(html({}, shownYears(twelve, forecast, 'extended')))).toBe('ends-forecast has-ltm');
    expect(bandsOf(html({}, shownYears(twelve, [], 'extended')))).toBe('ends-average has-ltm');
    expect(bandsOf(html({}, shownQuarters(financials.quarterly, 'extended')))).toBe('ends-filed');
  });

  test('a year above its consensus is coloured and labelled', () => {
    const beat = cells('earningsPerShare')[10] ?? '';
    expect(beat).toContain('<td class="beat"');
    expect(text(beat)).toContain('beat');
    expect(beat).toContain('Consensus 7.70, reported 8.10');
    expect(cells('earningsPerShare', html({ beats: false }))[10]).not.toContain('beat');
  });

  test('the consensus is shown under the reported figure on request', () => {
    expect(page).toContain('>7.70</td>');
    expect(html({ versus: false })).not.toContain('>7.70</td>');
  });

  test('a figure of a failed check has a mark and a label', () => {
    expect(text(cells('earningsPerShare')[9])).toContain('A check failed:');
    expect(text(cells('earningsPerShare')[8])).not.toContain('A check failed:');
  });

  test('a derived figure is marked; one adjusted for splits only on request', () => {
    expect(cells('totalLiabilities')[0]).toContain('class="underlined"');
    const adjusted = cells('earningsPerShare')[0] ?? '';
    expect(adjusted).not.toContain('class="underlined"');
    expect(adjusted).toContain('Adjusted for later share splits.');
  });

  test('a ten-year rate over fewer years names their number', () => {
    expect(text(cells('netIncome')[11])).toBe('7y7.7%');
    expect(text(cells('revenue')[11])).toBe('12.5%');
  });

  test("the model's value is distinct from a market price", () => {
    const [ahead] = forecast;
    if (!ahead) throw new Error('the fixture has a forecast');
    const columns = shownYears(financials, [{ ...ahead, averageStockPrice: 94.38 }], 'extended');
    const [paid, worth] = [10, 12].map((index) => cells('averageStockPrice', html({}, columns))[index]);
    expect(paid).not.toContain('not a market price');
    expect(worth).toContain('title="Model value, not a market price."');
  });

  test('quarters are alone under their own heading', () => {
    const quarters = html({}, shownQuarters(financials.quarterly, 'extended'));
    expect(quarters).toContain('>Quarterly<');
    expect(quarters).not.toContain('>Estimated<');
    expect(cells('revenue', quarters)).toHaveLength(40);
  });
});

import { getFigure, getFigureSource, getFilings, getFinancials } from '@tenfold/contract/financials';
import { z } from 'zod';
import { figuresWithFilings } from './figures-with-filings.ts';
import { asOf, symbol } from './inputs.ts';
import { tool } from './tool.ts';

const periods = ['year', 'quarter', 'last_twelve_months', 'ten_year_average'] as const;

export const figureTools = [
  tool({
    name: 'get_financials',
    title: 'Financial statements',
    description:
      'Filed figures of a company by fiscal year or quarter: revenue, profit, cash flow, balance sheet, per share, ratios. Each figure has its unit (a fraction of 0.12 is 12 %), its column the last day it covers, and each the accession numbers of its filings, whose addresses are in `filings`. Amounts are whole, not in thousands or millions. Null with `why` is missing, never zero.',
    input: z.object({
      symbol,
      period: z.enum(periods).default('year'),
      last: z.number().int().min(1).max(40).default(5).describe('How many of the newest years or quarters'),
      lines: z
        .array(z.string().max(60))
        .max(60)
        .optional()
        .describe('Keys of lines, such as revenue, netIncome, freeCashFlow; left out: all'),
      as_of: asOf,
    }),
    async read(api, { symbol: of, period, last, lines, as_of: day }) {
      const input = { params: { symbol: of }, query: { asOf: day } };
      const [financials, filings] = [await api.call(getFinancials, input), await api.call(getFilings, input)];
      return figuresWithFilings(financials, filings, { period, last, lines: lines ?? null });
    },
  }),
  tool({
    name: 'get_figure',
    title: 'One figure',
    description:
      'One figure by fiscal period and line, with its value in full, unit, last day and the filings it comes from, or why there is none. Lines are those of filings (revenue, netIncome, freeCashFlow, inventory, longTermDebt …), margins (margin, grossMargin, operatingMargin, freeCashFlowMargin) and changes since a year before (revenueChange, earningsPerShareChange …).',
    input: z.object({
      symbol,
      period: z
        .string()
        .max(12)
        .describe('FY2024, FY2024 Q3 or LTM; fiscal years are named by the calendar year of their last day'),
      line: z.string().max(42),
      as_of: asOf,
    }),
    read: (api, { symbol: of, period, line, as_of: day }) =>
      api.call(getFigure, { params: { symbol: of, period, line }, query: { asOf: day } }),
  }),
  tool({
    name: 'get_figure_source',
    title: 'Source of a figure',
    description:
      'Where one figure comes from: the facts as filed with tag, unit, accession number, form, day and address at the SEC, the formula of a derived one, and every other value filed for the same period.',
    input: z.object({
      symbol,
      line: z.string().max(60).describe('Key of the line, as get_financials names it'),
      column: z
        .union([z.string().max(12), z.number().int()])
        .describe('A fiscal year (2024), a quarter (2024-Q3) or LTM'),
      as_of: asOf,
    }),
    read: (api, { symbol: of, line, column, as_of: day }) =>
      api.call(getFigureSource, {
        // The call refuses what is no line.
        params: { symbol: of, rowKey: line as 'revenue', column: `${column}` },
        query: { asOf: day },
      }),
  }),
  tool({
    name: 'list_filings',
    title: 'Filings',
    description: 'The filings behind a company’s figures, newest first, with addresses at the SEC.',
    input: z.object({ symbol, last: z.number().int().min(1).max(100).default(20), as_of: asOf }),
    async read(api, { symbol: of, last, as_of: day }) {
      const { filings } = await api.call(getFilings, { params: { symbol: of }, query: { asOf: day } });
      return {
        symbol: of,
        filings: filings.slice(0, last).map(({ accession, form, filed, url, periodEnd, period }) => ({
          accession,
          form,
          filed,
          url,
          periodEnd,
          period,
        })),
      };
    },
  }),
];

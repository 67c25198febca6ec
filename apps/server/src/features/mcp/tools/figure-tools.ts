import { getFigureSource, getFilings, getFinancials } from '@tenfold/contract/financials';
import { z } from 'zod';
import { figuresWithFilings } from './figures-with-filings.ts';
import { symbol } from './symbol-input.ts';
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
    }),
    async read(api, { symbol: of, period, last, lines }) {
      const params = { symbol: of };
      const [financials, filings] = [
        await api.call(getFinancials, { params }),
        await api.call(getFilings, { params }),
      ];
      return figuresWithFilings(financials, filings, { period, last, lines: lines ?? null });
    },
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
    }),
    read: (api, { symbol: of, line, column }) =>
      // The call refuses what is no line.
      api.call(getFigureSource, { params: { symbol: of, rowKey: line as 'revenue', column: `${column}` } }),
  }),
  tool({
    name: 'list_filings',
    title: 'Filings',
    description: 'The filings behind a company’s figures, newest first, with addresses at the SEC.',
    input: z.object({ symbol, last: z.number().int().min(1).max(100).default(20) }),
    async read(api, { symbol: of, last }) {
      const { filings } = await api.call(getFilings, { params: { symbol: of } });
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

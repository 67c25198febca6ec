import type * as financials from '../financials.ts';
import examples from './examples/financials.json' with { type: 'json' };
import type { DocsOf } from './feature-docs.ts';

export const financialsDocs: DocsOf<typeof financials> = {
  tag: 'Figures as filed with the SEC, ratios, averages and the default forecast.',
  calls: {
    listDataQuality:
      'Returns how the filings of each company fare in the checks, in counts alone: equations that hold, gaps, changes of XBRL tags, figures excluded and restated, and the newest filing checked.',
    getFailedChecks:
      'Returns the checks that the filings of a company fail, with both sides of each. Needs access to the history.',
    getFinancials:
      'Returns up to eleven fiscal years, the last twelve months where a newer quarter is filed, forty quarters, the ten-year averages and the default forecast. A missing value is null, and `why` gives the reason by row. Visitors get the latest fiscal year of most companies.',
    getMoreRows:
      'Returns what the financials leave out: cost of revenue, gross profit, R&D, SG&A, advertising, operating income, EBITDA, interest, pre-tax income, tax, stock compensation, buybacks, dividends paid, parts of the balance sheet, ROIC and multiples of enterprise value, by the same columns. Needs access to the history.',
    getFilings:
      'Returns every filing with a figure in the financials, with a link to the SEC and the years, quarters and twelve months it is behind. Needs access to the history.',
    getMultiples:
      'Returns what the market paid for earnings and free cash flow at the end of each quarter of ten years, its median and quartiles, and what it pays at the last close. Refused with `too_few_years` below five years. Needs access to the history.',
    getCompanyOnDay:
      'Returns a company with the close of a past day, the days of its reports, and how many reports and closes came later. With `as_of`, the calls for its figures, their sources, filings, multiples and chart answer from what was filed and traded by the end of that day; no year is opened that they don’t have today. Needs access to the history.',
    getFigure:
      'Returns one figure by fiscal period and line (`revenue`, `freeCashFlow`, `margin`, `revenueChange`), with its unit, last day and filings, or why there is none. Texts of the community name figures in the same way, as `{AAPL FY2024 revenue}`. Needs access to the history.',
    checkFigures:
      'Finds the figures typed in a text (`391,053`, `$391 billion`, `26.9%`), reads from each sentence what they are of, and answers for each whether what was filed rounds to it at the digits written, contradicts it, or isn’t found. `directions` are verbs (“fell”) that filings deny, only where a sentence says nothing but one line of one company in one fiscal year. `companies` are what the text is about, where a sentence names none. Nothing of the text is stored. No company is opened for it: those that the caller hasn’t opened this month answer `not_open`, where their plan has a limit. The first sixty figures are checked.',
    getFigureSource:
      'Returns the filed facts behind one figure, the formula where it is calculated, and other values filed for the same period.',
  },
  examples,
  schemas: {
    companyQuality: 'How the filings of a company fare in the checks, in counts.',
    failedChecks: 'The checks that the filings of a company fail.',
    financialsColumn:
      'One fiscal year, twelve months, quarter, average or forecast year: every row of the table.',
    moreRowsColumn: 'Further rows of one column of the financials.',
    moreRows: 'Further rows of the financials.',
    forecastBase: 'What a forecast starts from: last figures, averages, consensus and yearly history.',
    qualityCheck: 'A check of the filed figures against each other.',
    financials: 'The financials table of a company.',
    filing: 'One filing, and the columns of the financials it is behind.',
    filings: 'The filings behind the financials of a company.',
    multipleHistory: 'One multiple over ten years, and at the last close.',
    multiples: 'Multiples of a company over ten years.',
    namedFigure: 'A figure that a text or a caller names by company, period and line.',
    textFigure: 'A figure that a text names, as it was when the text was posted.',
    filedFigure: 'What was filed where a text has its own figure.',
    checkedFigure: 'A figure of a text, beside the filings.',
    companyOnDay: 'A company on a past day.',
    figureSource: 'Where one figure comes from, down to the filings.',
  },
};

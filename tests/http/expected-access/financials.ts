import {
  checkFigures,
  getCompanyOnDay,
  getFailedChecks,
  getFigure,
  getFigureSource,
  getFilings,
  getFinancials,
  getMoreRows,
  getMultiples,
  listDataQuality,
} from '@tenfold/contract/financials';
import { getValuation, getValuationOnDay } from '@tenfold/contract/valuation';
import { type AccessRow, everybody, row, signedIn } from './access-row.ts';

/** Visitors see Apple fully, and of others the latest year. */
export const financialsAccess: readonly AccessRow[] = [
  row(getFinancials, { params: { symbol: 'AAPL' } }, everybody(200)),
  row(getFinancials, { params: { symbol: 'NKE' } }, everybody(200)),
  row(getMoreRows, { params: { symbol: 'AAPL' } }, everybody(200)),
  row(getMoreRows, { params: { symbol: 'NKE' } }, signedIn(200, 403)),
  row(getFilings, { params: { symbol: 'AAPL' } }, everybody(200)),
  row(getFilings, { params: { symbol: 'NKE' } }, signedIn(200, 403)),
  row(getMultiples, { params: { symbol: 'AAPL' } }, everybody(200)),
  row(getMultiples, { params: { symbol: 'NKE' } }, signedIn(200, 403)),
  row(getFigureSource, { params: { symbol: 'AAPL', rowKey: 'revenue', column: '2020' } }, everybody(200)),
  row(getFigureSource, { params: { symbol: 'NKE', rowKey: 'revenue', column: '2020' } }, signedIn(200, 403)),
  row(getFigure, { params: { symbol: 'AAPL', period: 'FY2024', line: 'revenue' } }, everybody(200)),
  row(getFigure, { params: { symbol: 'NKE', period: 'LTM', line: 'margin' } }, signedIn(200, 403)),
  row(checkFigures, { body: { text: 'Apple’s revenue in 2024 was 391,035.' } }, signedIn(200)),
  row(getCompanyOnDay, { params: { symbol: 'AAPL', day: '2023-06-30' } }, everybody(200)),
  row(getCompanyOnDay, { params: { symbol: 'NKE', day: '2023-06-30' } }, signedIn(200, 403)),
  row(getFinancials, { params: { symbol: 'NKE' }, query: { asOf: '2023-06-30' } }, signedIn(200, 403)),
  row(getFilings, { params: { symbol: 'NKE' }, query: { asOf: '2023-06-30' } }, signedIn(200, 403)),
  row(getValuationOnDay, { params: { symbol: 'AAPL', day: '2023-06-30' } }, everybody(200)),
  row(getValuationOnDay, { params: { symbol: 'NKE', day: '2023-06-30' } }, signedIn(200, 403)),
  row(listDataQuality, {}, everybody(200)),
  row(getFailedChecks, { params: { symbol: 'AAPL' } }, everybody(200)),
  row(getFailedChecks, { params: { symbol: 'NKE' } }, signedIn(200, 403)),
  row(getValuation, { params: { symbol: 'NKE' } }, everybody(200)),
];

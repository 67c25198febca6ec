import {
  fetchFilings,
  getChiefExecutives,
  getCompany,
  getFilingFetch,
  getSample,
  getStockPrice,
  listCompanies,
  searchCompanies,
  searchSymbols,
} from '@tenfold/contract/company';
import { type AccessRow, everybody, row, signedIn } from './access-row.ts';

export const companyAccess: readonly AccessRow[] = [
  row(listCompanies, {}, everybody(200)),
  row(searchCompanies, { params: { text: 'apple' } }, everybody(200)),
  row(searchSymbols, { body: { symbols: ['AAPL'] } }, everybody(200)),
  row(getCompany, { params: { symbol: 'NKE' } }, everybody(200)),
  row(getChiefExecutives, { params: { symbol: 'NKE' } }, everybody(200)),
  row(getFilingFetch, { params: { symbol: 'KO' } }, everybody(200)),
  row(fetchFilings, { params: { symbol: 'KO' }, body: {} }, everybody(200)),
  row(getSample, {}, everybody(200)),
  row(getStockPrice, { params: { symbol: 'AAPL', period: '10Y' } }, everybody(200)),
  row(getStockPrice, { params: { symbol: 'NKE', period: '10Y' } }, signedIn(200, 403)),
];

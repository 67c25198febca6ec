import {
  checkEmail,
  checkMailLink,
  checkVerify,
  completeRegister,
  deleteAccount,
  exportAccount,
  forgotPassword,
  getMe,
  getSignInOptions,
  getUserSettings,
  logIn,
  logInWithApple,
  logInWithGoogle,
  logOut,
  register,
  requestVerifyToken,
  resetPassword,
  updateAvatar,
  updateBio,
  updatePassword,
  updateProfile,
  updateUserName,
  updateUserSetting,
  verify,
} from '@tenfold/contract/accounts';
import { getPlans, getQuota } from '@tenfold/contract/billing';
import { getChart, listChartEvents } from '@tenfold/contract/chart';
import {
  fetchFilings,
  getChiefExecutives,
  getCompany,
  getFilingFetch,
  getStockPrice,
  listCompanies,
  searchCompanies,
  searchSymbols,
} from '@tenfold/contract/company';
import type { Endpoint, InputOf } from '@tenfold/contract/endpoint';
import {
  getFigureSource,
  getFilings,
  getFinancials,
  getMoreRows,
  getMultiples,
} from '@tenfold/contract/financials';
import {
  compareForecasts,
  copySharedForecast,
  createForecast,
  deleteForecast,
  duplicateForecast,
  getForecastOnDay,
  getForecastVersion,
  getScorecard,
  getSharedForecast,
  listForecastScores,
  listForecasts,
  listForecastVersions,
  listOwnForecasts,
  renameForecast,
  restoreForecast,
  restoreForecastVersion,
  saveForecast,
  shareForecast,
} from '@tenfold/contract/forecasts';
import { getValuation } from '@tenfold/contract/valuation';

/** A visitor, each plan, an editor, and somebody who is not the owner. */
export type CallerKind = 'visitor' | 'light' | 'investor' | 'superuser' | 'other';

export interface AccessRow {
  readonly endpoint: Endpoint;
  /** A valid input. */
  readonly input: unknown;
  readonly statuses: Readonly<Record<CallerKind, number>>;
}

const lightForecast = { symbol: 'NKE', forecastId: 1 };

/** In the order they are tried. A call without a row fails `tests/http/access.test.ts`. */
export const expectedAccess: readonly AccessRow[] = [
  // Companies: visitors see Apple fully, and of others the latest year.
  row(listCompanies, {}, everybody(200)),
  row(searchCompanies, { params: { text: 'apple' } }, everybody(200)),
  row(searchSymbols, { body: { symbols: ['AAPL'] } }, everybody(200)),
  row(getCompany, { params: { symbol: 'NKE' } }, everybody(200)),
  row(getChiefExecutives, { params: { symbol: 'NKE' } }, everybody(200)),
  row(getFilingFetch, { params: { symbol: 'KO' } }, everybody(200)),
  row(fetchFilings, { params: { symbol: 'KO' }, body: {} }, everybody(200)),
  row(getStockPrice, { params: { symbol: 'AAPL', period: '10Y' } }, everybody(200)),
  row(getStockPrice, { params: { symbol: 'NKE', period: '10Y' } }, signedIn(200, 403)),
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
  row(getValuation, { params: { symbol: 'NKE' } }, everybody(200)),
  row(listChartEvents, { params: { symbol: 'AAPL' } }, everybody(200)),
  row(listChartEvents, { params: { symbol: 'NKE' } }, signedIn(200, 403)),
  row(getChart, chartOf('AAPL', []), everybody(200)),
  row(getChart, chartOf('AAPL', ['GOOGL', 'MSFT']), everybody(200)),
  row(getChart, chartOf('NKE', []), signedIn(200, 403)),
  row(getChart, chartOf('NKE', ['COST']), signedIn(200, 403)),
  row(getChart, chartOf('NKE', ['COST', 'PG']), { ...everybody(403), investor: 200, superuser: 200 }),

  // Own forecasts: the first created is the one of Light.
  row(
    createForecast,
    { params: { symbol: 'NKE' }, body: { name: 'Base case', values: { 2026: { margin: 0.1 } } } },
    signedIn(200),
  ),
  row(listForecasts, { params: { symbol: 'NKE' } }, signedIn(200)),
  row(
    saveForecast,
    {
      params: lightForecast,
      body: { revision: 1, values: { Terminal: { margin: '=margin[-1]' } } },
    },
    onlyLight(200),
  ),
  row(listOwnForecasts, {}, signedIn(200)),
  row(
    compareForecasts,
    { params: { symbol: 'NKE' }, query: { first: '1', second: 'averages' } },
    onlyLight(200),
  ),
  row(getScorecard, {}, signedIn(200)),
  row(renameForecast, { params: lightForecast, body: { name: 'Slow recovery' } }, onlyLight(200)),
  row(duplicateForecast, { params: lightForecast }, onlyLight(200)),
  row(listForecastScores, { params: lightForecast }, onlyLight(200)),
  row(listForecastVersions, { params: lightForecast }, onlyLight(200)),
  row(getForecastVersion, { params: { ...lightForecast, number: 1 } }, onlyLight(200)),
  row(getForecastOnDay, { params: { ...lightForecast, day: '2999-12-31' } }, onlyLight(200)),
  row(
    restoreForecastVersion,
    { params: { ...lightForecast, number: 1 }, body: { revision: 2 } },
    onlyLight(200),
  ),
  row(shareForecast, { params: lightForecast, body: { share: true } }, onlyLight(200)),
  row(getSharedForecast, { params: { token: 'of no link' } }, everybody(404)),
  row(copySharedForecast, { params: { token: 'of no link' }, body: {} }, signedIn(404)),
  row(deleteForecast, { params: lightForecast }, onlyLight(200)),
  row(restoreForecast, { params: lightForecast }, onlyLight(200)),

  // Plans
  row(getQuota, {}, everybody(200)),
  row(getPlans, {}, everybody(200)),

  // Without an account
  row(checkEmail, { params: { email: 'ann@example.com' } }, everybody(200)),
  row(register, { body: { email: 'ann@example.com', password: 'ten letters' } }, everybody(200)),
  row(requestVerifyToken, { body: { email: 'nobody@example.org' } }, everybody(200)),
  row(verify, { body: { token: 'of no mail' } }, everybody(422)),
  row(checkMailLink, { body: { token: 'of no mail', purpose: 'reset' } }, everybody(200)),
  row(checkVerify, { body: { accessToken: 'of nobody' } }, everybody(200)),
  row(forgotPassword, { body: { email: 'stranger@example.org' } }, everybody(200)),
  row(resetPassword, { body: { token: 'of no mail', password: 'ten letters' } }, everybody(422)),
  row(logIn, { body: { username: 'nobody@example.org', password: 'wrong' } }, everybody(401)),
  row(getSignInOptions, {}, everybody(200)),
  row(logInWithGoogle, { body: { accessToken: 'of nobody' } }, everybody(404)),
  row(logInWithApple, { body: { accessToken: 'of nobody' } }, everybody(404)),

  // The own account: no call can name another
  row(getMe, {}, signedIn(200)),
  row(completeRegister, { body: { firstName: 'Ann' } }, signedIn(200)),
  row(updateUserName, { body: { firstName: 'Ann', secondName: '' } }, signedIn(200)),
  row(updateBio, { body: { bio: '' } }, signedIn(200)),
  row(
    updateProfile,
    {
      body: {
        goals: null,
        investExp: null,
        companies: null,
        knowledgeExpertise: { financialAnalysis: false, industries: [], particularCompanies: null },
      },
    },
    signedIn(200),
  ),
  row(updateAvatar, { body: { image: null } }, signedIn(200)),
  row(getUserSettings, {}, signedIn(200)),
  row(updateUserSetting, { body: { theme: 'dark' } }, signedIn(200)),
  row(
    updatePassword,
    { body: { oldPassword: 'wrong', newPassword: 'ten letters', rePassword: 'ten letters' } },
    signedIn(422),
  ),
  row(exportAccount, {}, signedIn(200)),
  row(deleteAccount, { body: { email: 'ann@example.com', password: 'wrong' } }, signedIn(422)),
  // Last, because it ends the session.
  row(logOut, {}, signedIn(200)),
];

function row<E extends Endpoint>(endpoint: E, input: InputOf<E>, statuses: AccessRow['statuses']): AccessRow {
  return { endpoint, input, statuses };
}

function everybody(status: number): AccessRow['statuses'] {
  return { visitor: status, light: status, investor: status, superuser: status, other: status };
}

function signedIn(status: number, visitor = 401): AccessRow['statuses'] {
  return { ...everybody(status), visitor };
}

/** The forecast belongs to the first who made one: to others it does not exist. */
function onlyLight(status: number): AccessRow['statuses'] {
  return { ...signedIn(404), light: status };
}

function chartOf(symbol: string, compare: string[]): InputOf<typeof getChart> {
  return { params: { symbol, period: '5Y' }, body: { indicators: ['revenue'], compare } };
}

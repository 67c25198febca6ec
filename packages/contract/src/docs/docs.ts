import { accountsDocs } from './docs/accounts.ts';
import { alertsDocs } from './docs/alerts.ts';
import { billingDocs } from './docs/billing.ts';
import { chartDocs } from './docs/chart.ts';
import { commentsDocs } from './docs/comments.ts';
import { companyDocs } from './docs/company.ts';
import type { FeatureDocs } from './docs/feature-docs.ts';
import { financialsDocs } from './docs/financials.ts';
import { forecastsDocs } from './docs/forecasts.ts';
import { listsDocs } from './docs/lists.ts';
import { notesDocs } from './docs/notes.ts';
import { notificationsDocs } from './docs/notifications.ts';
import { summaryDocs } from './docs/summary.ts';
import { valuationDocs } from './docs/valuation.ts';
import type * as contract from './index.ts';

export type { CallExample } from './docs/feature-docs.ts';
export { problem, problemDocs } from './docs/problems.ts';

export const docs: Readonly<Record<string, FeatureDocs>> = {
  accounts: accountsDocs,
  alerts: alertsDocs,
  billing: billingDocs,
  chart: chartDocs,
  comments: commentsDocs,
  company: companyDocs,
  financials: financialsDocs,
  forecasts: forecastsDocs,
  notes: notesDocs,
  notifications: notificationsDocs,
  summary: summaryDocs,
  lists: listsDocs,
  valuation: valuationDocs,
} satisfies Record<keyof typeof contract, FeatureDocs>;

export const parameterDocs: Readonly<Record<string, string>> = {
  symbol: 'A ticker symbol, in upper or lower case.',
  text: 'A symbol, a name, or the beginning of one.',
  limit: 'The most results to return.',
  period: 'How far back to go, in upper or lower case.',
  rowKey: 'A row of the financials table.',
  column: 'A fiscal year such as `2024`, or a quarter such as `2024-Q3`.',
  email: 'An email address.',
  commentId: 'A comment of yours; another person’s is not found.',
  id: 'A list or comment of yours; where reading is enough also the token of a shared list’s link, or the key of a curated list.',
  listId: 'A list of yours; another person’s is not found.',
  forecastId: 'A forecast of yours; another person’s is not found.',
  alertId: 'A price alert of yours; another person’s is not found.',
  unread: '`true` for unread ones alone, `false` for all.',
  notificationId: 'A notification of yours; another person’s is not found.',
  unsubscribeToken: 'From the unsubscribe link of an email.',
  number: 'A version, counted from 1.',
  token: 'From the link of a shared forecast.',
  day: 'A date such as `2026-01-31`: the end of that day, UTC.',
  until:
    'The day of the price. Values are rolled forward to the day each version was saved, but not past this one.',
  first: '`averages`, `analysts`, the id of a forecast of yours, or the token of a shared one’s link.',
  second: 'As `first`.',
  list: 'A list of yours; the default one where it is none of yours.',
  noteId: 'A note of yours; another person’s is not found.',
  updateId: 'An update of that note.',
  page: 'Counted from 1.',
  size: 'Notes on a page.',
  q: 'Finds it in titles, texts, updates and symbols, in upper or lower case.',
  sort: '`newest`, `oldest`, `updated` (last changed first), or `company` (by symbol, then newest).',
};

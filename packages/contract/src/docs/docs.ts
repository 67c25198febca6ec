import type * as contract from '../index.ts';
import { accountsDocs } from './accounts.ts';
import { alertsDocs } from './alerts.ts';
import { assistantDocs } from './assistant.ts';
import { billingDocs } from './billing.ts';
import { chartDocs } from './chart.ts';
import { commentsDocs } from './comments.ts';
import { companyDocs } from './company.ts';
import { contentDocs } from './content.ts';
import { contestsDocs } from './contests.ts';
import type { FeatureDocs } from './feature-docs.ts';
import { financialsDocs } from './financials.ts';
import { forecastsDocs } from './forecasts.ts';
import { landingDocs } from './landing.ts';
import { listsDocs } from './lists.ts';
import { notesDocs } from './notes.ts';
import { notificationsDocs } from './notifications.ts';
import { qaDocs } from './qa.ts';
import { summaryDocs } from './summary.ts';
import { valuationDocs } from './valuation.ts';

export type { CallExample } from './feature-docs.ts';
export { problem, problemDocs } from './problems.ts';

export const docs: Readonly<Record<string, FeatureDocs>> = {
  accounts: accountsDocs,
  alerts: alertsDocs,
  assistant: assistantDocs,
  billing: billingDocs,
  chart: chartDocs,
  comments: commentsDocs,
  company: companyDocs,
  contests: contestsDocs,
  content: contentDocs,
  financials: financialsDocs,
  forecasts: forecastsDocs,
  landing: landingDocs,
  notes: notesDocs,
  notifications: notificationsDocs,
  qa: qaDocs,
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
  key: 'A block of the site’s content, or one of its documents.',
  version: 'A version, 0 as the product came.',
  contestId: 'An open contest of a figure.',
  commentId: 'A comment of yours; another person’s is not found.',
  id: 'A list, comment, draft or card of yours; a question, an answer, a contributor, or a comment on an answer; where reading is enough also the token of a shared list’s link, or the key of a curated list.',
  listId: 'A list of yours; another person’s is not found.',
  forecastId: 'A forecast of yours; another person’s is not found.',
  session: 'A page of the sandbox to pay on; another person’s is not found.',
  alertId: 'A price alert of yours; another person’s is not found.',
  unread: '`true` for unread ones alone, `false` for all.',
  notificationId: 'A notification of yours; another person’s is not found.',
  unsubscribeToken: 'From the unsubscribe link of an email.',
  number: 'A version, counted from 1; the number of an invoice of yours.',
  token: 'From the link of a shared forecast.',
  day: 'A date such as `2026-01-31`: the end of that day, UTC.',
  until:
    'The day of the price. Values are rolled forward to the day each version was saved, but not past this one.',
  first: '`averages`, `analysts`, the id of a forecast of yours, or the token of a shared one’s link.',
  second: 'As `first`.',
  list: 'A list of yours; the default one where it is none of yours.',
  kind: '`question`, `answer` or `comment`.',
  noteId: 'A note of yours; another person’s is not found.',
  updateId: 'An update of that note.',
  page: 'Counted from 1.',
  size: 'Notes on a page.',
  q: 'Finds it in titles (of notes also in texts, updates and symbols), in upper or lower case.',
  sort: 'Notes: `newest`, `oldest`, `updated` (last changed first), or `company` (by symbol, then newest). Questions: `newest`, `upvotes`, `answers` (most first), or `active` (last added to first); their answers: `upvotes` or `newest`.',
  questionId: 'A question that you may read.',
  answerId: 'An answer that you may read.',
  cursor: '`next` of the page before.',
  tab: '`all`, `q-for-you` (about companies of your lists, notes and forecasts, with tags you used, or by people you follow), `bookmarks`, or `draft`, which has no questions: drafts come by `qa/drafts`.',
  questionList: 'The id of a list of the editors, or `all`.',
  category: '`FINANCIALS`, `BUSINESS`, `EVENT`, `CONCEPTS` or `all`.',
  type: '`open`, `answered`, `unanswered`, `with_analysts` or `all`.',
  companies: 'Symbols, with commas between them.',
  tags: 'Keys of tags, with commas between them.',
  oneTheLists: 'About companies of your list of this id, or `all`.',
  questionAuthorId: 'Who asked, or `all`.',
  answerAuthorId: 'Who answered, or `all`.',
  featuredAuthorId: 'Whose question, answer or comment there is featured, or `all`.',
};

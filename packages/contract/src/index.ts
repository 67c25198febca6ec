/**
 * Every call of the product, a file for each feature. Features import their own file instead.
 *
 * - `accounts/` people, passwords, profiles, their own data; what a profile may hold
 * - `alerts/` a price alert and its history
 * - `billing/` plans and prices, subscriptions and bills, cards, invoices, companies a month
 * - `chart/` the series of a chart as they are sent
 * - `comments/` the text of a comment, wherever it stands
 * - `content/` texts that editors keep: the fields of each block, drafts and versions, documents
 * - `docs/` what the API documentation says of each call, with examples
 * - `errors/` what a refusal is called, and its status
 * - `financials/` the figures of the table, their sources and filings; figures that readers contest
 * - `forecasts/` a forecast of one’s own: inputs, versions, scores, differences
 * - `landing/` what of the content readers get, and the landing page’s figures
 * - `lists/` lists of companies and the lens
 * - `notes/` a note, its updates, and what was known then
 * - `notifications/` the kinds of notification and their sentences; the socket’s messages, pings and limits
 * - `policy/` what a visitor, plan, role or owner may (rights, limits, rate limits, comparisons), the words that ask to sign up (prompts), plans and prices
 * - `qa/` questions, answers and comments: what they hold, filters, drafts, points, the editors’ and analysts’ calls
 * - `sharing/` the pictures beside shared links
 * - `text/` what text may hold: printable characters, plain text, links
 * - `valuation/` what a value needs from the server
 * - `wire/` names as they are sent: snake_case both ways
 */
export * as accounts from './accounts.ts';
export * as alerts from './alerts.ts';
export * as assistant from './assistant.ts';
export * as billing from './billing.ts';
export * as chart from './chart.ts';
export * as comments from './comments.ts';
export * as company from './company.ts';
export * as content from './content.ts';
export * as contests from './financials/contests.ts';
export * as financials from './financials.ts';
export * as forecasts from './forecasts.ts';
export * as landing from './landing.ts';
export * as lists from './lists.ts';
export * as notes from './notes.ts';
export * as notifications from './notifications.ts';
export * as qa from './qa.ts';
export * as summary from './summary.ts';
export * as valuation from './valuation.ts';

import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import { documentKeys } from '@tenfold/contract/content/document-fields';
import { editorsPath } from './shell/editors-paths.ts';
import { myPath } from './shell/my-paths.ts';
import { questionsPath } from './shell/questions-paths.ts';

export default [
  index('features/landing/route.tsx'),
  route('companies', 'features/company/list/companies-route.tsx'),
  route('companies.csv', 'features/company/list/companies-csv-route.ts'),
  route('company', 'features/company/search/search-route.tsx'),
  route('company/:symbol', 'features/company/page/route.tsx'),
  route('company/:symbol/notes', 'features/notes/pages/company-notes-route.tsx'),
  route('forecast/:token', 'features/forecasts/shared/shared-route.tsx'),
  route('financials/:symbol/:rowKey', 'features/financials/row/row-route.tsx'),
  route('lists', 'features/lists/curated/curated-route.tsx'),
  route('list/:id', 'features/lists/shared/public-list-route.tsx'),
  route(questionsPath.slice(1), 'features/qa/page/questions-route.tsx', { id: 'qa' }),
  ...prefix(questionsPath.slice(1), [
    route('questions/:id', 'features/qa/question/question-route.tsx', { id: 'question' }),
    route('contributors/:id', 'features/qa/contributor/contributor-route.tsx', {
      id: 'contributor',
    }),
    route('assistant/:id?', 'features/assistant/screen/assistant-route.tsx', { id: 'chat' }),
  ]),
  route('outbox', 'features/outbox/route.tsx'),
  route('outbox/:name', 'features/outbox/mail-route.tsx'),
  route('data-quality.csv', 'features/financials/data-quality/quality-csv-route.ts'),
  route('data-quality', 'features/financials/data-quality/data-quality-route.tsx', { id: 'quality' }),
  route('data-quality/:symbol', 'features/financials/data-quality/company-quality-route.tsx', {
    id: 'checks',
  }),
  route('plans', 'features/billing/plans/plans-route.tsx'),
  // Short ids: the list of routes is part of each first load.
  route('billing/:part?', 'features/billing/screen/billing-route.tsx', { id: 'billing' }),
  route('billing/subscribe', 'features/billing/checkout/subscribe-route.tsx', { id: 'subscribe' }),
  route('billing/return', 'features/billing/checkout/return-route.tsx', { id: 'return' }),
  route('billing/checkout/:session', 'features/billing/sandbox/checkout-page-route.tsx', { id: 'checkout' }),
  ...documentKeys.map((key) => route(key, 'features/content/document/document-route.tsx', { id: key })),
  route('login', 'features/accounts/sign-in/login-route.tsx'),
  route('register', 'features/accounts/registration/register-route.tsx'),
  route('password_reset', 'features/accounts/passwords/password-reset-route.tsx'),
  route('reset-password/:token', 'features/accounts/passwords/reset-password-route.tsx'),
  route('verify/:token', 'features/accounts/registration/verify-route.tsx'),
  route('unsubscribe/:token', 'features/notifications/unsubscribe/unsubscribe-route.tsx'),
  route('auth/google/callback', 'features/accounts/providers/google-callback-route.tsx'),
  route('auth/apple/callback', 'features/accounts/providers/apple-callback-route.tsx'),
  ...prefix(myPath.slice(1), [
    index('features/summary/summary-route.tsx'),
    route('feeds', 'features/notifications/feed/feeds-route.tsx'),
    route('forecasts', 'features/forecasts/list/forecasts-route.tsx'),
    route('forecasts/difference', 'features/forecasts/difference/difference-route.tsx'),
    route('notes', 'features/notes/pages/notes-route.tsx'),
    route('notes.md', 'features/notes/pages/export-route.ts'),
    route('note/:symbol', 'features/notes/pages/note-route.tsx'),
    route('lists', 'features/lists/overview/lists-route.tsx'),
    route('list/:id', 'features/lists/list/list-route.tsx'),
    route('settings/:tag', 'features/accounts/settings/settings-route.tsx'),
  ]),
  ...prefix(editorsPath.slice(1), [
    route('content', 'features/content/list/content-route.tsx'),
    route('content/:key', 'features/content/editor/editor-route.tsx'),
    route('contests', 'features/financials/contests/editors/contests-route.tsx', { id: 'contests' }),
    route('history.csv', 'features/qa/desk/history/history-csv-route.ts'),
    route(':part', 'features/qa/desk/desk-route.tsx', { id: 'desk' }),
  ]),
  route('session/end', 'session/end-session-route.ts'),
  route('favicon.ico', 'shell/favicon-route.ts'),
  route('manifest.webmanifest', 'shell/manifest-route.ts'),
  route('robots.txt', 'shell/robots.ts'),
  route('*', 'shell/errors/unknown-path.tsx'),
] satisfies RouteConfig;

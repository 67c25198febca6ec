import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import { myPath } from './shell/my-paths.ts';

export default [
  index('features/landing/route.tsx'),
  route('companies', 'features/company/list/companies-route.tsx'),
  route('companies.csv', 'features/company/list/companies-csv-route.ts'),
  route('company', 'features/company/search/search-route.tsx'),
  route('company/:symbol', 'features/company/page/route.tsx'),
  route('forecast/:token', 'features/forecasts/shared/shared-route.tsx'),
  route('financials/:symbol/:rowKey', 'features/financials/row/row-route.tsx'),
  route('outbox', 'features/outbox/route.tsx'),
  route('outbox/:name', 'features/outbox/mail-route.tsx'),
  route('plans', 'features/billing/plans/plans-route.tsx'),
  route('login', 'features/accounts/sign-in/login-route.tsx'),
  route('register', 'features/accounts/registration/register-route.tsx'),
  route('password_reset', 'features/accounts/passwords/password-reset-route.tsx'),
  route('reset-password/:token', 'features/accounts/passwords/reset-password-route.tsx'),
  route('verify/:token', 'features/accounts/registration/verify-route.tsx'),
  route('auth/google/callback', 'features/accounts/providers/google-callback-route.tsx'),
  route('auth/apple/callback', 'features/accounts/providers/apple-callback-route.tsx'),
  ...prefix(myPath.slice(1), [
    index('features/accounts/summary/summary-route.tsx'),
    route('forecasts', 'features/forecasts/list/forecasts-route.tsx'),
    route('forecasts/difference', 'features/forecasts/difference/difference-route.tsx'),
    route('settings/:tag', 'features/accounts/settings/settings-route.tsx'),
  ]),
  route('session/end', 'session/end-session-route.ts'),
  route('favicon.ico', 'shell/favicon-route.ts'),
  route('robots.txt', 'shell/robots.ts'),
  route('*', 'shell/errors/unknown-path.tsx'),
] satisfies RouteConfig;

import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import { myPath } from './shell/my-paths.ts';

export default [
  index('features/landing/route.tsx'),
  route('company', 'features/company/search-route.tsx'),
  route('company/:symbol', 'features/company/route.tsx'),
  route('financials/:symbol/:rowKey', 'features/financials/row-route.tsx'),
  route('outbox', 'features/outbox/route.tsx'),
  route('outbox/:name', 'features/outbox/mail-route.tsx'),
  route('plans', 'features/billing/plans-route.tsx'),
  route('login', 'features/accounts/login-route.tsx'),
  route('register', 'features/accounts/register-route.tsx'),
  route('password_reset', 'features/accounts/password-reset-route.tsx'),
  route('reset-password/:token', 'features/accounts/reset-password-route.tsx'),
  route('verify/:token', 'features/accounts/verify-route.tsx'),
  route('auth/google/callback', 'features/accounts/google-callback-route.tsx'),
  route('auth/apple/callback', 'features/accounts/apple-callback-route.tsx'),
  ...prefix(myPath.slice(1), [
    index('features/accounts/summary-route.tsx'),
    route('settings/:tag', 'features/accounts/settings-route.tsx'),
  ]),
  route('session/end', 'session/end-session-route.ts'),
  route('favicon.ico', 'shell/favicon-route.ts'),
  route('robots.txt', 'shell/robots.ts'),
  route('*', 'shell/unknown-path.tsx'),
] satisfies RouteConfig;

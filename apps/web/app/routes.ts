import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('features/landing/route.tsx'),
  route('company', 'features/company/search-route.tsx'),
  route('company/:symbol', 'features/company/route.tsx'),
  route('financials/:symbol/:rowKey', 'features/financials/row-route.tsx'),
  route('outbox', 'features/outbox/route.tsx'),
  route('outbox/:name', 'features/outbox/mail-route.tsx'),
  route('favicon.ico', 'shell/favicon-route.ts'),
  route('robots.txt', 'shell/robots.ts'),
  route('*', 'shell/unknown-path.tsx'),
] satisfies RouteConfig;

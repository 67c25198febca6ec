import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // Apple posts its answer to /auth/apple/callback; no other screen takes anything posted.
  allowedActionOrigins: ['appleid.apple.com'],
  // Few routes: their manifest is smaller than the request that would fetch it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

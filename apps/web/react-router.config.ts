import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // Few routes: their manifest is smaller than the request that would fetch it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

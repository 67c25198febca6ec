import type { Feature } from '../../platform/feature.ts';
import type { CompanyDeps } from '../company/index.ts';
import type { ContentDeps } from '../content/index.ts';
import { registerLanding } from './routes.ts';

export const landing = {
  name: 'landing',
  level: 10,
  routes: registerLanding,
  sitemap: async () => [{ path: '/', changed: null }],
} satisfies Feature<CompanyDeps & ContentDeps>;

import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/feature.ts';
import { registerValuation } from './routes.ts';

export const valuation = { name: 'valuation', level: 5, routes: registerValuation } satisfies Feature<Deps>;

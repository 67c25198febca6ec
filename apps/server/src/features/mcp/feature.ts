import type { Feature } from '../../platform/feature.ts';
import { registerMcp } from './routes.ts';

export const mcp = { name: 'mcp', level: 8, files: registerMcp } satisfies Feature;

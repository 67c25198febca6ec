import { communityTools } from './community-tools.ts';
import { companyTools } from './company-tools.ts';
import { figureTools } from './figure-tools.ts';
import { ownTools } from './own-tools.ts';
import type { Tool } from './tool.ts';
import { valueTools } from './value-tools.ts';

/** All of them read, and none writes. */
export const tools: readonly Tool[] = [
  ...companyTools,
  ...figureTools,
  ...valueTools,
  ...ownTools,
  ...communityTools,
];

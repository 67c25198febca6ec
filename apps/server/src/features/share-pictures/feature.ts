import type { Feature } from '../../platform/feature.ts';
import type { CompanyDeps } from '../company/index.ts';
import { registerSharePictures } from './routes.ts';

export const sharePictures = {
  name: 'share-pictures',
  level: 8,
  files: registerSharePictures,
} satisfies Feature<CompanyDeps>;

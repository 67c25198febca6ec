import type { Deps } from '../../platform/deps.ts';
import type { LiveContent } from './live-content.ts';

export interface ContentDeps extends Deps {
  readonly content: LiveContent;
}

import type { BlockContent } from './editing/content-path.ts';

export type BlockStatus = 'draft' | 'hidden' | 'live';

/** The switch of a block that can be hidden as a whole. */
export function shownField(content: BlockContent): 'show' | 'bannerShow' | null {
  if ('show' in content) return 'show';
  return 'bannerShow' in content ? 'bannerShow' : null;
}

export function statusOf({ draft, isShown }: { draft: object | null; isShown: boolean }): BlockStatus {
  if (draft !== null) return 'draft';
  return isShown ? 'live' : 'hidden';
}

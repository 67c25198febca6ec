import type { BlockKey } from '@tenfold/contract/content/blocks';
import { shownAt } from '../paths.ts';

/** The page itself, with the editor’s drafts, in one theme whatever the editor’s own is. Without the block’s place: a fragment would scroll the page around it, too. */
export function previewAddress(key: BlockKey, isDark: boolean): string {
  return `${shownAt(key)}?preview=1&theme=${isDark ? 'dark' : 'light'}`;
}

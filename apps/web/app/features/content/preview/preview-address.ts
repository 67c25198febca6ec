import { type BlockKey, blocks } from '@tenfold/contract/content/blocks';
import { shownAt } from '../paths.ts';

/** The page itself, with the editor’s drafts; at the block where the page has more than one. */
export function previewAddress(key: BlockKey, isDark: boolean): string {
  const theme = isDark ? '&theme=dark' : '';
  const place = blocks[key].group === 'documents' ? '' : `#${key}`;
  return `${shownAt(key)}?preview=1${theme}${place}`;
}

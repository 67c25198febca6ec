import { type BlockKey, blocks } from '@tenfold/contract/content/blocks';
import { contentPath } from '../../shell/editors-paths.ts';

export function blockPath(key: BlockKey): string {
  return `${contentPath}/${key}`;
}

/** The page that shows a block. */
export function shownAt(key: BlockKey): string {
  return blocks[key].group === 'documents' ? `/${key}` : '/';
}

import type { ListId } from '@tenfold/contract/ids';
import { myPath } from '../../shell/my-paths.ts';

export const curatedPath = '/lists';

/** Of one's own. */
export function listPath(id: ListId): string {
  return `${myPath}/list/${id}`;
}

/** Of a curated list by its key, of a shared one by its token. */
export function publicListPath(keyOrToken: string): string {
  return `/list/${keyOrToken}`;
}

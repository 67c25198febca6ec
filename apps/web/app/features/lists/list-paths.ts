import type { ListId } from '@tenfold/contract/ids';
import { myPath } from '../../shell/my-paths.ts';

export const curatedPath = '/lists';

/** The path of one's own list. */
export function listPath(id: ListId): string {
  return `${myPath}/list/${id}`;
}

/** For a curated list by its key, for a shared one by its token. */
export function publicListPath(keyOrToken: string): string {
  return `/list/${keyOrToken}`;
}

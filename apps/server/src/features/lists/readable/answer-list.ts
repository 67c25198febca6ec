import type { ReadableList } from '@tenfold/contract/lists';
import type { CallContext } from '../../../platform/http/index.ts';
import type { ListDeps } from '../list-deps.ts';
import { describeList, type ListContent } from './list-content.ts';
import { visibleValues } from './visible-values.ts';

/** One page makes the source of quotes ask for no more companies than this. */
const mostWatched = 100;

/** A reply that is kept until the list, a price, or what the caller may see changes. */
export async function answerList(deps: ListDeps, list: ListContent, viewer: CallContext<'viewer'>) {
  const companies = await deps.live.now();
  const { symbols, variant } = await visibleValues(deps, list, viewer);
  deps.live.watch(list.symbols.slice(0, mostWatched));
  return {
    versions: companies.versions,
    variant: `${list.stamp} ${variant}`,
    build: (): ReadableList => describeList(list, companies, symbols),
  };
}

import type { CallContext } from '../../../platform/http/index.ts';
import { listValueVisible } from '../../billing/index.ts';
import type { ListDeps } from '../list-deps.ts';
import type { ListContent } from './list-content.ts';

export interface VisibleValues {
  readonly symbols: ReadonlySet<string>;
  /** The same for callers who see the same. */
  readonly variant: string;
}

const described = new WeakMap<ReadonlySet<string>, VisibleValues>();

/** The companies of a list whose value and history the caller sees: they are granted together. */
export async function visibleValues(
  { quota }: ListDeps,
  { symbols }: ListContent,
  viewer: CallContext<'viewer'>,
): Promise<VisibleValues> {
  const visible = await listValueVisible(quota, viewer, symbols);
  const known = described.get(visible);
  if (known !== undefined) return known;
  const isAll = visible.size === new Set(symbols).size;
  const values = { symbols: visible, variant: isAll ? 'all' : [...visible].join() };
  described.set(visible, values);
  return values;
}

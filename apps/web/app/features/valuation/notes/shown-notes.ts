import type { MethodValue, MethodWarning } from '@tenfold/domain/valuation';
import type { Model } from '../model/model.ts';

export interface ValueNotesProps {
  model: Model;
  value: MethodValue;
  /** Only what the reader can act on, where there is little room. */
  brief?: boolean;
}

/** The share of the terminal value has its own place, and so has the growth that changes nothing. */
export function shownWarnings({ value, brief = false }: ValueNotesProps): readonly MethodWarning[] {
  return value.warnings.filter(
    ({ key, remedy }) =>
      key !== 'terminal_share_high' && key !== 'terminal_growth_has_no_effect' && (!brief || remedy !== null),
  );
}

/** Whether the reader is away from what the page starts with. */
export function isElsewhere({ setting, result, defaultMethod }: Model): boolean {
  return setting.method !== null && result.method !== defaultMethod;
}

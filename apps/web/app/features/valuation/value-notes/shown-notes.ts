import type { MethodValue, MethodWarning } from '@tenfold/domain/valuation';
import type { Model, ValueEstimate } from '../model/model.ts';

export interface ValueNotesProps {
  model: Pick<Model, 'choices' | 'company' | 'estimate'>;
  value: MethodValue;
  brief?: boolean;
}

/** The terminal share has its own remark, and so does a terminal growth without effect. */
export function shownWarnings({ value, brief = false }: ValueNotesProps): readonly MethodWarning[] {
  return value.warnings.filter(
    ({ key, remedy }) =>
      key !== 'terminal_share_high' && key !== 'terminal_growth_has_no_effect' && (!brief || remedy !== null),
  );
}

export function isElsewhere({ setting, result, defaultMethod }: ValueEstimate): boolean {
  return setting.method !== null && result.method !== defaultMethod;
}

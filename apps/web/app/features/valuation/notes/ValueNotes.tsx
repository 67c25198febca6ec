import type { MethodValue, MethodWarning } from '@tenfold/domain/valuation';
import { lazyPart } from '../../../platform/screens/lazy-part.tsx';
import type { Model } from '../model/model.ts';

const ValueNoteList = lazyPart(async () => (await import('./ValueNoteList.tsx')).ValueNoteList);

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

/** What to know about the value and what to do about it. Most have nothing of it: the words are loaded with the first. */
export function ValueNotes(props: ValueNotesProps) {
  const { model } = props;
  const silent =
    model.standsInFor === null &&
    !isElsewhere(model) &&
    model.asOf?.ok !== false &&
    shownWarnings(props).length === 0;
  return silent ? null : <ValueNoteList {...props} />;
}

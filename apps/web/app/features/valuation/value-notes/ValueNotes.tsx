import { isElsewhere, shownWarnings, type ValueNotesProps } from './shown-notes.ts';
import { ValueNoteList } from './ValueNoteList.tsx';

/** Most values have no notes: their texts load on demand. */
export function ValueNotes(props: ValueNotesProps) {
  const { estimate } = props.model;
  const silent =
    estimate.standsInFor === null &&
    !isElsewhere(estimate) &&
    (props.brief || estimate.disagreements.length === 0) &&
    estimate.asOf?.ok !== false &&
    shownWarnings(props).length === 0;
  return silent ? null : <ValueNoteList {...props} />;
}

import { isElsewhere, shownWarnings, type ValueNotesProps } from './shown-notes.ts';
import { ValueNoteList } from './ValueNoteList.tsx';

/** Most values have no notes: their texts load on demand. */
export function ValueNotes(props: ValueNotesProps) {
  const { model } = props;
  const silent =
    model.standsInFor === null &&
    !isElsewhere(model) &&
    model.asOf?.ok !== false &&
    shownWarnings(props).length === 0;
  return silent ? null : <ValueNoteList {...props} />;
}

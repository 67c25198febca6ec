import { lazyPart } from '../../../platform/screens/lazy-part.tsx';
import { isElsewhere, shownWarnings, type ValueNotesProps } from './shown-notes.ts';

const ValueNoteList = lazyPart(async () => (await import('./ValueNoteList.tsx')).ValueNoteList);

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

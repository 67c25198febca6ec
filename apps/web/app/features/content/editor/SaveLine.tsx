import { Icon } from '../../../ui/text/Icon.tsx';
import { Spinner } from '../../../ui/text/Spinner.tsx';
import { useEditing, useEditingState } from '../editing/editing-context.ts';
import type { DraftSave } from '../editing/editing-state.ts';

/** A polite live region that speaks at the end of a state only: `Saving …` is not read out. */
export function SaveLine() {
  const editing = useEditing();
  const save = useEditingState((state) => state.save);
  return (
    <span className={`content-save is-${save.kind}`}>
      {save.kind === 'saving' && (
        <span aria-hidden="true" className="row">
          <Spinner /> Saving …
        </span>
      )}
      {save.kind === 'saved' && <Icon name="check" small />}
      <span role="status">{wordsOf(save)}</span>
      {save.kind === 'failed' && (
        <button type="button" className="link" onClick={() => void editing.flush()}>
          Try again
        </button>
      )}
    </span>
  );
}

function wordsOf(save: DraftSave): string {
  if (save.kind === 'none') return 'As published';
  if (save.kind === 'saved') return `Draft saved ${timeOf(save.at)}`;
  if (save.kind === 'failed') return `Draft not saved. ${save.message} It is kept on this device.`;
  return save.kind === 'elsewhere' ? 'Draft not saved.' : '';
}

/** The reader’s own time; with its day where it isn’t today. */
function timeOf(at: string): string {
  const date = new Date(at);
  const time = date.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  if (date.toDateString() === new Date().toDateString()) return time;
  return `${date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}, ${time}`;
}

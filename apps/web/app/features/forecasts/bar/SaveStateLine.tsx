import { useStore } from 'zustand';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Spinner } from '../../../ui/text/Spinner.tsx';
import type { Own } from '../own/own.ts';
import { differing } from '../session/content.ts';
import type { OpenForecast, SaveState } from '../session/session-state.ts';

/** A polite live region, which speaks at the end of a state only: `Saving …` is not read out. */
export function SaveStateLine({ own }: { own: Own }) {
  const { open, save, conflict } = useStore(own.session.store);
  if (open === null) return null;
  if (open.savedAs === null) {
    return (
      <span className="save-state">
        Not saved.{' '}
        <button
          type="button"
          className="link"
          onClick={() => own.session.openDialog(own.signedIn ? 'name' : 'sign-in')}
        >
          {own.signedIn ? 'Give it a name' : 'Keep it'}
        </button>
      </span>
    );
  }
  return (
    <span className={`save-state is-${save.kind}`}>
      {save.kind === 'saving' && (
        <span aria-hidden="true" className="row">
          <Spinner /> Saving …
        </span>
      )}
      <span role="status">{stateText(save, open)}</span>
      {save.kind === 'failed' && (
        <button
          type="button"
          className="link"
          onClick={() => (conflict === null ? own.saving.saveNow() : own.session.showConflict(true))}
        >
          {conflict === null ? 'Try again' : 'Choose what to keep'}
        </button>
      )}
      {save.kind === 'saved' && <Icon name="check" small />}
    </span>
  );
}

function stateText(save: SaveState, open: OpenForecast): string {
  if (save.kind === 'saved') {
    return `Saved ${save.at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}`;
  }
  if (save.kind === 'failed') return 'Not saved.';
  if (save.kind !== 'offline') return '';
  const edits = differing(open.content, open.saved).size;
  return edits === 0 ? 'Offline.' : `Offline. ${edits} ${edits === 1 ? 'edit' : 'edits'} kept here.`;
}

import { ActionButtons, type ActionsProps } from '../shell/actions/ActionButtons.tsx';
import { newNote } from './new-note.ts';

const actions = [newNote].filter((action) => action !== null);

export function HeaderActions({ place }: ActionsProps) {
  return <ActionButtons actions={actions} place={place} />;
}

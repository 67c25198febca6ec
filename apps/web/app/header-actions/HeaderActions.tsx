import { ActionButtons, type ActionsProps } from '../shell/actions/ActionButtons.tsx';
import { addToList } from './add-to-list.ts';
import { newNote } from './new-note.ts';

const actions = [newNote, addToList].filter((action) => action !== null);

export function HeaderActions({ place }: ActionsProps) {
  return <ActionButtons actions={actions} place={place} />;
}

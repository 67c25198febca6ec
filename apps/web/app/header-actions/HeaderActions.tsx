import { NotificationsBell } from '../features/notifications/index.ts';
import { ActionButtons, type ActionsProps } from '../shell/actions/ActionButtons.tsx';
import { addToList } from './add-to-list.ts';
import { newNote } from './new-note.ts';

const actions = [newNote, addToList].filter((action) => action !== null);

export function HeaderActions({ place }: ActionsProps) {
  return place === 'bell' ? <NotificationsBell /> : <ActionButtons actions={actions} place={place} />;
}

import { useNavigate } from 'react-router';
import { listsPath } from '../../../shell/my-paths.ts';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { useListActions } from '../overview/use-list-actions.ts';

/** The actions of the overview; deleted, the list leaves its own page, and the overview offers to bring it back. */
export function useOwnListActions(messages: Pick<Messages, 'showMessage'>) {
  const navigate = useNavigate();
  return useListActions(messages, (deleted) => void navigate(listsPath, { state: { deleted } }));
}

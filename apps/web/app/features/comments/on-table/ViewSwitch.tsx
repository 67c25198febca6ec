import { useStore } from 'zustand';
import { Switch } from '../../../ui/controls/Switch.tsx';
import type { Comments } from '../own/comment-store.ts';

export function ViewSwitch({ comments }: { comments: Comments }) {
  const isShown = useStore(comments.store, (state) => state.isShown);
  return (
    <Switch checked={isShown} onChange={comments.show}>
      View comments
    </Switch>
  );
}

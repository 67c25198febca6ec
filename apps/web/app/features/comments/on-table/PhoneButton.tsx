import { useStore } from 'zustand';
import { ActionIcon } from '../../../ui/text/ActionIcon.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { Comments } from '../own/comment-store.ts';

export function PhoneButton({ comments }: { comments: Comments }) {
  const isOpen = useStore(comments.store, (state) => state.isListOpen);
  return (
    <button
      type="button"
      className="icon-btn icon-btn-sm"
      title="Comments"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => comments.showList(true)}
    >
      <ActionIcon name="comment" />
      <VisuallyHidden>Comments</VisuallyHidden>
    </button>
  );
}

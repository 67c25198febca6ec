import { ConfirmDialog } from '../../../forms/ConfirmDialog.tsx';
import { useEditingState } from '../editing/editing-context.ts';

interface Props {
  discard: () => Promise<void>;
  onClose: () => void;
}

export function DiscardDialog({ discard, onClose }: Props) {
  const live = useEditingState((state) => state.live.version);
  return (
    <ConfirmDialog
      title="Discard your draft?"
      what="discarding a draft of content"
      action="Discard draft"
      look="danger"
      confirm={discard}
      onClose={onClose}
    >
      What you changed since v{live} is gone. v{live} stays public.
    </ConfirmDialog>
  );
}

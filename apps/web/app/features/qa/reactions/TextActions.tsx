import { SignInDialog } from '../../../session/SignInDialog.tsx';
import { ActionIcon } from '../../../ui/text/ActionIcon.tsx';

interface Props {
  /** Null, each: not the reader’s to do. */
  onEdit: (() => void) | null;
  onDelete: (() => void) | null;
  onFeature: (() => void) | null;
  isFeatured: boolean;
  onHide: (() => void) | null;
}

/** What its author and the editors do with an answer or a comment. */
export function TextActions({ onEdit, onDelete, onFeature, isFeatured, onHide }: Props) {
  return (
    <>
      {onEdit !== null && (
        <button type="button" onClick={onEdit}>
          <ActionIcon name="rename" />
          Edit
        </button>
      )}
      {onDelete !== null && (
        <button type="button" onClick={onDelete}>
          <ActionIcon name="delete" />
          Delete
        </button>
      )}
      {onFeature !== null && (
        <button type="button" onClick={onFeature}>
          {isFeatured ? 'Stop featuring' : 'Feature'}
        </button>
      )}
      {onHide !== null && (
        <button type="button" onClick={onHide}>
          Hide
        </button>
      )}
    </>
  );
}

/** For a visitor who would write. */
export function SignInToWrite({ onClose }: { onClose: () => void }) {
  return <SignInDialog title="Sign in" text="Sign up free to answer, comment and vote." onClose={onClose} />;
}

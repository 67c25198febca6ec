import { useRef } from 'react';
import { useNarrow } from '../../../ui/layout/use-narrow.ts';
import { BottomSheet } from '../../../ui/overlays/BottomSheet.tsx';
import { CommentForm, type CommentPlace, commentLabel } from './CommentForm.tsx';

interface Props extends CommentPlace {
  onClose: () => void;
}

/** A comment while it is written: below what it is to; on a phone in a sheet, so that both are in sight. */
export function WriteComment({ onClose, ...place }: Props) {
  const isPhone = useNarrow() === true;
  const below = useRef<HTMLSpanElement>(null);
  if (!isPhone) return <CommentForm {...place} onPosted={onClose} onCancel={onClose} />;
  return (
    <>
      <span ref={below} />
      <BottomSheet title={commentLabel(place)} below={below} onClose={onClose}>
        {(close) => <CommentForm {...place} onPosted={onClose} onCancel={close} isSheet />}
      </BottomSheet>
    </>
  );
}

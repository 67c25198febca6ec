import { SignInDialog } from '../../../session/SignInDialog.tsx';
import { useViewer } from '../../../session/viewer.ts';
import { AlreadyContested } from './AlreadyContested.tsx';
import { ContestDialog, type ContestedPlace } from './ContestDialog.tsx';
import type { OpenContest } from './ContestFoot.tsx';
import type { Filed } from './contest-labels.ts';

interface Props {
  place: ContestedPlace;
  open: OpenContest;
  sources: readonly Filed[];
  onClose: () => void;
}

/** In place of the source, which is there again once it is closed: one dialog is open at a time. */
export function ContestDialogs({ place, open, sources, onClose }: Props) {
  const isVisitor = useViewer() === null;
  if (isVisitor) {
    return (
      <SignInDialog
        title="Contest this figure"
        text="Sign up free to contest figures. An editor compares them with the filing and answers you."
        onClose={onClose}
      />
    );
  }
  return open === null ? (
    <ContestDialog place={place} sources={sources} onClose={onClose} />
  ) : (
    <AlreadyContested open={open} onClose={onClose} />
  );
}

import type { VoteRing } from '@tenfold/contract/qa/vote-rings';
import { useRevalidator } from 'react-router';
import { ConfirmDialog } from '../../../../forms/ConfirmDialog.tsx';
import { browserApi } from '../../../../platform/api/browser-api.ts';

interface Props {
  readonly ring: VoteRing;
  readonly isTakenBack: boolean;
  readonly onClose: () => void;
}

export function DecideRing({ ring: { id, members }, isTakenBack, onClose }: Props) {
  const { revalidate } = useRevalidator();
  return (
    <ConfirmDialog
      title={isTakenBack ? 'Take these votes back?' : 'Release these votes?'}
      what="deciding on votes"
      action={isTakenBack ? 'Take back' : 'Release'}
      {...(isTakenBack && { look: 'danger' })}
      confirm={async () => {
        const body = { isTakenBack };
        await browserApi.call('POST /qa/vote-rings/{id}/decide', { params: { id }, body });
      }}
      // Another editor may have decided it.
      onSettled={revalidate}
      onClose={onClose}
    >
      {isTakenBack
        ? `Votes of these ${members.length} accounts for each other no longer count. Points they decided are taken back, and the next best answers get them.`
        : `Votes of these ${members.length} accounts for each other count like all others, and so do the points they decided.`}{' '}
      You can change this later.
    </ConfirmDialog>
  );
}

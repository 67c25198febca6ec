import { prompts } from '@tenfold/contract/policy/prompts';
import { useEffect, useState } from 'react';
import type { LoadedComments } from '../../../figures/table-comments.ts';
import { logFailure } from '../../../platform/api/log-failure.ts';
import { SignInDialog } from '../../../session/SignInDialog.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { ActionIcon } from '../../../ui/text/ActionIcon.tsx';
import type { CommentedCompany } from '../own/commented-company.ts';
import { asksToPick } from './pick-request.ts';

interface Props {
  company: CommentedCompany;
  isOwn: boolean;
  show: (loaded: LoadedComments | null) => void;
}

export function AddComment({ company, isOwn, show }: Props) {
  const [picks, setPicks] = useState(false);
  useComments({ company, isOwn, show });
  return (
    <>
      <Button variant="primary" onClick={isOwn ? asksToPick : () => setPicks(true)}>
        <ActionIcon name="comment" />
        Add comment
      </Button>
      {picks && <SignInDialog title="Comments" text={prompts.comments} onClose={() => setPicks(false)} />}
    </>
  );
}

/** From here, because this part loads late: what is loaded for the table is no part of the first load. */
function useComments({ company: { symbol, shortName }, isOwn, show }: Props): void {
  useEffect(() => {
    if (!isOwn) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    import('./commenting.tsx')
      .then(({ openComments }) => {
        if (!signal.aborted) openComments({ symbol, shortName }, show, signal);
      })
      .catch((cause) => logFailure('comments', cause));
    return () => {
      leaving.abort();
      show(null);
    };
  }, [symbol, shortName, isOwn, show]);
}

import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import type { useQuestions } from './use-questions.ts';

interface Props {
  of: Pick<ReturnType<typeof useQuestions>, 'hasMore' | 'busy' | 'error' | 'loadMore'>;
}

export function MoreQuestions({ of: { hasMore, busy, error, loadMore } }: Props) {
  return (
    <>
      {error !== null && <Notice tone="error">{error}</Notice>}
      {hasMore && (
        <Button className="needs-script" busy={busy} onClick={() => void loadMore()}>
          Show more questions
        </Button>
      )}
    </>
  );
}

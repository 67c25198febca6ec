import type { Question } from '@tenfold/contract/qa/question';
import { Badge } from '../../../ui/text/Badge.tsx';

/** What is special about a question; one that was answered needs no word. */
export function StatusBadges({
  question: { status, featured, hasPendingEdit },
}: {
  question: Pick<Question, 'status' | 'featured' | 'hasPendingEdit'>;
}) {
  return (
    <>
      {featured && <Badge tone="accent">Featured by editors</Badge>}
      {status === 'waiting_approve' && <Badge tone="warn">Waiting for approval</Badge>}
      {status === 'with_analysts' && <Badge>With the analysts</Badge>}
      {status === 'rejected' && <Badge tone="down">Rejected</Badge>}
      {hasPendingEdit && <Badge tone="warn">Edit waiting for approval</Badge>}
    </>
  );
}

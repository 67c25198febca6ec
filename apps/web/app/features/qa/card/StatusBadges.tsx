import type { Question } from '@tenfold/contract/qa/question';
import { Badge } from '../../../ui/text/Badge.tsx';
import { ClaimBadges } from '../claims/ClaimBadges.tsx';
import { daysLeft } from './days-left.ts';

type QuestionStatus = Pick<
  Question,
  | 'companies'
  | 'status'
  | 'featured'
  | 'hidden'
  | 'hasPendingEdit'
  | 'closesDatetime'
  | 'ownsShare'
  | 'isGenerated'
>;

/** What is special about a question; one that was answered needs no word. */
export function StatusBadges({ question, now }: { question: QuestionStatus; now: Date }) {
  const { status, featured, hidden, hasPendingEdit, closesDatetime } = question;
  const isOpen = hidden === null && status === 'open';
  const left = isOpen && closesDatetime !== null ? daysLeft(closesDatetime, now) : null;
  return (
    <>
      <ClaimBadges post={question} companies={question.companies} />
      {featured && <Badge tone="accent">Featured by editors</Badge>}
      {hidden !== null && (
        <Badge tone="down">{hidden.isReported ? 'Waits for an editor' : 'Removed by the editors'}</Badge>
      )}
      {status === 'waiting_approve' && (
        <Badge tone="warn" icon="clock">
          Waiting for approval
        </Badge>
      )}
      {left !== null && <Badge icon="clock">{left}</Badge>}
      {hidden === null && status === 'with_analysts' && <Badge>With the analysts</Badge>}
      {status === 'rejected' && <Badge tone="down">Rejected</Badge>}
      {hasPendingEdit && <Badge tone="warn">Edit waiting for approval</Badge>}
    </>
  );
}

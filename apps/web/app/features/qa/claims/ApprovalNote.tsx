import type { Answer } from '@tenfold/contract/qa/post';
import { Notice } from '../../../ui/text/Notice.tsx';

type AnswerApproval = Pick<Answer, 'approval' | 'rejectedBecause' | 'isOwn'>;

/** Why others don’t see a text: to its author and editors. */
export function ApprovalNote({ post: { approval, rejectedBecause, isOwn } }: { post: AnswerApproval }) {
  if (approval === 'approved') return null;
  if (approval === 'rejected') {
    return (
      <Notice tone="warn" title="Not published.">
        {rejectedBecause}
      </Notice>
    );
  }
  return (
    <Notice tone="warn" title={isOwn ? 'Waiting for approval:' : 'Waiting for approval.'}>
      {isOwn && 'your first two posts are read by an editor.'}
    </Notice>
  );
}

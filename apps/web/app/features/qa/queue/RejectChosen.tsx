import { hideReasonsFor, reasonsFor } from '@tenfold/domain/qa';
import { ReasonDialog } from '../editors/ReasonDialog.tsx';
import { type GivenRejection, RejectDialog } from '../editors/RejectDialog.tsx';
import { isOfQuestion, type QueueItem, titleOf } from './queue-item.ts';

interface Props {
  chosen: readonly QueueItem[];
  reject: (given: GivenRejection) => void;
  onClose: () => void;
}

/** Why what is chosen isn’t approved. It closes at once: what the server refuses comes back to the queue. */
export function RejectChosen({ chosen, reject, onClose }: Props) {
  const [first] = chosen;
  if (first?.kind === 'first') return <RejectPosts chosen={chosen} reject={reject} onClose={onClose} />;
  if (first?.kind === 'edit') return <DeclineEdits chosen={chosen} reject={reject} onClose={onClose} />;
  const isOne = first !== undefined && chosen.length === 1;
  return (
    <RejectDialog
      about={isOne ? titleOf(first) : `${chosen.length} questions`}
      questionId={isOne && isOfQuestion(first) ? first.question.id : null}
      confirm={async (given) => reject(given)}
      onClose={onClose}
    />
  );
}

/** Edits of approved questions: no other question answers an edit. */
function DeclineEdits({ chosen, reject, onClose }: Props) {
  const [first] = chosen;
  const isOne = first !== undefined && chosen.length === 1;
  return (
    <ReasonDialog
      title={isOne ? 'Decline this edit?' : 'Decline these edits?'}
      about={isOne ? titleOf(first) : `${chosen.length} edits`}
      kind="question"
      reasons={hideReasonsFor('question')}
      action="Decline"
      what="declining an edit"
      confirm={async (given) => reject({ ...given, answeredBy: null })}
      onClose={onClose}
    />
  );
}

/** Answers and comments, with the reasons that fit them all. */
function RejectPosts({ chosen, reject, onClose }: Props) {
  const kinds = chosen.flatMap((item) => (item.kind === 'first' ? [item.post.kind] : []));
  const [kind = 'answer'] = kinds;
  const [first] = chosen;
  const isOne = first !== undefined && chosen.length === 1;
  return (
    <ReasonDialog
      title={isOne ? `Reject this ${kind}?` : 'Reject these posts?'}
      about={isOne ? titleOf(first) : `${chosen.length} posts`}
      kind={kind}
      reasons={reasonsFor(kind).filter((reason) => kinds.every((each) => reasonsFor(each).includes(reason)))}
      action="Reject"
      what={`rejecting a first post (${kind})`}
      confirm={async (given) => reject({ ...given, answeredBy: null })}
      onClose={onClose}
    />
  );
}

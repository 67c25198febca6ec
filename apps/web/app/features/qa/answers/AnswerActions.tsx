import type { Answer } from '@tenfold/contract/qa/post';
import { useState } from 'react';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { useViewer } from '../../../session/viewer.ts';
import { questionPath } from '../../../shell/questions-paths.ts';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { undoable } from '../../../ui/overlays/use-undoable.ts';
import { HideDialog } from '../editors/HideDialog.tsx';
import { useLiveVotes } from '../live/live-counters.tsx';
import { ReactionBar } from '../reactions/ReactionBar.tsx';
import { SignInToWrite, TextActions } from '../reactions/TextActions.tsx';
import { ShareMenu } from '../share/ShareMenu.tsx';
import type { Answers } from './use-answers.ts';

interface Props {
  answer: Answer;
  /** The count its thread has. */
  commentsCount: number;
  answers: Pick<Answers, 'replace' | 'remove' | 'bringBack'>;
  /** The title of the question. */
  title: string;
  showMessage: Messages['showMessage'];
  isEditor: boolean;
  onComment: () => void;
  /** Null: not one’s own. */
  onEdit: (() => void) | null;
}

/** Votes, and what can be done with an answer. One with comments stays. */
export function AnswerActions(props: Props) {
  const { answer, commentsCount, answers, title, showMessage, isEditor, onComment, onEdit } = props;
  const { id, questionId, isOwn, featured } = answer;
  const isVisitor = useViewer() === null;
  const [asksToSignIn, askToSignIn] = useState(false);
  const [isHiding, hide] = useState(false);
  const counters = useLiveVotes(id, answer.counters);
  const { attempt, offerUndo } = undoable({ showMessage });
  const params = { id };

  const remove = () =>
    void attempt({
      what: 'deleting an answer',
      run: async () => {
        await browserApi.call('DELETE /qa/answers/{id}', { params });
        answers.remove(answer);
        offerUndo('Answer deleted.', {
          what: 'restoring an answer',
          failed: 'Not restored.',
          run: async () => {
            answers.bringBack(await browserApi.call('POST /qa/answers/{id}/restore', { params }));
          },
        });
      },
    });
  const feature = () =>
    void attempt({
      what: 'featuring an answer',
      run: async () => {
        const body = { isOn: !featured };
        answers.replace(await browserApi.call('POST /qa/answers/{id}/featured', { params, body }));
      },
    });
  const comment = () => (isVisitor ? askToSignIn(true) : onComment());

  return (
    <ReactionBar
      kind="answer"
      post={{ ...answer, counters }}
      below={{ label: 'Comments', count: commentsCount, onPress: comment }}
      share={<ShareMenu path={questionPath(questionId, id)} title={title} showMessage={showMessage} />}
      showMessage={showMessage}
    >
      <TextActions
        onEdit={onEdit}
        onDelete={(isOwn || isEditor) && commentsCount === 0 ? remove : null}
        onFeature={isEditor ? feature : null}
        isFeatured={featured}
        onHide={isEditor ? () => hide(true) : null}
      />
      {isHiding && (
        <HideDialog
          kind="answer"
          id={id}
          about={answer.text}
          showMessage={showMessage}
          hide={async (body) => {
            answers.replace(await browserApi.call('POST /qa/answers/{id}/hide', { params, body }));
          }}
          putBack={async () => {
            const query = { questionId, answer: id };
            const listed = await browserApi.call('GET /qa/answers', { query });
            const again = listed.answers.find((each) => each.id === id);
            if (again !== undefined) answers.replace(again);
          }}
          onClose={() => hide(false)}
        />
      )}
      {asksToSignIn && <SignInToWrite onClose={() => askToSignIn(false)} />}
    </ReactionBar>
  );
}

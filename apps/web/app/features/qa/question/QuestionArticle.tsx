import { can } from '@tenfold/contract/policy/rights';
import { type Ref, useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { FiguredText } from '../../../figures/in-texts/FiguredText.tsx';
import { useViewer } from '../../../session/viewer.ts';
import { questionPath, questionsPath } from '../../../shell/questions-paths.ts';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { ActionIcon } from '../../../ui/text/ActionIcon.tsx';
import { RenewFigure } from '../answers/RenewFigure.tsx';
import { isPublic } from '../card/is-public.ts';
import { OwnQuestion } from '../card/OwnQuestion.tsx';
import { QuestionHeader } from '../card/QuestionHeader.tsx';
import { QuestionTags } from '../card/QuestionTags.tsx';
import { EditorActions } from '../editors/EditorActions.tsx';
import { useLiveAnswersCount, useLiveVotes } from '../live/live-counters.tsx';
import { ReactionBar } from '../reactions/ReactionBar.tsx';
import { ShareMenu } from '../share/ShareMenu.tsx';
import type { LoadedQuestion } from './load-question.ts';
import { OwnEdit } from './OwnEdit.tsx';
import { QuestionEditForm } from './QuestionEditForm.tsx';
import { useOwnEdit } from './use-own-edit.ts';
import '../../../ui/layout/card.css';
import '../card/question-card.css';

interface Props {
  loaded: Pick<LoadedQuestion, 'question' | 'lists'>;
  now: Date;
  showMessage: Messages['showMessage'];
  onDeleted: () => void;
  onRestored: () => void;
}

/** What was asked, and what its reader, its author and the editors do with it. */
export function QuestionArticle({
  loaded: { question, lists },
  now,
  showMessage,
  onDeleted,
  onRestored,
}: Props) {
  const { title, description, isOwn } = question;
  const isEditor = can(useViewer(), 'editQuestions');
  const { isEditing, setEditing } = useOwnEdit(isOwn && question.hidden === null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const edit = () => setEditing(true);
  const closeEditing = () => {
    setEditing(false);
    heading.current?.focus();
  };
  return (
    <article className="card question-card question-main" aria-labelledby="question">
      <QuestionHeader question={question} now={now}>
        {isEditor && (
          <EditorActions
            question={question}
            lists={lists}
            showMessage={showMessage}
            onChanged={() => {
              onRestored();
              void revalidate();
            }}
            onDeleted={onDeleted}
            isWholePage
          />
        )}
      </QuestionHeader>
      <Title title={title} heading={heading} />
      {isEditing ? (
        <QuestionEditForm question={question} showMessage={showMessage} onClose={closeEditing} />
      ) : (
        <>
          {description !== '' && (
            <p className="question-text" dir="auto">
              <FiguredText
                text={description}
                figures={question.figures}
                renew={
                  isOwn
                    ? (figure) => (
                        <RenewFigure
                          kind="question"
                          postId={question.id}
                          figure={figure}
                          showMessage={showMessage}
                          onRenewed={() => void revalidate()}
                        />
                      )
                    : null
                }
              />
            </p>
          )}
          <QuestionTags question={question} />
        </>
      )}
      {!isPublic(question) && !isEditing && (
        <OwnQuestion question={question} onEdit={edit} onWithdrawn={async () => navigate(questionsPath)} />
      )}
      {question.ownEdit !== null && !isEditing && (
        <OwnEdit question={question} edit={question.ownEdit} showMessage={showMessage} onChange={edit} />
      )}
      {isPublic(question) && (
        <div hidden={isEditing}>
          <QuestionReactions question={question} showMessage={showMessage} onEdit={isOwn ? edit : null} />
        </div>
      )}
    </article>
  );
}

function Title({ title, heading }: { title: string; heading: Ref<HTMLHeadingElement> }) {
  return (
    <h1 id="question" ref={heading} tabIndex={-1} dir="auto">
      {title}
    </h1>
  );
}

interface ReactionsProps extends Pick<LoadedQuestion, 'question'> {
  showMessage: Messages['showMessage'];
  onEdit: (() => void) | null;
}

function QuestionReactions({ question, showMessage, onEdit }: ReactionsProps) {
  const { id, title } = question;
  const counters = useLiveVotes(id, question.counters);
  const answersCount = useLiveAnswersCount() ?? counters.answersCount;
  return (
    <ReactionBar
      kind="question"
      post={{ ...question, counters }}
      below={{ label: 'Answers', count: answersCount, to: '#answers' }}
      share={<ShareMenu path={questionPath(id)} title={title} showMessage={showMessage} />}
      showMessage={showMessage}
    >
      {onEdit !== null && (
        <button type="button" onClick={onEdit}>
          <ActionIcon name="rename" />
          Edit
        </button>
      )}
    </ReactionBar>
  );
}

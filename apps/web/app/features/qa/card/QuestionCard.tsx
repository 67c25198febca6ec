import type { Question } from '@tenfold/contract/qa/question';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { FiguredText } from '../../../figures/in-texts/FiguredText.tsx';
import { questionPath } from '../../../shell/questions-paths.ts';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { CardAnswers } from '../answers/CardAnswers.tsx';
import { ReactionBar } from '../reactions/ReactionBar.tsx';
import { withReacted } from '../reactions/reacted.ts';
import { ShareMenu } from '../share/ShareMenu.tsx';
import { becauseWords } from './because-words.ts';
import { isPublic } from './is-public.ts';
import { OwnLife } from './OwnLife.tsx';
import { QuestionDetails } from './QuestionDetails.tsx';
import { QuestionHeader } from './QuestionHeader.tsx';
import { QuestionTags } from './QuestionTags.tsx';
import '../../../ui/layout/card.css';
import './question-card.css';

interface Props {
  question: Question;
  now: Date;
  showMessage: Messages['showMessage'];
  /** After a press on the question or on its first answer: a list remembers it. */
  onReacted?: (question: Question) => void;
  /** At the end of its header: what editors do. */
  actions?: ReactNode;
  /** Below a question that isn't public: what its author can do. */
  own?: ReactNode;
}

/** A question in a list, with the answer that is shown first. */
export function QuestionCard({ question, now, showMessage, onReacted, actions, own }: Props) {
  const { id, title, description, because, counters } = question;
  const heading = useId();
  const path = questionPath(id);
  const reactions = isPublic(question) && (
    <ReactionBar
      kind="question"
      post={question}
      below={{ label: 'Answers', count: counters.answersCount, to: path }}
      share={<ShareMenu path={path} title={title} showMessage={showMessage} />}
      showMessage={showMessage}
      onReacted={(reacted) => onReacted?.(withReacted(question, reacted))}
    />
  );
  return (
    <article className="card question-card" aria-labelledby={heading}>
      {because !== null && <p className="caption">{becauseWords(because)}</p>}
      <QuestionHeader question={question} now={now}>
        {actions}
      </QuestionHeader>
      <h2 id={heading} dir="auto">
        <Link to={path}>{title}</Link>
      </h2>
      {description !== '' && (
        <QuestionDetails>
          <p className="muted small question-text" dir="auto">
            <FiguredText text={description} figures={question.figures} />
          </p>
        </QuestionDetails>
      )}
      <QuestionTags question={question} />
      <OwnLife question={question} now={now} />
      {own}
      {counters.answersCount > 0 ? (
        <CardAnswers question={question} now={now} showMessage={showMessage} onReacted={onReacted}>
          {reactions}
        </CardAnswers>
      ) : (
        reactions
      )}
    </article>
  );
}

import { useState } from 'react';
import { Link } from 'react-router';
import { questionsPath } from '../../../shell/questions-paths.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Toasts } from '../../../ui/overlays/Toasts.tsx';
import { useMessages } from '../../../ui/overlays/use-messages.ts';
import { ActionIcon } from '../../../ui/text/ActionIcon.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { isPublic } from '../card/is-public.ts';
import { LiveCounters } from '../live/live-counters.tsx';
import { AnswersPart } from './AnswersPart.tsx';
import type { LoadedQuestion } from './load-question.ts';
import { QuestionArticle } from './QuestionArticle.tsx';
import { QuestionLife } from './QuestionLife.tsx';
import { SimilarCard } from './SimilarCard.tsx';
import '../../../ui/layout/card.css';
import '../../../ui/layout/empty.css';
import './question.css';

/** A question with its answers and their comments. */
export function QuestionPage({ loaded }: { loaded: LoadedQuestion }) {
  const { question, steps, similar } = loaded;
  const messages = useMessages();
  const [isDeleted, setDeleted] = useState(false);
  const now = new Date(loaded.now);
  const isOpen = isPublic(question) && !isDeleted;
  return (
    <LiveCounters questionId={isOpen ? question.id : null}>
      <div className="question-layout">
        <div className="stack stack-4">
          <Link className="link small row back-link" to={questionsPath}>
            <Icon name="back" small />
            All questions
          </Link>
          {isDeleted ? (
            <DeletedQuestion />
          ) : (
            <QuestionArticle
              loaded={loaded}
              now={now}
              showMessage={messages.showMessage}
              onDeleted={() => setDeleted(true)}
              onRestored={() => setDeleted(false)}
            />
          )}
          {isOpen && <AnswersPart loaded={loaded} now={now} showMessage={messages.showMessage} />}
        </div>
        <aside className="stack stack-4" aria-label="About this question">
          {!isDeleted && <QuestionLife steps={steps} />}
          <SimilarCard similar={similar} />
        </aside>
      </div>
      <Toasts messages={messages} />
    </LiveCounters>
  );
}

function DeletedQuestion() {
  return (
    <section className="card empty" aria-label="Question">
      <ActionIcon name="delete" />
      <h1>This question was deleted</h1>
      <Link className={buttonClass()} to={questionsPath}>
        Search questions
      </Link>
    </section>
  );
}

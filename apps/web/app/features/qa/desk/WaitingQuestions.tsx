import { Toasts } from '../../../ui/overlays/Toasts.tsx';
import { useMessages } from '../../../ui/overlays/use-messages.ts';
import { QuestionCard } from '../card/QuestionCard.tsx';
import { EditorActions } from '../editors/EditorActions.tsx';
import type { DeskPart } from './load-desk.ts';
import { NothingHere } from './NothingHere.tsx';
import { PendingEdit } from './PendingEdit.tsx';
import { useNextInLine } from './use-next-in-line.ts';

/** What was decided is loaded again with the others, and leaves. */
export function WaitingQuestions({ loaded }: { loaded: DeskPart<'questions'> }) {
  const { questions, edits, lists, tags } = loaded;
  const now = new Date(loaded.now);
  const messages = useMessages();
  const line = useNextInLine(
    [...questions, ...edits.map(({ question }) => question)].map(({ id }) => id).join(),
  );
  return (
    <>
      {questions.length + edits.length === 0 ? (
        <NothingHere title="Nothing is waiting" hint="New questions appear here as they are asked." />
      ) : (
        <div className="stack stack-4 desk-line" {...line}>
          {questions.map((question) => (
            <QuestionCard
              key={`question ${question.id}`}
              question={question}
              now={now}
              tell={messages.tell}
              actions={
                <EditorActions
                  question={question}
                  lists={lists}
                  tell={messages.tell}
                  onChanged={leaves}
                  onDeleted={leaves}
                />
              }
            />
          ))}
          {edits.map((edit) => (
            <PendingEdit
              key={`edit ${edit.question.id}`}
              edit={edit}
              tags={tags}
              now={now}
              tell={messages.tell}
            />
          ))}
        </div>
      )}
      <Toasts messages={messages} />
    </>
  );
}

function leaves() {}

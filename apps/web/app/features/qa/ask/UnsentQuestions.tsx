import { IconButton } from '../../../ui/controls/IconButton.tsx';
import type { UnsentQuestion } from '../unsent/unsent-questions.ts';

interface Props {
  questions: readonly UnsentQuestion[];
  onContinue: (question: UnsentQuestion) => void;
  onDiscard: (question: UnsentQuestion) => void;
}

/** Questions typed on this device and not sent, to continue or to discard. */
export function UnsentQuestions({ questions, onContinue, onDiscard }: Props) {
  if (questions.length === 0) return null;
  return (
    <ul className="unsent-questions small" aria-label="Your unsent questions">
      {questions.map((question) => {
        const name = question.typed.title.trim() || question.typed.description.trim();
        return (
          <li key={question.begunAt}>
            <button
              type="button"
              className="link"
              dir="auto"
              title={name}
              onClick={() => onContinue(question)}
            >
              Continue “{name}”
            </button>
            <IconButton icon="close" label={`Discard “${name}”`} small onClick={() => onDiscard(question)} />
          </li>
        );
      })}
    </ul>
  );
}

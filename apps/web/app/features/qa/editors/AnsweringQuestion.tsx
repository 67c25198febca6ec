import { useState } from 'react';
import { useDebounced } from '../../../platform/queries/use-debounced.ts';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { Field } from '../../../ui/controls/Field.tsx';
import '../../../ui/controls/check.css';

interface Props {
  /** The one that is answered already. */
  questionId: number;
  chosen: number | null;
  onChosen: (id: number) => void;
}

interface OfferedQuestion {
  readonly id: number;
  readonly title: string;
  readonly caption: string;
}

/** Which question answers another: those most alike, or those with the words that are typed. */
export function AnsweringQuestion({ questionId, chosen, onChosen }: Props) {
  const [typed, type] = useState('');
  const offered = useOffered(questionId, typed);
  return (
    <fieldset className="moderation-reasons">
      <legend className="field-label">Which question answers it?</legend>
      <Field label="Search questions" labelHidden>
        {(control) => (
          <input
            {...control}
            className="input"
            type="search"
            placeholder="Search questions"
            maxLength={200}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
          />
        )}
      </Field>
      {offered.length === 0 && <p className="caption">No questions match.</p>}
      {offered.map(({ id, title, caption }) => (
        <label key={id} className="check">
          <input type="radio" name="answered by" checked={chosen === id} onChange={() => onChosen(id)} />
          <span dir="auto">{title}</span>
          <span className="caption">{caption}</span>
        </label>
      ))}
    </fieldset>
  );
}

function useOffered(questionId: number, typed: string): OfferedQuestion[] {
  const text = useDebounced(typed.trim());
  const review = useQuery({
    label: 'review of a question',
    call: 'GET /qa/editors/queue/{id}',
    input: { params: { id: questionId } },
    failures: 'hidden',
  });
  const found = useQuery(
    text === ''
      ? null
      : { label: 'question search', call: 'GET /qa/questions/search', input: { query: { q: text } } },
  );
  if (text === '') {
    const similar = review.state === 'ready' ? review.value.similar : [];
    return similar.map(({ question: { id, title }, alike }) => ({
      id,
      title,
      caption: `${Math.round(alike * 100)}% alike`,
    }));
  }
  const questions = found.state === 'ready' ? found.value.questions : [];
  return questions
    .filter(({ id }) => id !== questionId)
    .map(({ id, title, answersCount }) => ({
      id,
      title,
      caption: answersCount === 1 ? '1 answer' : `${answersCount} answers`,
    }));
}

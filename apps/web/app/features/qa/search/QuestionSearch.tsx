import type { FoundQuestion } from '@tenfold/contract/qa/question';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useDebounced } from '../../../platform/queries/use-debounced.ts';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { useEarlyText } from '../../../platform/screens/use-early-text.ts';
import { questionPath } from '../../../shell/questions-paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { type Combobox, useCombobox } from '../../../ui/overlays/use-combobox.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import '../../../shell/search/search-field.css';
import '../../../ui/overlays/menu.css';
import './search.css';

const longest = 200;

/** Questions by their words, below the field as it is typed into. An emptied field has no results. */
export function QuestionSearch() {
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEarlyText(field, typed, setTyped);
  const navigate = useNavigate();
  const rested = useDebounced(typed.trim());
  // SEARCH doesn't wait.
  const text = searched === typed.trim() ? searched : rested;
  const answer = useQuery(
    text === '' || text.length > longest
      ? null
      : { label: 'question search', call: 'GET /qa/questions/search', input: { query: { q: text } } },
  );
  const questions = text !== '' && answer.state === 'ready' ? answer.value.questions : none;
  const box = useCombobox({
    count: text === '' ? null : questions.length,
    choose(at) {
      const chosen = questions[at];
      if (chosen) void navigate(questionPath(chosen.id));
    },
  });

  const clear = () => {
    setTyped('');
    box.close();
    field.current?.focus();
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    setSearched(typed.trim());
    if (typed.trim() !== '') box.show();
    field.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser knows <search>
    <form className="search-field question-search" role="search" aria-label="Questions" onSubmit={search}>
      <Icon name="search" />
      <input
        ref={field}
        placeholder="Search questions"
        aria-label="Search questions"
        {...box.field}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          box.show();
        }}
        onBlur={(event) => {
          if (!event.currentTarget.form?.contains(event.relatedTarget)) box.close();
        }}
      />
      {typed !== '' && (
        <Button size="sm" variant="ghost" onClick={clear}>
          CLEAR
        </Button>
      )}
      <Button size="sm" variant="primary" type="submit">
        SEARCH
      </Button>
      <Found box={box} questions={questions} message={messageOf(answer, questions)} />
    </form>
  );
}

const none: readonly FoundQuestion[] = [];

function messageOf(
  answer: { state: string; failure: { message: string } | null },
  found: readonly unknown[],
) {
  if (answer.state === 'failed') return answer.failure?.message ?? '';
  return answer.state === 'ready' && found.length === 0 ? 'No questions match.' : '';
}

interface FoundProps {
  box: Combobox;
  questions: readonly FoundQuestion[];
  message: string;
}

function Found({ box, questions, message }: FoundProps) {
  return (
    <div className="menu question-found" hidden={!box.shown}>
      <div id={box.id} role="listbox" aria-label="Questions">
        {questions.map(({ id, title, companies, excerpt }, at) => (
          <Link
            key={id}
            {...box.option(at)}
            role="option"
            tabIndex={-1}
            className="menu-item"
            to={questionPath(id)}
          >
            <span>
              <span dir="auto">{title}</span>
              {excerpt !== null && (
                <span className="caption question-excerpt" dir="auto">
                  {excerpt}
                </span>
              )}
            </span>
            <span className="caption push">{companies.join(', ')}</span>
          </Link>
        ))}
      </div>
      <p className="caption question-found-none" role="status">
        {message}
      </p>
      <IconButton icon="close" label="Close" small className="question-found-close" onClick={box.close} />
    </div>
  );
}

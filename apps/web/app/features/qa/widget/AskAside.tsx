import { postLimits } from '@tenfold/contract/qa/question-choices';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useEarlyText } from '../../../platform/screens/use-early-text.ts';
import { useViewer } from '../../../session/viewer.ts';
import { questionsPath } from '../../../shell/questions-paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { tooLong } from '../../../ui/controls/too-long.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { askPath } from '../ask/use-asking.ts';
import { handOnQuestion } from '../unsent/hand-on-question.ts';
import { unsentQuestions } from '../unsent/unsent-questions.ts';
import '../../../ui/controls/field.css';

/** What is typed here stands in the form of the community’s page, with the company. */
export function AskAside({ symbol }: { symbol: string }) {
  const heading = useId();
  const personId = useViewer()?.id ?? null;
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [hasUnsent, setHasUnsent] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEarlyText(field, title, setTitle);
  const problem = tooLong(title, postLimits.title);

  // Not before hydration: the server knows of no question on this device.
  useEffect(() => {
    setHasUnsent(unsentQuestions(personId).list().length > 0);
  }, [personId]);

  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (problem !== null) return;
    void navigate(handOnQuestion(personId, { title: title.trim(), companies: [symbol] }));
  };
  return (
    <aside aria-labelledby={heading}>
      <h3 id={heading}>Ask about this business</h3>
      <p className="small muted">The community has seven days to answer, then our analysts do.</p>
      <form className="stack stack-3 needs-script" onSubmit={ask}>
        <textarea
          ref={field}
          className="textarea"
          dir="auto"
          aria-label="Your question"
          placeholder="Ask a specific, unbiased question"
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={problem === null ? undefined : `${heading}-problem`}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        {problem !== null && (
          <p className="field-error" id={`${heading}-problem`}>
            {problem}
          </p>
        )}
        <div className="row row-wrap">
          <Button type="submit" variant="primary" disabled={title.trim() === '' || problem !== null}>
            ASK QUESTION
          </Button>
          <Link className="link small" to={questionsPath}>
            Learn more
            <VisuallyHidden> about Business Q&amp;A</VisuallyHidden>
          </Link>
          {hasUnsent && (
            <Link className="link small" to={askPath}>
              Continue an unsent question
            </Link>
          )}
        </div>
      </form>
    </aside>
  );
}

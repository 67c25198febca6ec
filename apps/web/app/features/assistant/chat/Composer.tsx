import { brand } from '@tenfold/contract/brand';
import { chatTextLimit } from '@tenfold/contract/policy/chat-text-limit';
import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginPath } from '../../../platform/screens/return-to.ts';
import { useEarlyText } from '../../../platform/screens/use-early-text.ts';
import { useHydrated } from '../../../platform/screens/use-hydrated.ts';
import { useViewer } from '../../../session/viewer.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { tooLong } from '../../../ui/controls/too-long.ts';
import '../../../ui/controls/field.css';

/** In 24 hours, by plan. */
export interface QuestionsLeft {
  readonly most: number;
  readonly left: number;
}

interface Props {
  isFollowUp: boolean;
  text: string;
  busy: boolean;
  type: (text: string) => void;
  ask: () => void;
  handOn: (text: string) => void;
  /** Null for a visitor. */
  questions: QuestionsLeft | null;
}

/** A visitor who asks signs in first, and finds the question here again. */
export function Composer({ isFollowUp, text, busy, type, ask, handOn, questions }: Props) {
  const id = useId();
  const isVisitor = useViewer() === null;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const ready = useHydrated();
  const field = useRef<HTMLTextAreaElement>(null);
  useEarlyText(field, text, type);
  const problem = tooLong(text, chatTextLimit);
  const isOff = !ready || busy || text.trim() === '' || problem !== null;

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isOff) return;
    if (isVisitor) void navigate(loginPath(pathname));
    else ask();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };

  return (
    <form className="chat-composer needs-script" onSubmit={submit}>
      <textarea
        ref={field}
        className="textarea"
        dir="auto"
        aria-label="Your question"
        placeholder={isFollowUp ? 'Ask a follow-up' : 'Ask about a company’s figures'}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        // Sent, it stands in the chat above.
        value={busy ? '' : text}
        readOnly={busy}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {problem !== null && (
        <p className="field-error" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      <div className="row row-wrap">
        <Button type="submit" className="btn-accent" disabled={isOff}>
          ASK AI RESEARCH ASSISTANT
        </Button>
        <Button disabled={isOff} onClick={() => handOn(text.trim())}>
          ASK {brand.name.toUpperCase()} COMMUNITY
        </Button>
        {questions !== null && (
          <span className="caption push">
            {questions.left} of {questions.most} daily questions left
          </span>
        )}
      </div>
    </form>
  );
}

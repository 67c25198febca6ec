import { chatTextLimit } from '@tenfold/contract/policy/chat-text-limit';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginPath } from '../../../platform/screens/return-to.ts';
import { useEarlyText } from '../../../platform/screens/use-early-text.ts';
import { useHydrated } from '../../../platform/screens/use-hydrated.ts';
import { useViewer } from '../../../session/viewer.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { tooLong } from '../../../ui/controls/too-long.ts';
import { keptMessage } from './kept-message.ts';
import '../../../ui/controls/field.css';

interface Props {
  isFollowUp: boolean;
  busy: boolean;
  ask: (text: string) => void;
  handOn: (text: string) => void;
}

/** What is typed is kept on this device until it is sent, also while a visitor signs in. */
export function Composer({ isFollowUp, busy, ask, handOn }: Props) {
  const id = useId();
  const personId = useViewer()?.id ?? null;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const ready = useHydrated();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const type = (typed: string) => {
    setText(typed);
    keptMessage(personId).keep(typed);
  };
  useEarlyText(field, text, type);
  const problem = tooLong(text, chatTextLimit);
  const isOff = !ready || busy || text.trim() === '' || problem !== null;

  // Not before hydration: the server knows of no text on this device.
  useEffect(() => {
    const kept = keptMessage(personId).read();
    if (kept !== null) setText((typed) => (typed === '' ? kept : typed));
  }, [personId]);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isOff) return;
    if (personId === null) {
      void navigate(loginPath(pathname));
      return;
    }
    ask(text.trim());
    // It stays kept until it is answered.
    setText('');
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
        value={text}
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
          ASK TENFOLD COMMUNITY
        </Button>
      </div>
    </form>
  );
}

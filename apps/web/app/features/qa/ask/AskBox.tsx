import type { Question } from '@tenfold/contract/qa/question';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useEarlyText } from '../../../platform/screens/use-early-text.ts';
import { useHydrated } from '../../../platform/screens/use-hydrated.ts';
import { handQuestion } from '../../../shell/handed-question.ts';
import { assistantPath } from '../../../shell/questions-paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useNarrow } from '../../../ui/layout/use-narrow.ts';
import { HowItWorksDialog } from '../intro/HowItWorksDialog.tsx';
import { askLead } from './ask-lead.ts';
import type { FormChoices } from './form-choices.ts';
import { OpenedQuestion } from './OpenedQuestion.tsx';
import { UnsentQuestions } from './UnsentQuestions.tsx';
import type { Asking } from './use-asking.ts';
import { useInView } from './use-in-view.ts';
import '../../../ui/controls/field.css';
import '../../../ui/layout/card.css';
import './ask.css';

interface Props {
  asking: Asking;
  settings: FormChoices;
  onSent: (question: Question) => void;
}

/** One line that opens the form in its place; on a phone in a dialog, and a button does so once the line is out of sight. */
export function AskBox({ asking, settings, onSent }: Props) {
  const { opened, explains, explained, openNewest, openTitled, close } = asking;
  const isPhone = useNarrow() === true;
  const box = useRef<HTMLDivElement>(null);
  const isInView = useInView(box);
  return (
    <div ref={box}>
      {opened !== null && (
        <OpenedQuestion
          key={opened.opening}
          opened={opened}
          settings={settings}
          isPhone={isPhone}
          isHidden={isPhone && explains}
          onSent={onSent}
          onClose={close}
        />
      )}
      {(opened === null || isPhone) && <CompactForm onOpen={openTitled} asking={asking} />}
      {!isInView && (
        <Button
          variant="primary"
          icon="plus"
          className="ask-floating mobile-only"
          aria-label="Ask a question"
          onClick={openNewest}
        />
      )}
      {explains && <HowItWorksDialog onClose={explained} />}
    </div>
  );
}

interface CompactProps {
  onOpen: (title: string) => void;
  asking: Pick<Asking, 'unsent' | 'openUnsent' | 'discard'>;
}

function CompactForm({ onOpen, asking }: CompactProps) {
  const [title, setTitle] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const ready = useHydrated();
  const id = useId();
  useEarlyText(field, title, setTitle);
  const navigate = useNavigate();
  const isOff = !ready || title.trim() === '';
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() !== '') onOpen(title);
  };
  return (
    <form className="card ask-box" onSubmit={open}>
      <label htmlFor={id} className="ask-lead">
        {askLead}
      </label>
      <div className="ask-compact">
        <input
          ref={field}
          id={id}
          className="input input-lg"
          dir="auto"
          autoComplete="off"
          placeholder="For example: what part of operating cash flow comes from payables?"
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Button type="submit" variant="primary" size="lg" disabled={isOff}>
          ASK QUESTION
        </Button>
      </div>
      <div className="row row-wrap ask-others">
        <Button
          size="sm"
          disabled={isOff}
          onClick={() => void navigate(assistantPath(), handQuestion(title.trim()))}
        >
          ASK AI RESEARCH ASSISTANT
        </Button>
        <p className="caption">An approved question earns 5 points</p>
      </div>
      <UnsentQuestions questions={asking.unsent} onContinue={asking.openUnsent} onDiscard={asking.discard} />
    </form>
  );
}

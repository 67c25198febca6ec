import { createContext, type ReactNode, useContext } from 'react';
import { Button, type ButtonLook } from '../ui/controls/Button.tsx';
import { classNames } from '../ui/styles/class-names.ts';
import { Notice } from '../ui/text/Notice.tsx';
import { type Submission, useSubmission } from './use-submission.ts';
import './call-form.css';

interface Props {
  /** Makes the call. What it throws is shown at the field it is about, or above the button. */
  send: (values: FormData) => Promise<void>;
  /** What the button does, as a verb. */
  action: string;
  look?: ButtonLook;
  /** Said beside the button once it is done. */
  done?: string;
  className?: string;
  /** Beside the button. */
  more?: ReactNode;
  children: ReactNode;
}

/** A form that makes a call of the contract. Its fields take their errors from here by their names. */
export function CallForm({
  send,
  action,
  look = { variant: 'primary' },
  done,
  className,
  more,
  children,
}: Props) {
  const submission = useSubmission(send);
  const { form, ready, busy, onSubmit, onInput } = submission;
  return (
    <SubmissionContext value={submission}>
      {/* Posted, never put into the address, should a browser ever send it by itself. */}
      <form
        ref={form}
        method="post"
        noValidate
        className={classNames('call-form', className)}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        {children}
        <FormFailure submission={submission} />
        <div className="call-form-foot">
          <Button type="submit" {...look} busy={busy} disabled={!ready}>
            {action}
          </Button>
          {more}
          <span className="caption" role="status">
            {submission.done && done}
          </span>
        </div>
        <noscript>
          <p className="caption">This needs JavaScript. Turn it on in your browser.</p>
        </noscript>
      </form>
    </SubmissionContext>
  );
}

/** What no field of the form can show. */
function FormFailure({ submission: { form, refusal } }: { submission: Submission }) {
  if (refusal === null) return null;
  const elements = form.current?.elements;
  const homeless = Object.entries(refusal.fields).filter(([name]) => !elements?.namedItem(name));
  if (Object.keys(refusal.fields).length > 0 && homeless.length === 0) return null;
  return (
    <Notice tone="error">
      {homeless.length > 0 ? homeless.map(([, text]) => text).join(' ') : refusal.message}
    </Notice>
  );
}

const SubmissionContext = createContext<Submission | null>(null);

/** What is wrong with a field of the form around. */
export function useFieldError(name: string): string | undefined {
  return useContext(SubmissionContext)?.refusal?.fields[name];
}

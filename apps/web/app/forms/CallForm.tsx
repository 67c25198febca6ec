import { createContext, type ReactNode, useContext } from 'react';
import { Button, type ButtonLook } from '../ui/controls/Button.tsx';
import { classNames } from '../ui/styles/class-names.ts';
import { Notice } from '../ui/text/Notice.tsx';
import { type Submission, useSubmission } from './use-submission.ts';
import './call-form.css';

interface Props {
  send: (values: FormData) => Promise<void>;
  action: string;
  look?: ButtonLook;
  done?: string;
  className?: string;
  more?: ReactNode;
  children: ReactNode;
}

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
      {/* POST: if a browser ever submits it natively, nothing ends up in the URL. */}
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

export function useFieldError(name: string): string | undefined {
  return useContext(SubmissionContext)?.refusal?.fields[name];
}

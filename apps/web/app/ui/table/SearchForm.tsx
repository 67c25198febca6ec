import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { maxSearch } from '../../platform/queries/use-search-text.ts';
import { Button } from '../controls/Button.tsx';
import { tooLong } from '../controls/too-long.ts';
import { Icon } from '../text/Icon.tsx';
import '../controls/field.css';

const typingPauseMs = 200;

interface Props {
  action: string;
  /** What is in the address. */
  text: string;
  placeholder: string;
  className?: string;
  /** What else the address is to keep, and other choices of the list. */
  children?: ReactNode;
}

/** Narrows a list while one types; a form, so that it works without scripts. */
export function SearchForm({ action, text: inAddress, placeholder, className, children }: Props) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { text, setText } = useTypedText(inAddress, form);
  const problem = tooLong(text, maxSearch);
  const problemId = useId();
  const submitNow = () => void submit(form.current, { replace: true, preventScrollReset: true });

  useEffect(() => () => clearTimeout(pause.current), []);

  return (
    <Form
      ref={form}
      action={action}
      className={className}
      role="search"
      aria-label="This list"
      onSubmit={(event) => problem !== null && event.preventDefault()}
    >
      <div className="input-affix">
        <span className="affix" aria-hidden="true">
          <Icon name="search" />
        </span>
        <input
          className="input"
          type="search"
          name="q"
          value={text}
          placeholder={placeholder}
          aria-label="Search this list"
          autoComplete="off"
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : problemId}
          onChange={(event) => {
            const typed = event.currentTarget.value;
            setText(typed);
            clearTimeout(pause.current);
            if (tooLong(typed, maxSearch) === null) pause.current = setTimeout(submitNow, typingPauseMs);
          }}
        />
      </div>
      {problem !== null && (
        <p className="field-error" id={problemId} role="alert">
          {problem}
        </p>
      )}
      {children}
      <noscript>
        <Button type="submit">Search</Button>
      </noscript>
    </Form>
  );
}

/** Follows the address, except while the reader types. */
function useTypedText(inAddress: string, form: RefObject<HTMLFormElement | null>) {
  const [text, setText] = useState(inAddress);
  useEffect(() => {
    if (!form.current?.contains(document.activeElement)) setText(inAddress);
  }, [inAddress, form]);
  return { text, setText };
}

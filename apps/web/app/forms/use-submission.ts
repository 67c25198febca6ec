import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { logFailure } from '../platform/api/log-failure.ts';
import { useHydrated } from '../platform/screens/use-hydrated.ts';
import { type FormError, isFormError, toFormError } from './form-error.ts';

export interface Submission {
  readonly form: RefObject<HTMLFormElement | null>;
  /** False until hydrated: submitting earlier would lose what was typed. */
  readonly ready: boolean;
  readonly busy: boolean;
  readonly done: boolean;
  readonly refusal: FormError | null;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
}

/** Typed values survive every outcome; the first invalid field gets the focus. */
export function useSubmission(send: (values: FormData) => Promise<void>): Submission {
  const form = useRef<HTMLFormElement>(null);
  const ready = useHydrated();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [refusal, setRefusal] = useState<FormError | null>(null);
  const [failures, setFailures] = useState(0);
  const sending = useRef(false);

  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);

  const submit = async (values: FormData) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setRefusal(null);
    setDone(false);
    try {
      await send(values);
      setDone(true);
    } catch (cause) {
      if (!isFormError(cause)) logFailure('a form', cause);
      setRefusal(toFormError(cause));
      setFailures((count) => count + 1);
    }
    sending.current = false;
    setBusy(false);
  };

  return {
    form,
    ready,
    busy,
    done,
    refusal,
    onSubmit(event) {
      event.preventDefault();
      void submit(new FormData(event.currentTarget));
    },
    onInput(event) {
      setDone(false);
      const { name } = event.target as HTMLInputElement;
      if (refusal !== null && name in refusal.fields) setRefusal(withoutField(refusal, name));
    },
  };
}

/** Clears a field's error once it is edited, without moving the focus. */
function withoutField(refusal: FormError, name: string): FormError | null {
  const { [name]: _, ...fields } = refusal.fields;
  return Object.keys(fields).length === 0 ? null : { ...refusal, fields };
}

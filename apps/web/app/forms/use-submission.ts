import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { useHydrated } from '../platform/screens/use-hydrated.ts';
import type { FormError } from './form-error.ts';
import { useSending } from './use-sending.ts';

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
export function useSubmission(call: (values: FormData) => Promise<void>): Submission {
  const form = useRef<HTMLFormElement>(null);
  const ready = useHydrated();
  const { busy, done, refusal, failures, send, change } = useSending('a form');

  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);

  return {
    form,
    ready,
    busy,
    done,
    refusal,
    onSubmit(event) {
      event.preventDefault();
      const values = new FormData(event.currentTarget);
      void send(() => call(values));
    },
    onInput(event) {
      const { name } = event.target as HTMLInputElement;
      change(refusal !== null && name in refusal.fields ? withoutField(refusal, name) : refusal);
    },
  };
}

/** Clears a field's error once it is edited, without moving the focus. */
function withoutField(refusal: FormError, name: string): FormError | null {
  const { [name]: _, ...fields } = refusal.fields;
  return Object.keys(fields).length === 0 ? null : { ...refusal, fields };
}

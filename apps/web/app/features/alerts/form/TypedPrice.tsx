import type { RefObject } from 'react';
import { PriceInput } from './PriceInput.tsx';
import type { AlertForm } from './use-alert-form.ts';

interface Props {
  form: AlertForm;
  input: RefObject<HTMLInputElement | null>;
  currency: string;
  label: string;
  errorId: string;
}

/** The price a form sets an alert at. */
export function TypedPrice({ form, input, currency, label, errorId }: Props) {
  return (
    <PriceInput
      ref={input}
      currency={currency}
      value={form.text}
      onType={form.type}
      placeholder="Enter the price"
      aria-label={label}
      aria-invalid={form.error !== null || undefined}
      aria-describedby={form.error === null ? undefined : errorId}
    />
  );
}

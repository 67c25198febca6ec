import type { SendingState } from '../../../forms/sending.ts';
import type { TypedQuestion } from './question-form.ts';

/** What a question was refused for, by its fields; `failure` is what is no field’s. */
export function questionErrors(refusal: SendingState['refusal']) {
  const fields = refusal?.fields ?? {};
  const isOfField = Object.keys(fields).some((name) => name.startsWith('data.'));
  return {
    errorOf: (field: keyof TypedQuestion): string | undefined =>
      fields[`data.${field}`] ??
      Object.entries(fields).find(([name]) => name.startsWith(`data.${field}.`))?.[1],
    failure: refusal !== null && !isOfField ? refusal.message : null,
  };
}

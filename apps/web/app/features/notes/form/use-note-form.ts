import { useEffect, useRef, useState } from 'react';
import type { FormError } from '../../../forms/form-error.ts';
import { useSending } from '../../../forms/use-sending.ts';
import type { StoredNoteDraft, TypedOn } from '../drafts/stored-note-draft.ts';
import { isWorthSaving, type NoteDraft, type NoteField, problemsOf } from './note-draft.ts';

export interface NoteForm {
  readonly draft: NoteDraft;
  readonly busy: boolean;
  /** Whether it began with what was typed before and never sent. */
  readonly isRestored: boolean;
  /** What failed about the whole form, not about a field. */
  readonly failure: string | null;
  errorOf(field: NoteField): string | undefined;
  /** In the field of tags, but none of them yet. */
  readonly typedTag: string;
  typeTag(typed: string): void;
  change(patch: Partial<NoteDraft>): void;
  /** From now on the field's format is checked. */
  leave(field: NoteField): void;
  /** Back to how the form begins; what was kept is forgotten. */
  discard(): void;
  submit(): Promise<void>;
}

/**
 * What is typed is kept on the device until the server has it.
 * @param first how the form begins; `send` throws what the server refuses
 */
export function useNoteForm(
  first: TypedOn,
  stored: StoredNoteDraft,
  send: (typed: TypedOn) => Promise<void>,
): NoteForm {
  const [begun] = useState(() => stored.read());
  // The revision stays that of the beginning, whatever the page loads meanwhile.
  const [{ draft, revision }, setTyped] = useState(begun ?? first);
  const [isRestored, setRestored] = useState(begun !== null);
  const [left, setLeft] = useState<ReadonlySet<NoteField>>(new Set());
  const sending = useSending('a note');
  const { busy, refusal } = sending;
  const [typedTag, typeTag] = useState('');
  const problems = problemsOf(draft, typedTag);

  return {
    draft,
    busy,
    isRestored,
    typedTag,
    typeTag,
    failure: refusal !== null && Object.keys(refusal.fields).length === 0 ? refusal.message : null,
    errorOf: (field) => (left.has(field) ? problems[field] : undefined) ?? fieldError(refusal, field),
    change(patch) {
      const next = { ...draft, ...patch };
      setTyped({ draft: next, revision });
      if (isWorthSaving(next)) stored.save({ draft: next, revision });
      else stored.forget();
      sending.change(withoutFields(refusal, Object.keys(patch)));
    },
    leave: (field) => setLeft((before) => new Set([...before, field])),
    discard() {
      stored.forget();
      setTyped(first);
      typeTag('');
      setRestored(false);
      sending.change();
      setLeft(new Set());
    },
    async submit() {
      if (busy) return;
      setLeft(new Set(checkedFields));
      if (Object.keys(problems).length > 0) return;
      await sending.send(() => send({ draft, revision }));
    },
  };
}

const checkedFields: readonly NoteField[] = [
  ...(['title', 'description', 'symbols'] as const),
  ...(['notePrice', 'fairValueEstimate', 'belowPrice'] as const),
];

/** One tag of several is refused under its place: `symbols.1`. */
function fieldError(refusal: FormError | null, field: NoteField): string | undefined {
  const found = Object.entries(refusal?.fields ?? {}).find(
    ([name]) => name === field || name.startsWith(`${field}.`),
  );
  return found?.[1];
}

function withoutFields(refusal: FormError | null, changed: readonly string[]): FormError | null {
  if (refusal === null) return null;
  const fields = Object.entries(refusal.fields).filter(
    ([name]) => !changed.some((field) => name === field || name.startsWith(`${field}.`)),
  );
  return fields.length === 0 ? null : { ...refusal, fields: Object.fromEntries(fields) };
}

/** The first field with an error gets the focus after each attempt. */
export function useFocusOnError(form: NoteForm) {
  const element = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  return {
    element,
    submit: () => void form.submit().then(() => setAttempts((count) => count + 1)),
  };
}

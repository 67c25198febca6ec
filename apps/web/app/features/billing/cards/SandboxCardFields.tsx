import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Field } from '../../../ui/controls/Field.tsx';
import type { CardReader } from './card-reader.ts';
import { type CardProblems, readSandboxCard, type TypedCard } from './read-sandbox-card.ts';
import { TestCards } from './TestCards.tsx';

const fields = [
  { name: 'number', label: 'Card number', autoComplete: 'cc-number' },
  { name: 'expiry', label: 'Expiry (MM / YY)', autoComplete: 'cc-exp' },
  { name: 'cvc', label: 'CVC', autoComplete: 'cc-csc' },
] as const;

/** Without names, and read from the fields themselves: no form sends what is typed, and nothing typed early is lost. */
export function SandboxCardFields({ ref }: { ref: Ref<CardReader> }) {
  const [problems, setProblems] = useState<CardProblems>({});
  const frame = useRef<HTMLDivElement>(null);

  useImperativeHandle(ref, () => ({
    async read() {
      const card = readSandboxCard(typedIn(frame.current));
      setProblems('problems' in card ? card.problems : {});
      return 'token' in card ? card.token : null;
    },
  }));

  useEffect(() => {
    if (Object.keys(problems).length > 0)
      frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  return (
    <div ref={frame} className="card-fields">
      {fields.map(({ name, label, autoComplete }) => (
        <Field key={name} label={label} error={problems[name]}>
          {(control) => (
            <input {...control} className="input num" inputMode="numeric" autoComplete={autoComplete} />
          )}
        </Field>
      ))}
      <TestCards onChoose={(number) => fillIn(frame.current, { number, expiry: '08 / 30', cvc: '424' })} />
    </div>
  );
}

function typedIn(frame: HTMLElement | null): TypedCard {
  const [number = '', expiry = '', cvc = ''] = inputsOf(frame).map(({ value }) => value);
  return { number, expiry, cvc };
}

function fillIn(frame: HTMLElement | null, card: TypedCard): void {
  for (const [at, input] of inputsOf(frame).entries()) input.value = card[fields[at]?.name ?? 'number'];
}

function inputsOf(frame: HTMLElement | null): readonly HTMLInputElement[] {
  return [...(frame?.querySelectorAll('input') ?? [])];
}

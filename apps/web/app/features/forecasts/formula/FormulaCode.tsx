import { referencesIn } from '@tenfold/domain/formulas';
import { referenceTone } from './reference-tone.ts';

/** A formula with its references in colours, each cell of the table framed in the same one. */
export function FormulaCode({ text }: { text: string }) {
  const parts = [];
  let end = 0;
  for (const [at, { span }] of (text.startsWith('=') ? referencesIn(text) : []).entries()) {
    parts.push(text.slice(end, span.from));
    parts.push(
      <span key={span.from} data-ref={referenceTone(at)}>
        {text.slice(span.from, span.to)}
      </span>,
    );
    end = span.to;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}

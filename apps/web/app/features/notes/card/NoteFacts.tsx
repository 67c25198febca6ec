import type { NoteUpdate } from '@tenfold/contract/notes';
import { classNames } from '../../../ui/styles/class-names.ts';
import { Figure } from '../../../ui/text/Figure.tsx';
import type { Display } from '../display/choices.ts';
import { factsOf } from './note-facts.ts';

export function NoteFacts({
  entry,
  currency,
  shown,
}: {
  entry: NoteUpdate;
  currency: string;
  shown: Display;
}) {
  const facts = factsOf(entry, currency, shown);
  if (facts.length === 0) return null;
  return (
    <dl className="note-facts">
      {facts.map(({ label, text, change = null, why = null, isModel = false, caption = null }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={classNames(isModel && 'edit')}>
            <Figure text={text} change={change} why={why} />
          </dd>
          {caption !== null && <dd className="caption">{caption}</dd>}
        </div>
      ))}
    </dl>
  );
}

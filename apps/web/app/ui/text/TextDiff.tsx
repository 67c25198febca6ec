import type { ChangedField } from './diff-words.ts';
import './text-diff.css';

/** Removed and added text is struck and set, not only coloured. */
export function TextDiff({ changes }: { changes: readonly ChangedField[] }) {
  if (changes.length === 0) return <p className="muted">Nothing differs.</p>;
  return (
    <dl className="stack">
      {changes.map(({ label, lines }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
        <div key={at}>
          <dt className="overline">{label}</dt>
          <dd className="text-diff">
            {lines.map((parts, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <span key={line}>
                {parts.map(({ kind, text }, place) => {
                  const Tag = kind === 'same' ? 'span' : kind === 'added' ? 'ins' : 'del';
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  return <Tag key={place}>{text}</Tag>;
                })}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

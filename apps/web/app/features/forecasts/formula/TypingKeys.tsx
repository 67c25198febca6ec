import type { Typing } from '../cells/typing.ts';
import '../../../ui/controls/kbd.css';

/** The keys that the field understands now. */
export function TypingKeys({ typing: { text, suggestions } }: { typing: Typing }) {
  const keys =
    suggestions.length > 0
      ? [
          ['↑ ↓', 'choose'],
          ['Tab', 'take'],
          ['Esc', 'close'],
        ]
      : [
          ['Enter', 'keep'],
          ['Tab', 'next'],
          ['Esc', 'revert'],
          ...(text.startsWith('=') ? [['F4', 'fix']] : []),
        ];
  return (
    <div className="cell-pop-keys caption">
      {keys.map(([key, what]) => (
        <span key={key}>
          <kbd className="kbd">{key}</kbd> {what}
        </span>
      ))}
    </div>
  );
}

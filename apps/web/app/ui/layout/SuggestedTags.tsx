import type { Combobox } from '../overlays/use-combobox.ts';
import '../overlays/menu.css';
import './tag-input.css';

export interface SuggestedTag {
  readonly key: string;
  readonly label: string;
  /** Grayed, after it. */
  readonly more?: string;
}

interface Props {
  label: string;
  box: Combobox;
  suggestions: readonly SuggestedTag[];
  onChoose: (chosen: SuggestedTag) => void;
}

/** Below a field of tags: what it can take. */
export function SuggestedTags({ label, box, suggestions, onChoose }: Props) {
  return (
    <div id={box.id} role="listbox" aria-label={label} className="menu tag-suggestions" hidden={!box.shown}>
      {box.shown &&
        suggestions.map((tag, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
          <div
            key={tag.key}
            {...box.option(at)}
            role="option"
            tabIndex={-1}
            className="menu-item"
            onClick={() => onChoose(tag)}
          >
            <b>{tag.label}</b>
            {tag.more !== undefined && <span className="muted">{tag.more}</span>}
          </div>
        ))}
    </div>
  );
}

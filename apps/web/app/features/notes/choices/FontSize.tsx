import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { useNoteFont } from './choices.ts';
import '../../../ui/controls/segmented.css';
import './font-size.css';

const sizes = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
] as const;

export function FontSize() {
  const { value: chosen, choose } = useNoteFont();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row in every browser
    <div role="group" aria-label="Text size" className="segmented">
      {sizes.map(({ value, label }) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => choose(value)}>
          <span className="font-letter" data-font={value} aria-hidden="true">
            A
          </span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}

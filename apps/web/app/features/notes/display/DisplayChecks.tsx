import { type DisplayOption, displayOptions, useNoteDisplay } from './choices.ts';
import '../../../ui/controls/check.css';

export function DisplayChecks() {
  const { shown, toggle } = useNoteDisplay();
  return Object.entries(displayOptions).map(([option, label]) => (
    <label key={option} className="check">
      <input
        type="checkbox"
        checked={shown[option as DisplayOption]}
        onChange={() => toggle(option as DisplayOption)}
      />
      {label}
    </label>
  ));
}

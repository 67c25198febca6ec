import { statSections, useShownSections } from './shown-sections.ts';
import '../../../ui/controls/check.css';

export function ValuationSettings({ id }: { id: string }) {
  const { hidden, show } = useShownSections();
  return (
    <fieldset className="valuation-settings mobile-only" id={id}>
      <legend className="field-label">Sections shown</legend>
      {statSections.map(({ section, title }) => (
        <label key={section} className="check">
          <input
            type="checkbox"
            checked={!hidden.includes(section)}
            onChange={(event) => show(section, event.currentTarget.checked)}
          />
          {title}
        </label>
      ))}
    </fieldset>
  );
}

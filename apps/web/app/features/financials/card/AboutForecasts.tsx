import { forecastHelp } from '../../../forecast/forecast-labels.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import '../../../ui/controls/button.css';
import '../../../ui/overlays/menu.css';
import './about-forecasts.css';

/** What each forecast rests on. The browser's own popover: opens without a script, closes on Escape and outside. */
export function AboutForecasts() {
  return (
    <>
      <button
        type="button"
        className="icon-btn icon-btn-sm about-forecasts-button"
        title="About forecasts"
        popoverTarget="about-forecasts"
      >
        <Icon name="info" />
        <VisuallyHidden>About forecasts</VisuallyHidden>
      </button>
      <div id="about-forecasts" className="menu about-forecasts" popover="auto">
        {Object.values(forecastHelp).map((help) => (
          <p key={help}>{help}</p>
        ))}
      </div>
    </>
  );
}

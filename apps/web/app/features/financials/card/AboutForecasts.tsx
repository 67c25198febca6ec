import { forecastHelp } from '../../../page-forecast/forecast-labels.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import '../../../ui/controls/button.css';
import '../../../ui/overlays/menu.css';
import './about-forecasts.css';

/** A native popover: opens without JavaScript, closes on Escape and outside clicks. */
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

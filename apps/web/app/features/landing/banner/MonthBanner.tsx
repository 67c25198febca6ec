import { SiteLink } from '../../../shell/site/SiteLink.tsx';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import type { Banner } from '../load-texts.ts';
import './banner.css';

export function MonthBanner({ banner: { title, text, link, button, logo } }: { banner: Banner }) {
  return (
    <aside className="month-banner" id="banner" aria-label="Company of the month">
      {logo === null ? (
        <span className="month-logo" aria-hidden="true">
          {title.charAt(0)}
        </span>
      ) : (
        <img
          className="month-picture"
          src={logo.path}
          alt={logo.alt}
          width={logo.width}
          height={logo.height}
        />
      )}
      <div>
        <p className="overline accent">Company of the month</p>
        <p>
          <b>{title}</b> {text !== null && <span className="muted">{text}</span>}
        </p>
      </div>
      <SiteLink className={`${buttonClass()} push`} to={link}>
        {button}
        <Icon name="forward" />
      </SiteLink>
    </aside>
  );
}

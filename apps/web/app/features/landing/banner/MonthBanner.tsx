import { Link } from 'react-router';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import type { BannerTexts } from '../texts.ts';
import './banner.css';

export function MonthBanner({ texts: { title, name, text, link, button } }: { texts: BannerTexts }) {
  return (
    <aside className="month-banner" aria-label={title}>
      <span className="month-logo" aria-hidden="true">
        {name.charAt(0)}
      </span>
      <div>
        <p className="overline accent">{title}</p>
        <p>
          <b>{name}</b> <span className="muted">{text}</span>
        </p>
      </div>
      <Link className={`${buttonClass()} push`} to={link}>
        {button}
        <Icon name="forward" />
      </Link>
    </aside>
  );
}

import type { Subsection } from '@tenfold/contract/landing';
import type { ReactNode } from 'react';
import { SiteLink } from '../../../shell/site/SiteLink.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { SectionImages } from './SectionImages.tsx';
import './section.css';

interface Props {
  texts: Subsection;
  /** What can be tried stands before the words, from a tablet on. */
  flip?: boolean;
  /** A piece of the product. Images that an editor added stand below it. */
  children?: ReactNode;
}

/** Words, and a piece of the product to try. Its key is its place in the address: `/#must`. */
export function TrySection({ texts, flip = false, children }: Props) {
  const { key: id, title, subtitle, descriptions, help, helpLink } = texts;
  return (
    <section className={classNames('subsection try', flip && 'flip')} id={id} aria-labelledby={`${id}-h`}>
      <div className="stack stack-4">
        <h2 id={`${id}-h`}>{title}</h2>
        {subtitle !== null && <p className="muted">{subtitle}</p>}
        {descriptions.length > 0 && (
          <ul className="try-points">
            {descriptions.map((each) => (
              <li key={each}>
                <Icon name="check" />
                <span>{each}</span>
              </li>
            ))}
          </ul>
        )}
        {help !== null && helpLink !== null && (
          <SiteLink className="link try-link" to={helpLink}>
            {help}
            <Icon name="forward" small />
          </SiteLink>
        )}
      </div>
      <div className="try-it">
        {children}
        <SectionImages texts={texts} />
      </div>
    </section>
  );
}

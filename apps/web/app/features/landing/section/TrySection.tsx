import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../ui/styles/class-names.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import type { SectionTexts } from '../texts.ts';
import './section.css';

interface Props {
  /** Its place in the address: `/#must`. */
  id: string;
  texts: SectionTexts;
  /** The piece stands before the words, from a tablet on. */
  flip?: boolean;
  children: ReactNode;
}

/** Words, and a piece of the product to try. */
export function TrySection({ id, texts, flip = false, children }: Props) {
  const { title, subtitle, descriptions, help, helpLink } = texts;
  return (
    <section className={classNames('subsection try', flip && 'flip')} id={id} aria-labelledby={`${id}-h`}>
      <div className="stack stack-4">
        <h2 id={`${id}-h`}>{title}</h2>
        <p className="muted">{subtitle}</p>
        <ul className="try-points">
          {descriptions.map((each) => (
            <li key={each}>
              <Icon name="check" />
              <span>{each}</span>
            </li>
          ))}
        </ul>
        {help !== null && helpLink !== null && (
          <Link className="link try-link" to={helpLink}>
            {help}
            <Icon name="forward" small />
          </Link>
        )}
      </div>
      <div className="try-it">{children}</div>
    </section>
  );
}

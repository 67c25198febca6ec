import { type ReactNode, useId } from 'react';

export function SettingsBlock({
  id,
  title,
  about,
  children,
}: {
  /** For links to it. */
  id?: string;
  title: string;
  about: string;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section id={id} className="settings-block" aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{title}</h2>
        <p className="caption">{about}</p>
      </div>
      <div className="settings-content">{children}</div>
    </section>
  );
}

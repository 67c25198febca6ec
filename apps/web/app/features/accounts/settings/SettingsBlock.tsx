import { type ReactNode, useId } from 'react';

export function SettingsBlock({
  title,
  about,
  children,
}: {
  title: string;
  about: string;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section className="settings-block" aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{title}</h2>
        <p className="caption">{about}</p>
      </div>
      <div className="settings-content">{children}</div>
    </section>
  );
}

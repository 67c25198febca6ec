import { Icon } from '../../../ui/text/Icon.tsx';
import '../../../ui/layout/card.css';
import '../../../ui/layout/empty.css';

export function NothingHere({ title, hint }: { title: string; hint: string }) {
  return (
    <section className="card empty" aria-label={title}>
      <Icon name="check" />
      <h2>{title}</h2>
      <p className="muted small">{hint}</p>
    </section>
  );
}

import { Link } from 'react-router';
import { Icon } from '../../../ui/text/Icon.tsx';
import type { NewsItem } from './news.ts';
import './news.css';
import '../../../ui/layout/empty.css';

export function NewsStrip({ items }: { items: readonly NewsItem[] }) {
  return (
    <section className="card news-strip" aria-label="What is new">
      {items.map(({ icon, title, detail, path }) => (
        <Link key={title} to={path}>
          <span className="news-icon">
            <Icon name={icon} />
          </span>
          <b>{title}</b>
          <span className="muted">{detail}</span>
        </Link>
      ))}
    </section>
  );
}

export function QuietDay() {
  return (
    <section className="card empty empty-small">
      <Icon name="check" />
      <h2>Nothing new since yesterday</h2>
      <p className="muted small">
        No alerts, filings or buy-below prices since yesterday. Your forecasts are up to date.
      </p>
    </section>
  );
}

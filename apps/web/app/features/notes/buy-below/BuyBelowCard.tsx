import type { BuyBelowPrice } from '@tenfold/contract/summary';
import { formatPercent, formatPrice } from '@tenfold/domain/format';
import { Link } from 'react-router';
import { notesPath } from '../../../shell/my-paths.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { notePath } from '../paths.ts';
import './buy-below.css';

interface Props {
  prices: readonly BuyBelowPrice[];
  /** `Nov 19` */
  dayLabel: (day: string) => string;
}

export function BuyBelowCard({ prices, dayLabel }: Props) {
  return (
    <Card
      title="Buy-below prices"
      padded={false}
      actions={
        <Link className="link small" to={notesPath}>
          All notes
        </Link>
      }
    >
      {prices.length === 0 ? (
        <p className="buy-below-none muted small">
          None was touched this month or is within 10% of its price. Set a buy-below price in a note to see it
          here.
        </p>
      ) : (
        <div className="buy-below">
          {prices.map((price) => (
            <BuyBelow key={price.noteId} buyBelow={price} dayLabel={dayLabel} />
          ))}
        </div>
      )}
    </Card>
  );
}

function BuyBelow({
  buyBelow: { title, excerpt, symbol, currency, price, touched, lowest, stockPrice, away },
  dayLabel,
}: {
  buyBelow: BuyBelowPrice;
  dayLabel: Props['dayLabel'];
}) {
  return (
    <article>
      <p className="row row-wrap">
        <Link className="buy-below-title" to={notePath(symbol)}>
          {title ?? excerpt.slice(0, 60)}
        </Link>
        {touched === null ? (
          <Badge>{formatPercent(away)} away</Badge>
        ) : (
          <Badge
            tone="accent"
            {...(touched.isSimulated && { explanation: 'By a simulated price of the sample.' })}
          >
            {touched.isSimulated ? 'Touched, simulated' : 'Touched'}
          </Badge>
        )}
        <span className="chip push">{symbol}</span>
      </p>
      {title !== null && <p className="small muted buy-below-text">{excerpt}</p>}
      <dl>
        <Fact label="Buy below" text={`${formatPrice(price)}${currency === 'USD' ? '' : ` ${currency}`}`} />
        {touched === null ? (
          <Fact label="Lowest since note" text={formatPrice(lowest)} />
        ) : (
          <Fact label="Touched" text={`${formatPrice(touched.price)}, ${dayLabel(touched.day)}`} />
        )}
        <Fact label="Now" text={formatPrice(stockPrice)} />
      </dl>
    </article>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{text}</dd>
    </div>
  );
}

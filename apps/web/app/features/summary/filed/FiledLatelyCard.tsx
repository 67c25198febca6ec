import type { FiledReport } from '@tenfold/contract/summary';
import { formatPerShare } from '@tenfold/domain/format';
import { verdictOf } from '@tenfold/domain/surprises';
import { Link } from 'react-router';
import { Card } from '../../../ui/layout/Card.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { dayLabel, periodLabel } from './filing-labels.ts';
import './filed-lately.css';

const verdicts = { beat: ['Beat', 'up'], miss: ['Miss', 'down'], met: ['Met', 'plain'] } as const;

export function FiledLatelyCard({ filings, now }: { filings: readonly FiledReport[]; now: string }) {
  return (
    <Card title="Filed lately" padded={false}>
      <ul className="filed">
        {filings.map((filing) => (
          <li key={filing.accession}>
            <span>
              <Link className="filed-symbol" to={`/company/${filing.symbol}`}>
                {filing.symbol}
              </Link>{' '}
              <a href={filing.url} target="_blank" rel="noreferrer">
                {filing.form}
                {periodLabel(filing)}
              </a>
            </span>
            <time className="caption num" dateTime={filing.filed}>
              {dayLabel(filing.filed, now)}
            </time>
            {filing.earningsPerShare && <Surprise eps={filing.earningsPerShare} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Surprise({ eps: { actual, estimate } }: { eps: NonNullable<FiledReport['earningsPerShare']> }) {
  const [word, tone] = verdicts[verdictOf(actual, estimate)];
  return (
    <span className="caption filed-eps">
      EPS <span className="num">{formatPerShare(actual)}</span>, consensus{' '}
      <span className="num">{formatPerShare(estimate)}</span> <Badge tone={tone}>{word}</Badge>
    </span>
  );
}

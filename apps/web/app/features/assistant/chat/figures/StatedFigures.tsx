import type { ChatMessage, StatedFigure } from '@tenfold/contract/assistant';
import { Link } from 'react-router';
import { formatDay } from '../../../../figures/format-day.ts';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { lineLabel } from './line-label.ts';
import { statedValue } from './stated-value.ts';

/** Every figure an answer states, in full, with the filings it comes from. */
export function StatedFigures({ figures, filings }: Pick<ChatMessage, 'figures' | 'filings'>) {
  const urlOf = new Map(filings.map(({ accession, url }) => [accession, url]));
  return (
    <details className="stated-figures" open={figures.length <= mostOpen}>
      <summary className="caption">
        {figures.length === 1 ? '1 figure and its source' : `${figures.length} figures and their sources`}
      </summary>
      <ul>
        {figures.map((figure, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer never changes
          <li key={at}>
            <span>
              {figure.symbol !== null && (
                <>
                  <Link className="link" to={`/company/${figure.symbol}`}>
                    {figure.symbol}
                  </Link>{' '}
                </>
              )}
              {describe(figure)}
            </span>
            <b className="num">{statedValue(figure)}</b>
            <span className="stated-sources">
              {figure.source.map((accession) => {
                const url = urlOf.get(accession);
                return url === undefined ? (
                  <span key={accession}>{accession === 'user' ? 'Assumed by you' : accession}</span>
                ) : (
                  <a key={accession} className="link" href={url} target="_blank" rel="noopener">
                    {accession}
                    <Icon name="external" small />
                  </a>
                );
              })}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const mostOpen = 4;

function describe({ unit, line, periodEnd }: StatedFigure): string {
  // A year, a winner or an order is chosen by its line, and is no value of it.
  const isChosen = unit === 'year' || unit === 'symbol' || unit === 'ordered symbols';
  const parts = [
    line === null ? null : `${isChosen ? 'by ' : ''}${lineLabel(line)}`,
    periodEnd === null ? null : `to ${formatDay(periodEnd)}`,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

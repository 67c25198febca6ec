import type { FigureSource } from '@tenfold/contract/financials';
import { FilingLink } from './FilingLink.tsx';
import { dayLabel, exactAmount, tagLabel } from './source-labels.ts';

type FiledFact = FigureSource['sources'][number];

export function FiledFacts({ facts }: { facts: readonly FiledFact[] }) {
  const signed = facts.length > 1 || facts.some(({ sign }) => sign < 0);
  return (
    <section>
      <h3 className="overline">{facts.length === 1 ? 'Filed value' : 'Filed values'}</h3>
      <ol className="source-facts">
        {facts.map((fact) => (
          <li key={`${fact.accession} ${fact.tag} ${fact.start} ${fact.end} ${fact.unit} ${fact.sign}`}>
            <p className="source-amount">
              {signed && (
                <span className="source-sign">
                  <span aria-hidden="true">{fact.sign < 0 ? '−' : '+'}</span>
                  <span className="visually-hidden">{fact.sign < 0 ? 'minus' : 'plus'}</span>
                </span>
              )}
              <b className="num">{exactAmount(fact.value)}</b> <span className="muted">{fact.unit}</span>
            </p>
            <p className="source-tag">
              {fact.taxonomy}:{tagLabel(fact.tag)}
            </p>
            <p className="caption">{fact.start === null ? `On ${dayLabel(fact.end)}` : spanWords(fact)}</p>
            <FilingLink filing={fact} />
          </li>
        ))}
      </ol>
    </section>
  );
}

export function EarlierValues({ facts }: { facts: FigureSource['history'] }) {
  return (
    <section>
      <h3 className="overline">Values in other filings</h3>
      <ol className="source-facts">
        {facts.map((fact) => (
          <li key={`${fact.accession} ${fact.tag} ${fact.start} ${fact.end} ${fact.unit} ${fact.value}`}>
            <p className="source-amount">
              <b className="num">{exactAmount(fact.value)}</b> <span className="muted">{fact.unit}</span>
            </p>
            <p className="source-tag">
              {fact.taxonomy}:{tagLabel(fact.tag)}
            </p>
            <FilingLink filing={fact} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function spanWords({ start, end }: Pick<FiledFact, 'start' | 'end'>): string {
  return `${dayLabel(start ?? end)} to ${dayLabel(end)}`;
}

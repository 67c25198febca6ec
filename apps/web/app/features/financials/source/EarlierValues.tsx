import type { FigureSource } from '@tenfold/contract/financials';
import { FilingLink } from './FiledFacts.tsx';
import { exactAmount, tagLabel } from './source-labels.ts';

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
            <FilingLink fact={fact} />
          </li>
        ))}
      </ol>
    </section>
  );
}

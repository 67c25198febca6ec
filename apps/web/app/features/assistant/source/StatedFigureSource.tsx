import type { ChatMessage, StatedFigure } from '@tenfold/contract/assistant';
import { formatDay } from '../../../figures/format-day.ts';
import { SidePanel } from '../../../ui/overlays/SidePanel.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { lineLabel } from '../chat/figures/line-label.ts';
import { statedValue } from '../chat/figures/stated-value.ts';
import { howCalculated } from './how-calculated.ts';
import { InputSource } from './InputSource.tsx';
import './stated-figure-source.css';

interface Props extends Pick<ChatMessage, 'filings'> {
  figure: StatedFigure;
  onClose: () => void;
}

/** Where a figure of an answer comes from: in the filings, or what it is calculated from. */
export function StatedFigureSource({ figure, filings, onClose }: Props) {
  const { inputs, source } = figure;
  const how = howCalculated(figure);
  return (
    <SidePanel title="Source" note={noteOf(figure)} onClose={onClose}>
      <div className="figure-source">
        <p className="source-value">
          <strong>{statedValue(figure)}</strong> {how !== null && <span className="muted">calculated</span>}
        </p>
        {how !== null && (
          <section>
            <h3 className="overline">How it’s calculated</h3>
            <p>{how}</p>
          </section>
        )}
        {inputs.map((input) => (
          <InputSource
            key={`${input.symbol} ${input.line} ${input.periodEnd}`}
            input={input}
            isAlone={inputs.length === 1}
          />
        ))}
        {source.length > 0 && (
          <section>
            <h3 className="overline">{source.length === 1 ? 'Filing' : 'Filings'}</h3>
            <ul className="figure-filings">
              {filings
                .filter(({ accession }) => source.includes(accession))
                .map(({ accession, url }) => (
                  <li key={accession}>
                    <a className="link" href={url} target="_blank" rel="noopener">
                      Open filing {accession}
                      <Icon name="external" small />
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        )}
      </div>
    </SidePanel>
  );
}

function noteOf({ symbol, line, periodEnd }: StatedFigure): string {
  return [
    symbol,
    line === null ? null : lineLabel(line),
    periodEnd === null ? null : `to ${formatDay(periodEnd)}`,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

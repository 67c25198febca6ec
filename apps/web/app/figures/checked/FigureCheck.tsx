import type { CheckedFigure, DeniedDirection } from '@tenfold/contract/financials';
import { type RefObject, useState } from 'react';
import { useDebounced } from '../../platform/queries/use-debounced.ts';
import { useQuery } from '../../platform/queries/use-query.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { figureName } from '../in-texts/figure-words.ts';
import { carriedMarks } from './carried-marks.ts';
import { checkSummary, notFoundReason } from './check-labels.ts';
import { DirectionRow } from './DirectionRow.tsx';
import { FigureMarks } from './FigureMarks.tsx';
import { InsertRow } from './InsertRow.tsx';
import { markedSpans } from './marked-spans.ts';
import { offeredFigures } from './offered-figures.ts';
import './checked.css';

interface Props {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** Symbols of what the text is about. */
  companies: readonly string[];
  /** What its button does with it. */
  act: 'post' | 'save';
  onChange: (text: string) => void;
}

const mostRows = 6;

/** The typed figures of a text that filings contradict or don’t have: for its writer alone, and nothing is refused for them. */
export function FigureCheck({ field, text, companies, act, onChange }: Props) {
  const { figures, directions } = useChecked(text, companies);
  const wrong = figures.filter(({ verdict }) => verdict === 'contradicts');
  const rows = [...wrong, ...figures.filter(({ verdict }) => verdict === 'not_found')];
  const offers = offeredFigures(figures, mostRows - rows.length - directions.length);
  const replace = ({ start, end, filed }: CheckedFigure) => {
    const box = field.current;
    if (box === null || filed === null) return;
    box.setRangeText(filed.token === null ? filed.asWritten : `{${filed.token}}`, start, end, 'end');
    box.focus();
    onChange(box.value);
  };
  const select = ({ start, end }: DeniedDirection) => {
    field.current?.focus();
    field.current?.setSelectionRange(start, end);
  };
  return (
    <>
      <FigureMarks field={field} text={text} figures={markedSpans(figures, directions)} />
      <p className="visually-hidden" role="status">
        {checkSummary(figures, directions.length, act)}
      </p>
      {rows.length + directions.length + offers.length > 0 && (
        <section className="figure-checks" aria-label="Figures to check">
          <ul>
            {directions.map((direction) => (
              <DirectionRow key={direction.start} direction={direction} onEdit={() => select(direction)} />
            ))}
            {rows.slice(0, mostRows).map((figure) => (
              <CheckRow key={figure.start} figure={figure} onUse={() => replace(figure)} />
            ))}
            {offers.map((figure) => (
              <InsertRow key={figure.start} figure={figure} onInsert={() => replace(figure)} />
            ))}
          </ul>
          <p className="caption">
            {rows.length > mostRows && `${rows.length - mostRows} more are underlined. `}
            Only you see this. You can {act} anyway.
          </p>
        </section>
      )}
    </>
  );
}

function CheckRow({ figure, onUse }: { figure: CheckedFigure; onUse: () => void }) {
  const { written, filed, why } = figure;
  if (filed === null) {
    return (
      <li className="figure-check is-unknown">
        <Icon name="info" small />
        <span>
          <b>{written}</b> isn’t found in the filings. {notFoundReason(why)}
        </span>
      </li>
    );
  }
  const [filing] = filed.filings.slice(-1);
  return (
    <li className="figure-check is-wrong">
      <Icon name="warning" small />
      <span>
        <b>{written}</b> differs from {filing === undefined ? 'the filing' : <Filing {...filing} />}:{' '}
        {figureName(filed)} was <b>{filed.asWritten}</b>.
      </span>
      <Button size="sm" onClick={onUse}>
        Use {filed.asWritten}
      </Button>
    </li>
  );
}

function Filing({ form, url }: { form: string; url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener">
      the {form}
    </a>
  );
}

interface Checked {
  readonly figures: readonly CheckedFigure[];
  readonly directions: readonly DeniedDirection[];
}

const nothingChecked: Checked = { figures: [], directions: [] };

/** Those of the text as it was when typing last rested, at their places in it now. */
function useChecked(text: string, companies: readonly string[]): Checked {
  const [last, setLast] = useState<Checked & { text: string }>();
  const rested = useDebounced(text, 800);
  const found = useQuery(
    /\d/.test(rested)
      ? {
          label: 'figures of a text',
          call: 'POST /figures/check',
          input: { body: { text: rested, companies: [...companies] } },
          // During an update a server of the version before sends no directions.
          read: ({ figures, directions = [] }) => ({ text: rested, figures, directions }),
          failures: 'hidden',
        }
      : null,
  );
  if (found.state === 'ready' && found.value !== last) setLast(found.value);
  if (last === undefined) return nothingChecked;
  return {
    figures: carriedMarks(last.figures, last.text, text),
    directions: carriedMarks(last.directions, last.text, text),
  };
}

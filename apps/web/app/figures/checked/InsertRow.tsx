import type { CheckedFigure } from '@tenfold/contract/financials';
import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { figureName } from '../in-texts/figure-words.ts';

/** A typed figure that is right may be named instead: then its readers open its source. */
export function InsertRow({ figure, onInsert }: { figure: CheckedFigure; onInsert: () => void }) {
  const { written, filed } = figure;
  if (filed === null) return null;
  return (
    <li className="figure-check is-right">
      <Icon name="check" small />
      <span>
        <b>{written}</b> matches {figureName(filed)}. Fine as it is, or insert the figure so that readers can
        open its source.
      </span>
      <Button size="sm" onClick={onInsert}>
        Insert
      </Button>
    </li>
  );
}

import type { ListId } from '@tenfold/contract/ids';
import type { LensCompany, ListComment } from '@tenfold/contract/lists';
import { type LensPeriod, lensBasisWords, lensField, printLens } from '@tenfold/domain/lens';
import { type CSSProperties, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { SignInActions } from '../../../../session/SignInActions.tsx';
import { IconButton } from '../../../../ui/controls/IconButton.tsx';
import type { Messages } from '../../../../ui/overlays/use-messages.ts';
import { OneComment } from '../../comments/OneComment.tsx';
import { fieldLabel } from '../model/field-labels.ts';
import { currencyOf, figureOf, type LensTable } from '../model/lens-table.ts';
import { missingWords } from '../model/missing-words.ts';
import { isWithheld } from '../model/withheld.ts';
import { AddCellComment } from './AddCellComment.tsx';
import type { OpenCell } from './use-open-cell.ts';
import './cell-panel.css';

interface Props {
  cell: OpenCell;
  company: LensCompany;
  period: LensPeriod;
  own: LensTable['own'];
  /** Null: nobody can comment here. */
  commenting: {
    readonly listId: ListId;
    readonly comments: readonly ListComment[];
    readonly messages: Messages;
  } | null;
  onClose: () => void;
}

/** What a figure is, or why there is none, and what its reader says of it. */
export function CellPanel({ cell, company, period, own, commenting, onClose }: Props) {
  const heading = useId();
  const panel = useRef<HTMLDivElement>(null);
  const closing = useRef(onClose);
  closing.current = onClose;

  useEffect(() => {
    const shown = panel.current;
    (shown?.querySelector<HTMLElement>('textarea') ?? shown)?.focus({ preventScroll: true });
    const closeOutside = (event: PointerEvent) => {
      const target = event.target as Element;
      if (shown?.contains(target) || target.closest('.toasts, dialog') !== null) return;
      closing.current();
    };
    const closeByKey = (event: KeyboardEvent) => {
      const isEditing = (event.target as Element).closest('.list-comment-edit') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !isEditing) closing.current();
    };
    window.addEventListener('pointerdown', closeOutside);
    window.addEventListener('keydown', closeByKey);
    return () => {
      window.removeEventListener('pointerdown', closeOutside);
      window.removeEventListener('keydown', closeByKey);
    };
  }, []);

  const { field: key } = cell;
  return (
    <div
      ref={panel}
      className="lens-panel"
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      style={placeOf(cell.rect)}
    >
      <div className="lens-panel-head">
        <h2 id={heading}>
          {key === 'company'
            ? company.shortName
            : `${company.shortName}, ${fieldLabel(lensField(key), period)}`}
        </h2>
        <IconButton icon="close" label="Close" small onClick={onClose} />
      </div>
      {key !== 'company' && <About company={company} fieldKey={key} period={period} own={own} />}
      <p className="small">
        <Link className="link" to={`/company/${company.symbol}`}>
          Open {company.shortName}
        </Link>
      </p>
      {commenting !== null && (
        <>
          {commenting.comments.length > 0 && (
            <ul className="stack stack-2">
              {commenting.comments.map((comment) => (
                <OneComment key={comment.id} comment={comment} about={null} messages={commenting.messages} />
              ))}
            </ul>
          )}
          <AddCellComment
            listId={commenting.listId}
            symbol={cell.symbol}
            field={key === 'company' ? null : key}
          />
        </>
      )}
    </div>
  );
}

function About({
  company,
  fieldKey,
  period,
  own,
}: Pick<Props, 'company' | 'period' | 'own'> & { fieldKey: Exclude<OpenCell['field'], 'company'> }) {
  const field = lensField(fieldKey);
  const figure = figureOf(company, fieldKey, own);
  const missing = missingWords(company, field, own);
  if (missing !== null) {
    return (
      <>
        <p className="small">{missing}</p>
        {isWithheld(company, field) && (
          <p className="row row-wrap">
            <SignInActions plans={false} quiet />
          </p>
        )}
      </>
    );
  }
  const currency = currencyOf(company, field);
  const inMillions = field.unit === 'millions' ? 'millions' : null;
  const years = figure?.years ?? null;
  return (
    <p className="small">
      <b className="num">{printLens(figure?.value ?? null, field)}</b>
      {[currency, inMillions].some(Boolean) && ` ${[currency, inMillions].filter(Boolean).join(' ')}`},{' '}
      {lensBasisWords(field, period)}
      {years !== null &&
        `; figures of ${years} ${years === 1 ? 'year' : 'years'} are on file, so it isn’t compared`}
      {whenOf(company, field.basis)}.
    </p>
  );
}

/** The day a figure stands for. */
function whenOf({ yearEnd, ratiosAsOf, lastTradeTime }: LensCompany, basis: string): string {
  if (basis === 'own') return '';
  if (basis === 'today' || basis === 'return') {
    const day = ratiosAsOf ?? lastTradeTime?.slice(0, 10);
    return day == null ? '' : `; close of ${day}`;
  }
  return yearEnd === null ? '' : `; fiscal year to ${yearEnd}`;
}

const width = 320;
const margin = 8;

/** Below its cell, or above it near the end of the window. On a phone it lies at the end of the screen. */
function placeOf({ left, right, top, bottom }: DOMRect): CSSProperties {
  const x = Math.max(margin, Math.min(left, window.innerWidth - width - 2 * margin, right - 40));
  const isLow = bottom > window.innerHeight * 0.6;
  const place = isLow
    ? { '--x': `${x}px`, '--bottom': `${window.innerHeight - top + margin}px` }
    : { '--x': `${x}px`, '--top': `${bottom + margin}px` };
  return place as CSSProperties;
}

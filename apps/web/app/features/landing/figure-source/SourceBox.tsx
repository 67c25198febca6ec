import type { FiledFigure } from '@tenfold/contract/landing';
import { formatMillions } from '@tenfold/domain/format';
import { type Ref, useEffect, useRef } from 'react';
import { formatDay } from '../../../figures/format-day.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { columnName, madeOf, rowName, wrappingTag } from './source-words.ts';
import './source-box.css';

interface Props {
  company: string;
  currency: string;
  rowKey: string;
  figure: FiledFigure;
  className?: string;
  place?: { readonly left: number; readonly top: number } | undefined;
  ref?: Ref<HTMLElement>;
  /** Without it the box stays. */
  onClose?: () => void;
}

/** Where a filed figure comes from. */
export function SourceBox({ company, currency, rowKey, figure, className, place, ref, onClose }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const isOpened = onClose !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each figure that is opened
  useEffect(() => {
    if (isOpened) link.current?.focus({ preventScroll: true });
  }, [isOpened, figure]);
  const name = rowName(rowKey).toLowerCase();
  const [filing] = figure.sources;
  return (
    <section
      ref={ref}
      className={classNames('fact-pop', className)}
      role={isOpened ? 'dialog' : undefined}
      aria-label={`Source of ${name} ${columnName(figure)}`}
      style={place}
    >
      <div>
        <span className="caption">
          {company} · {name} · fiscal <b>{columnName(figure)}</b>
        </span>
        <span className="figure num">
          {formatMillions(figure.value)} <small>{currency} millions</small>
        </span>
        <span className="caption">{madeOf(figure)}</span>
      </div>
      <div>
        <dl>
          {figure.sources.map(({ rowKey: part, tag, value, sign, accession }) => (
            <div key={`${tag} ${accession} ${value} ${sign}`}>
              <dt>{part === null ? wrappingTag(tag) : rowName(part)}</dt>
              <dd className="num">{formatMillions(value)}</dd>
            </div>
          ))}
          {filing && (
            <>
              <div>
                <dt>Filing</dt>
                <dd>
                  {filing.form}, filed {formatDay(filing.filed)}
                </dd>
              </div>
              <div>
                <dt>Number</dt>
                <dd>
                  <code>{filing.accession}</code>
                </dd>
              </div>
            </>
          )}
          {figure.restatedFrom && (
            <div>
              <dt>Restated from</dt>
              <dd>
                {formatMillions(figure.restatedFrom.value)} in the {figure.restatedFrom.form} of{' '}
                {formatDay(figure.restatedFrom.filed)}
              </dd>
            </div>
          )}
        </dl>
      </div>
      <div className="foot row">
        {filing && (
          <a ref={link} className="link" href={filing.url} target="_blank" rel="noopener noreferrer">
            Open the filing
            <Icon name="external" small />
            <span className="visually-hidden"> on the SEC’s site, opens in a new tab</span>
          </a>
        )}
        {onClose && <IconButton icon="close" label="Close source" small className="push" onClick={onClose} />}
      </div>
    </section>
  );
}

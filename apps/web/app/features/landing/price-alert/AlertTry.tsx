import type { LandingFigures, Subsection } from '@tenfold/contract/landing';
import { useState } from 'react';
import { formatMoney } from '../../../figures/format-money.ts';
import { Segmented } from '../../../ui/controls/Segmented.tsx';
import { DrawnIcon, Icon } from '../../../ui/text/Icon.tsx';
import { TrySection } from '../section/TrySection.tsx';
import './alert.css';

interface Props {
  texts: Subsection;
  /** By the blue figures above; null where they leave no value. */
  value: number | null;
  company: NonNullable<LandingFigures['company']>;
}

const margins = [
  { value: '5', label: '5%' },
  { value: '10', label: '10%' },
  { value: '20', label: '20%' },
] as const;

type Margin = (typeof margins)[number]['value'];

const pencil = 'M4 20l1-4L16.5 4.5a1.8 1.8 0 0 1 2.6 0l.4.4a1.8 1.8 0 0 1 0 2.6L8 19z';
const bell = 'M6 9.5a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4s2-1.5 2-6.5M10 19.5a2 2 0 0 0 4 0';

export function AlertTry({ texts, value, company: { currency, stockPrice } }: Props) {
  const [margin, setMargin] = useState<Margin>('10');
  const at = value === null ? null : value * (1 - Number(margin) / 100);
  return (
    <TrySection texts={texts}>
      <div className="card follow">
        <div className="follow-row">
          <span className="icon-disc">
            <DrawnIcon path={pencil} />
          </span>
          <span>
            <b>Your value</b>
            <span className="caption">from the blue figures above</span>
          </span>
          <b className="num edit">{formatMoney(value, currency)}</b>
        </div>
        <div className="follow-row">
          <span className="icon-disc">
            <Icon name="down" />
          </span>
          <span>
            <b>{margin}% below</b>
            <span className="caption">your margin of safety</span>
          </span>
          <Segmented label="Margin of safety" small options={margins} value={margin} onChange={setMargin} />
        </div>
        <div className="follow-row is-on">
          <span className="icon-disc">
            <DrawnIcon path={bell} />
          </span>
          <span>
            <b>Tell me at</b>
            {stockPrice !== null && (
              <span className="caption">price now {formatMoney(stockPrice, currency)}</span>
            )}
          </span>
          <b className="num">{formatMoney(at, currency)}</b>
        </div>
      </div>
    </TrySection>
  );
}

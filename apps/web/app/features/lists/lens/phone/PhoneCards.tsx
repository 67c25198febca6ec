import { type LensFieldKey, lensField } from '@tenfold/domain/lens';
import { useState } from 'react';
import { Button } from '../../../../ui/controls/Button.tsx';
import { useReorder } from '../../../../ui/reorder/use-reorder.ts';
import { inOrder, toMovable } from '../changes/in-order.ts';
import type { LensView } from '../grid/lens-view.ts';
import { isWithheldOfAll } from '../model/withheld.ts';
import { PhoneCard } from './PhoneCard.tsx';
import './phone.css';

const shownAtOnce = 50;
const keyFigures: readonly LensFieldKey[] = [
  'revenueGrowth',
  'margin',
  'priceEarningsRatioLtm',
  'freeCashFlowYield',
  'earningsPerShare',
  'marketCap',
];
const figuresOfCard = 4;

/** A card a company with its main figures; the lens has all. */
export function PhoneCards({ view, onLens }: { view: LensView; onLens: (symbol: string) => void }) {
  const { table, changes } = view;
  const [most, setMost] = useState(shownAtOnce);
  const reorder = useReorder(table.companies.map(toMovable), {
    onArrange: (symbols) => changes?.arrange(symbols),
  });
  const companies = inOrder(table.companies, reorder);
  const hasLines = companies.some(({ priceLine }) => priceLine.length > 0);
  const figures = keyFigures
    .filter((key) => !isWithheldOfAll(table.companies, lensField(key)))
    .slice(0, figuresOfCard);
  return (
    <div className="lens-cards">
      <ul>
        {companies.slice(0, most).map((company, at) => (
          <PhoneCard
            key={company.symbol}
            company={company}
            at={at}
            view={view}
            figures={figures}
            hasLines={hasLines}
            reorder={reorder}
            onLens={onLens}
          />
        ))}
      </ul>
      {companies.length > most && (
        <Button block onClick={() => setMost(most + shownAtOnce)}>
          Show {Math.min(shownAtOnce, companies.length - most)} more
        </Button>
      )}
      <p className="visually-hidden" role="status">
        {reorder.spoken}
      </p>
    </div>
  );
}

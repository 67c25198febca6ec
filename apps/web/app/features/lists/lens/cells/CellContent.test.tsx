import { type LensFieldKey, lensField } from '@tenfold/domain/lens';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lensCompany } from '../lens-company.fixture.ts';
import { CellContent } from './CellContent.tsx';

const tsmc = lensCompany('TSM', {
  figures: { revenueGrowth: null, margin: 0.37 },
  why: { revenueGrowth: 'history_too_short' },
});

function markup(company: typeof tsmc, key: LensFieldKey) {
  return renderToStaticMarkup(
    <CellContent
      company={company}
      field={lensField(key)}
      period="10Y"
      standing={null}
      own={null}
      extended={false}
    />,
  );
}

test('a dash of the lens says why there is no figure', () => {
  expect(markup(tsmc, 'revenueGrowth')).toContain('title="The history is too short."');
  expect(markup(tsmc, 'margin')).not.toContain('title');
});

test('a company without a price says so in the words of its page', () => {
  const unpriced = lensCompany('ANET', { stockPrice: null, stockPriceChange: null });
  expect(markup(unpriced, 'price')).toContain('No price yet');
  expect(markup(unpriced, 'price')).not.toContain('–');
});

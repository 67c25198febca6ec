import type { Company } from '@tenfold/contract/company';
import type { Financials } from '@tenfold/contract/financials';
import type { AnyRowKey } from '@tenfold/domain/rows';
import { Suspense, useCallback, useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { scaleLabel } from '../../../figures/scale-label.ts';
import { isSourceAddress } from '../../../figures/source-address.ts';
import type { TableComments } from '../../../figures/table-comments.ts';
import type { PageForecast } from '../../../page-forecast/page-forecast.ts';
import type { TableEditing } from '../../../page-forecast/table-editing.ts';
import type { TableColumn } from '../columns/table-column.ts';
import { useShownColumns } from '../columns/use-shown-columns.ts';
import type { Contests } from '../contests/contested-cells.ts';
import { LinkedSource } from '../source/LinkedSource.tsx';
import { FinancialsFigures } from './FinancialsFigures.tsx';
import { FinancialsHead } from './FinancialsHead.tsx';
import type { FinancialsMode } from './FinancialsMobileHead.tsx';
import { FinancialsMobileHead } from './FinancialsMobileHead.tsx';
import type { OpenPanel } from './FinancialsPanels.tsx';
import { FinancialsPanels } from './FinancialsPanels.tsx';
import { useFinancialsMeasure, useFinancialsType, useStoredSettings } from './settings.ts';
import '../../../ui/layout/card.css';
import './financials-card.css';

interface Props {
  company: Pick<Company, 'symbol' | 'shortName'>;
  financials: Omit<Financials, 'quarterly' | 'estimated' | 'projected' | 'terminal' | 'valuationMethods'>;
  contests: Contests;
  model: PageForecast;
  editing?: TableEditing;
  comments?: TableComments;
  /** On phones: actual years or forecast. Controlled by a page with its own tabs. */
  mode?: FinancialsMode;
  onMode?: (mode: FinancialsMode) => void;
}

export function FinancialsCard({ company, financials, contests, model, editing, comments, ...given }: Props) {
  useStoredSettings();
  const heading = useId();
  const type = useFinancialsType((stored) => stored.value);
  const [panel, setPanel] = useState<OpenPanel | null>(null);
  const [ownMode, setOwnMode] = useState<FinancialsMode>('financials');
  const mode = given.mode ?? ownMode;
  const setMode = given.onMode ?? setOwnMode;

  const shown = useShownColumns(company.symbol, financials, model.columns);
  const measure = useFinancialsMeasure((stored) => stored.value);
  const measured = type === 'table' ? measure : 'values';
  const openSource = useCallback((row: AnyRowKey, column: TableColumn) => setPanel({ row, column }), []);

  // The server doesn't see the fragment.
  const { hash } = useLocation();
  const [isLinked, setLinked] = useState(false);
  useEffect(() => setLinked(isSourceAddress(hash)), [hash]);

  return (
    <section className="card financials" id="financials" aria-labelledby={heading} data-mode={mode}>
      <FinancialsHead
        id={heading}
        scale={measureLabels[measured] ?? scaleLabel(financials)}
        model={model}
        onFilters={() => setPanel('filters')}
        comment={comments?.button}
      />
      <FinancialsMobileHead
        scale={measureLabels[measured] ?? scaleLabel(financials, 'US$')}
        mode={mode}
        onMode={setMode}
        model={model}
        onFilters={() => setPanel('filters')}
        comments={comments}
      />
      <FinancialsFigures
        company={company}
        financials={financials}
        contests={contests}
        shown={shown}
        mode={mode}
        model={model}
        editing={editing}
        comments={comments}
        onOpen={openSource}
      />
      <p className="card-foot caption">
        Free cash flow (FCF) = cash from operations (CFO) − capital spending (capex). Figures as filed with
        the SEC. Select one to see its source.{' '}
        <button type="button" className="link needs-script" onClick={() => setPanel('filings')}>
          All filings
        </button>
        {type === 'table' && comments?.loaded?.foot}
      </p>
      <Suspense>{isLinked && <LinkedSource columns={shown.columns} onOpen={openSource} />}</Suspense>
      <Suspense>
        {panel !== null && (
          <FinancialsPanels
            panel={panel}
            symbol={company.symbol}
            financials={financials}
            columns={shown.columns}
            measure={measured}
            model={model}
            comments={comments}
            onClose={() => setPanel(null)}
          />
        )}
      </Suspense>
    </section>
  );
}

const measureLabels = {
  values: null,
  share: 'income statement and cash flow in % of revenue, balance sheet in % of total assets',
  growth: 'change from a year before',
} as const;

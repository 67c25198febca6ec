import type { Company } from '@tenfold/contract/company';
import type { Financials, MoreRows } from '@tenfold/contract/financials';
import { type AnyRowKey, anyRowOf } from '@tenfold/domain/rows';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import type { RowCommenting } from '../../../figures/table-comments.ts';
import { forecastChoice } from '../../../page-forecast/forecast-choices.ts';
import { forecastName } from '../../../page-forecast/forecast-labels.ts';
import type { PageForecast } from '../../../page-forecast/page-forecast.ts';
import { hydrateLater } from '../../../platform/screens/hydrate-later.tsx';
import { Segmented } from '../../../ui/controls/Segmented.tsx';
import { Select } from '../../../ui/controls/Select.tsx';
import { ShareButton } from '../../../ui/controls/ShareButton.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { ForecastPicker } from '../card/ForecastPicker.tsx';
import { QuartersPlace } from '../card/QuartersPlace.tsx';
import { ScaleLabel } from '../card/ScaleLabel.tsx';
import {
  useFinancialsBasis,
  useFinancialsType,
  useFinancialsView,
  useStoredSettings,
} from '../card/settings.ts';
import { basisChoices, typeChoices, viewChoices } from '../card/table-choices.ts';
import { pageRows } from '../chart/chart-rows.ts';
import { rowCurrency } from '../chart/row-points.ts';
import { commentedColumn } from '../columns/commented-column.ts';
import { withMoreRows } from '../columns/more-rows.ts';
import type { TableColumn } from '../columns/table-column.ts';
import { useShownColumns } from '../columns/use-shown-columns.ts';
import { RowMenu } from './RowMenu.tsx';
import '../../../ui/layout/card.css';
import './row-page.css';

const FinancialsChart = hydrateLater(
  async () => (await import('../chart/FinancialsChart.tsx')).FinancialsChart,
);

interface Props {
  company: Company;
  financials: Omit<Financials, 'quarterly' | 'surprises' | 'quality'>;
  /** The further rows, for the page of one of them. */
  more: MoreRows | null;
  rowKey: AnyRowKey;
  address: string;
  model: PageForecast;
  /** null until it is loaded. */
  comments: RowCommenting | null;
}

const rowChoices = pageRows.map(({ key, label }) => ({ value: key, label }));

export function RowPage({ company, financials, more, rowKey, address, model, comments }: Props) {
  useStoredSettings();
  const navigate = useNavigate();
  const period = useFinancialsBasis();
  const view = useFinancialsView();
  const table = useFinancialsType();
  const shown = useShownColumns(company.symbol, financials, model.columns);
  const { awaited } = shown;
  const columns = useMemo(
    () => (more === null ? shown.columns : withMoreRows(shown.columns, more).filter(hasFigure(rowKey))),
    [shown.columns, more, rowKey],
  );
  const row = anyRowOf(rowKey);
  const forecast = forecastChoice(model);
  const place = useMemo(
    () => ({ row: rowKey, columns: columns.map(commentedColumn), forecast }),
    [rowKey, columns, forecast],
  );
  const remarks = useMemo(() => comments?.remarksOf(place), [comments, place]);
  return (
    <div className="row-page">
      <Link className="link small row-page-back" to={`/company/${company.symbol}#financials`}>
        <Icon name="back" small />
        {company.shortName}
      </Link>
      <section className="card" aria-labelledby="row-title">
        <div className="card-head">
          <div>
            <h1 id="row-title">
              {row.label} <span className="muted">{company.name}</span>
            </h1>
            <p className="caption">
              <ScaleLabel of={financials} />
            </p>
          </div>
          <div className="push row row-wrap">
            <Segmented
              label="View type"
              options={typeChoices}
              value="chart"
              onChange={() => {
                table.choose('table');
                void navigate(`/company/${company.symbol}#financials`);
              }}
            />
            <Select label="Periods" choices={basisChoices} value={period.value} onChange={period.choose} />
            <Select label="View" choices={viewChoices} value={view.value} onChange={view.choose} />
            <ForecastPicker model={model} />
            <ShareButton address={address} named />
          </div>
        </div>
        <div className="row-page-body">
          <RowMenu symbol={company.symbol} current={rowKey} />
          <div className="row-choice mobile-only">
            <Select
              label="Row"
              choices={rowChoices}
              value={rowKey}
              onChange={(key) => void navigate(`/financials/${company.symbol}/${key}`)}
            />
          </div>
          <QuartersPlace awaited={awaited}>
            <FinancialsChart
              row={row}
              columns={columns}
              currency={rowCurrency(rowKey, financials.reportedCurrency, financials.currency)}
              forecastName={forecastName(model)}
              tableOpen
              remarks={remarks}
            />
          </QuartersPlace>
          <aside className="row-comments" aria-label="Comments">
            {comments?.side(place)}
          </aside>
        </div>
      </section>
    </div>
  );
}

/** Most further rows aren't forecast: their pages end with the last filed column. */
function hasFigure(rowKey: AnyRowKey) {
  return ({ sourceColumn, cell }: TableColumn) => sourceColumn !== null || cell(rowKey).value !== null;
}

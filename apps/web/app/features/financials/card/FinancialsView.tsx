import type { Financials } from '@tenfold/contract/financials';
import { useMemo } from 'react';
import type { TableComments } from '../../../figures/table-comments.ts';
import { forecastChoice } from '../../../page-forecast/forecast-choices.ts';
import type { PageForecast } from '../../../page-forecast/page-forecast.ts';
import type { TableEditing } from '../../../page-forecast/table-editing.ts';
import { useGrid } from '../../../ui/grid/use-grid.ts';
import { measuredColumns } from '../columns/measured-columns.ts';
import { inDensity } from '../columns/shown-columns.ts';
import type { TableColumn } from '../columns/table-column.ts';
import { type Contests, contestedCells } from '../contests/contested-cells.ts';
import { failedChecks } from '../data-quality/failed-checks.ts';
import { CommentPlace } from '../table/CommentPlace.tsx';
import { cellMarks } from '../table/cell-marks.ts';
import { consensusNotes } from '../table/consensus-notes.ts';
import { EditorPlace } from '../table/EditorPlace.tsx';
import { FinancialsTable } from '../table/FinancialsTable.tsx';
import type { OpenSource } from '../table/open-source.ts';
import { rowEffects } from '../table/row-effects.ts';
import { comparisonsOf } from '../table/surprises.ts';
import { FinancialsLegend } from './FinancialsLegend.tsx';
import type { FinancialsMode } from './FinancialsMobileHead.tsx';
import { useFinancialsMeasure, useFinancialsView, useSwitches } from './settings.ts';

interface Props {
  symbol: string;
  label: string;
  financials: Pick<Financials, 'fiscalYearEnd' | 'forecastBase' | 'quality' | 'surprises'>;
  contests: Contests;
  /** With those that condensed leaves out. */
  columns: readonly TableColumn[];
  inView: number;
  all: boolean;
  mode: FinancialsMode;
  onOpen: OpenSource;
  model: PageForecast;
  /** Absent where the forecast isn't typed. */
  editing: TableEditing | undefined;
  comments: TableComments | undefined;
}

export function FinancialsView({
  financials,
  contests,
  columns: given,
  model,
  editing,
  comments,
  ...table
}: Props) {
  const grid = useGrid();
  const view = useFinancialsView((stored) => stored.value);
  const measure = useFinancialsMeasure((stored) => stored.value);
  const { beats, versus } = useSwitches();
  const isValues = measure === 'values';
  const columns = useMemo(() => inDensity(measuredColumns(given, measure), view), [given, measure, view]);
  const predicted = model.own?.predicted;
  const comparisons = useMemo(
    () => comparisonsOf(columns, financials.surprises, predicted),
    [columns, financials, predicted],
  );
  const consensus = useMemo(() => consensusNotes(financials.forecastBase), [financials]);
  const failed = useMemo(() => failedChecks(financials.quality), [financials]);
  const contested = useMemo(() => contestedCells(contests), [contests]);
  const isEdited = editing !== undefined && isValues && columns.at(-1)?.kind === 'terminal';
  const { marks, effects } = useEditedMarks(model, isEdited);
  const forecast = forecastChoice(model);
  const loaded = comments?.loaded;
  const commented = useMemo(() => loaded?.marksOf(forecast), [loaded, forecast]);
  const tableShown = (
    <FinancialsTable
      {...table}
      grid={grid}
      columns={columns}
      fiscalYearEnd={financials.fiscalYearEnd}
      comparisons={comparisons}
      consensus={consensus}
      beats={beats && isValues}
      versus={versus && isValues}
      rates={!isValues}
      failed={failed}
      contested={contested}
      marks={marks}
      effects={effects}
      commented={commented}
    />
  );
  return (
    <>
      <FinancialsLegend
        compared={comparisons.size > 0 && isValues}
        edited={isEdited}
        comments={comments?.isOwn ? (loaded?.legend ?? null) : undefined}
        ownName={predicted !== undefined && predicted.size > 0 ? (model.own?.name ?? null) : null}
      />
      {isEdited && editing.bar}
      <CommentPlace
        comments={comments}
        columns={columns}
        given={given}
        forecast={forecast}
        grid={grid}
        isEdited={isEdited}
        onOpen={table.onOpen}
      >
        <EditorPlace editing={isEdited ? editing : null} grid={grid}>
          {tableShown}
        </EditorPlace>
      </CommentPlace>
    </>
  );
}

/** What the table shows of the figures that are typed, while they can be. */
function useEditedMarks(model: PageForecast, isEdited: boolean) {
  const { typed } = model;
  const changed = model.own?.changed;
  const marks = useMemo(
    () => (isEdited ? cellMarks(typed ?? [], changed ?? new Set()) : null),
    [isEdited, typed, changed],
  );
  const method = isEdited ? model.result?.method : undefined;
  const effects = useMemo(
    () => (method === undefined ? null : rowEffects(method, typed ?? [])),
    [method, typed],
  );
  return { marks, effects };
}

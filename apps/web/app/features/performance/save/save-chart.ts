import { saveFile } from '../../../platform/storage/save-file.ts';
import type { PlotEvent } from '../../../ui/chart/events/plot-events.ts';
import type { PlotType } from '../../../ui/chart/series/plot-series.ts';
import type { ChartView } from '../plot/chart-view.ts';
import { buildDrawing } from './build-drawing.ts';
import { chartCsv } from './chart-csv.ts';
import { renderPng } from './render-png.ts';
import { renderSvg } from './render-svg.ts';
import { type SavedCompany, savedText } from './saved-text.ts';

export type SaveKind = 'png' | 'svg' | 'csv';

export interface SaveInput {
  readonly view: ChartView;
  readonly type: PlotType;
  readonly company: SavedCompany;
  readonly card: Element;
  /** The events on the chart. */
  readonly events: readonly PlotEvent[];
}

export async function saveChart(
  kind: SaveKind,
  { view, type, company, card, events }: SaveInput,
): Promise<void> {
  const { symbol, period } = view.request;
  const name = `${symbol}-${period.replace('..', '-to-')}.${kind}`;
  if (kind === 'csv') {
    const text = chartCsv(view.series, view.bands, events);
    saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
    return;
  }
  const drawing = buildDrawing(card, savedText(company, view), view.series, type);
  const file =
    kind === 'svg' ? new Blob([renderSvg(drawing)], { type: 'image/svg+xml' }) : await renderPng(drawing);
  saveFile(name, file);
}

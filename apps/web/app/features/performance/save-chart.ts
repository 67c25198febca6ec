import type { PlotType } from '../../ui/chart/plot-series.ts';
import { saveFile } from '../../ui/save-file.ts';
import { chartCsv } from './chart-csv.ts';
import { drawingOf } from './drawing-of.ts';
import { pngOf } from './drawing-png.ts';
import { drawingSvg } from './drawing-svg.ts';
import type { Picture } from './picture.ts';

export type SaveKind = 'png' | 'svg' | 'csv';

export interface SaveInput {
  readonly picture: Picture;
  readonly type: PlotType;
  /** The company, over the picture. */
  readonly title: string;
  /** Where the chart is drawn. */
  readonly card: Element;
}

/** Hands the chart to the browser as a file. Loaded when someone first asks for one. */
export async function saveChart(kind: SaveKind, { picture, type, title, card }: SaveInput): Promise<void> {
  const { symbol, range } = picture.request;
  const name = `${symbol}-${range}.${kind}`;
  if (kind === 'csv') {
    saveFile(name, new Blob([chartCsv(picture.series, picture.bands)], { type: 'text/csv;charset=utf-8' }));
    return;
  }
  const drawing = drawingOf(card, `${title}, ${range}`, picture.series, type);
  const file =
    kind === 'svg' ? new Blob([drawingSvg(drawing)], { type: 'image/svg+xml' }) : await pngOf(drawing);
  saveFile(name, file);
}

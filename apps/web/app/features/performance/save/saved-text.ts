import type { Company } from '@tenfold/contract/company';
import { formatMoment } from '../../../ui/chart/time/moment.ts';
import { periodLabel } from '../choices/period-label.ts';
import type { ChartView } from '../plot/chart-view.ts';

export type SavedCompany = Pick<Company, 'symbol' | 'name' | 'quote'>;

/** What a picture must say once it has left the page: whose figures, from where, until when, and what is invented. */
export interface SavedText {
  readonly heading: string;
  readonly notes: readonly string[];
}

export function savedText({ name, symbol, quote }: SavedCompany, view: ChartView): SavedText {
  const { request, series, simulated } = view;
  const filed = series.flatMap(({ points }) => points.filter(({ forecast }) => !forecast));
  const last = Math.max(...filed.map(({ day }) => day));
  const hasPrices = series.some(({ pace, points }) => pace === 'daily' && points.length > 0);
  const hasFigures = series.some(({ pace, points }) => pace === 'period' && points.length > 0);
  const sources = [
    ...(hasFigures ? ['Figures: company filings with the SEC.'] : []),
    ...(hasPrices && quote !== null ? [`Prices: ${capital(quote.source)}.`] : []),
  ];
  return {
    heading: `${name} (${symbol}), ${periodLabel(request.period)}`,
    notes: [
      ...(series.some(({ rebased }) => rebased) ? ['Rebased: change from the first value.'] : []),
      ...(filed.length === 0 ? [] : [`As of ${formatMoment(last)}.`]),
      ...sources,
      ...(simulated ? ['Prices in fine dashes are simulated.'] : []),
      ...(view.forecast === null ? [] : [`Forecast: ${view.forecast.name}, outlined in blue.`]),
    ],
  };
}

/** Puts as many notes in a line as fit; one that needs more than a line breaks between words. */
export function wrapNotes(notes: readonly string[], letters: number): string[] {
  const parts = notes.flatMap((note) => (note.length <= letters ? [note] : note.split(' ')));
  const lines: string[] = [];
  for (const part of parts) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + part.length <= letters)
      lines[lines.length - 1] = `${line} ${part}`;
    else lines.push(part);
  }
  return lines;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

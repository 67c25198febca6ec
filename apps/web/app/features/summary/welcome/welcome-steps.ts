import { openSymbol } from '@tenfold/contract/policy/open-company';
import type { ActionKey } from '../../../shell/actions/header-action.ts';
import { forecastsPath, listsPath } from '../../../shell/my-paths.ts';

export interface WelcomeStep {
  readonly title: string;
  readonly why: string;
  readonly isDone: boolean;
  readonly action: string;
  /** Where it is done: a page, or a dialog of the header. */
  readonly place: string | { readonly dialog: ActionKey };
}

interface Progress {
  /** The first of all, then those counted this month, in their order. */
  readonly opened: readonly string[];
  readonly forecasts: number;
  readonly notes: number;
  readonly lists: number;
}

export function welcomeSteps({ opened, forecasts, notes, lists }: Progress): WelcomeStep[] {
  const last = opened.at(-1);
  return [
    {
      title: 'Open a company',
      why:
        last === undefined
          ? 'Ten years of figures, a forecast and a value on one page. Apple never counts toward a limit.'
          : `You opened ${last}.`,
      isDone: last !== undefined || forecasts + notes + lists > 0,
      action: 'Open Apple',
      place: `/company/${openSymbol}`,
    },
    {
      title: 'Make a forecast yours',
      why: 'Start from a company’s ten-year averages and change what you see differently.',
      isDone: forecasts > 0,
      action: 'Make a forecast',
      place: forecastsPath,
    },
    {
      title: 'Write down why',
      why: 'A note keeps the price and figures of the day you write it.',
      isDone: notes > 0,
      action: 'New note',
      place: { dialog: 'new-note' },
    },
    {
      title: 'Follow companies in a list',
      why: 'Their moves and filings appear here each morning.',
      isDone: lists > 0,
      action: 'New list',
      place: listsPath,
    },
  ];
}

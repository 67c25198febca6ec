import type { FilingFetchRefusal, FilingFetchState } from '@tenfold/contract/company';

/** Prices only where a source of quotes is set up. */
export const fetchSteps = [
  { state: 'queued', label: 'Waiting for its turn' },
  { state: 'fetching', label: 'Fetching its filings from the SEC' },
  { state: 'reading', label: 'Reading the figures' },
  { state: 'calculating', label: 'Calculating ratios, forecast and value' },
] as const satisfies readonly { state: FilingFetchState; label: string }[];

export const pricingLabel = 'Getting its prices';

/** 0 before the first step, `fetchSteps.length` after the last. */
export function stepsDone(state: FilingFetchState): number {
  if (state === 'pricing' || state === 'ready') return fetchSteps.length;
  return Math.max(
    0,
    fetchSteps.findIndex((step) => step.state === state),
  );
}

export function isUnderWay(state: FilingFetchState): boolean {
  return state !== 'off' && state !== 'available' && state !== 'ready' && state !== 'refused';
}

export function stepLabel(state: FilingFetchState): string {
  if (state === 'pricing') return pricingLabel;
  if (state === 'ready') return 'Ready';
  return fetchSteps[stepsDone(state)]?.label ?? '';
}

interface RefusalLabel {
  readonly title: string;
  readonly why: string;
  /** Whether asking again may help. */
  readonly again: boolean;
}

export function refusalLabel(refusal: FilingFetchRefusal, name: string): RefusalLabel {
  return {
    unreachable: {
      title: 'The SEC isn’t answering',
      why: `We couldn’t fetch the filings of ${name}. Try again in a moment.`,
      again: true,
    },
    no_filer: {
      title: `The SEC has no filings of ${name}`,
      why: 'Its symbol is listed, but the SEC knows no filer behind it. There is nothing to fetch.',
      again: false,
    },
    no_figures: {
      title: `No figures to read for ${name}`,
      why: 'It files no company figures with the SEC, as funds, trusts and many foreign companies don’t. There is nothing to fetch.',
      again: false,
    },
    unreadable: {
      title: `We can’t read the filings of ${name}`,
      why: 'What the SEC sent is damaged or not in the expected format. Try again later.',
      again: true,
    },
    failed: {
      title: 'Something went wrong on our side',
      why: `The filings of ${name} arrived, but we couldn’t work with them. Try again in a few minutes.`,
      again: true,
    },
  }[refusal];
}

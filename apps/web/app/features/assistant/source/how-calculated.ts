import type { StatedFigure } from '@tenfold/contract/assistant';

/** Null: it stands in a filing as it is. */
export function howCalculated({ unit, line, inputs, source }: StatedFigure): string | null {
  if (source.includes('user')) return 'Assumed by you.';
  if (unit === 'year') return 'The year chosen by the values below.';
  if (unit === 'symbol' || unit === 'ordered symbols') return 'Put in order by the values below.';
  if (line?.startsWith('fair value ') === true) {
    return 'From averages of past years, at a required return of 10% and without growth after the forecast. The company’s page shows each step, and other assumptions.';
  }
  const [, found] = /( change| difference| growth a year| summed| averaged)$/.exec(line ?? '') ?? [];
  if (found !== undefined) return formulas[found] ?? null;
  if (line?.includes(' / ')) return 'The first value below ÷ the second.';
  return inputs.length > 1 || inputs[0]?.line !== line ? 'Calculated from the values below.' : null;
}

const formulas: Readonly<Record<string, string>> = {
  ' change': 'Later value ÷ earlier value − 1.',
  ' difference': 'Later value − earlier value.',
  ' growth a year': '(Later value ÷ earlier value) to the power of 1 ÷ years, − 1.',
  ' summed': 'The sum of the values below.',
  ' averaged': 'The sum of the values below ÷ their number.',
};
